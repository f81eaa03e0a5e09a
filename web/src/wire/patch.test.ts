import { expect, test } from 'vitest'
import { patched } from './patch'

const table = { board: { rooms: [{ books: 2 }, { books: 3 }] }, log: ['a', 'b'], ask: { moment: 1 } }

test('a change deep inside leaves its neighbours shared', () => {
  const after = patched(table, [{ at: ['board', 'rooms', 1, 'books'], put: 2 }])

  expect(after.board.rooms[1]).toEqual({ books: 2 })
  expect(after.board.rooms[0]).toBe(table.board.rooms[0])
  expect(table.board.rooms[1]).toEqual({ books: 3 })
})

test('a list keeps its beginning and gets a new end', () => {
  expect(patched(table, [{ at: ['log'], keep: 1, add: ['c', 'd'] }]).log).toEqual(['a', 'c', 'd'])
})

test('a list can lose its end', () => {
  expect(patched(table, [{ at: ['log'], keep: 1 }]).log).toEqual(['a'])
})

test('a change without a value takes away what was there', () => {
  expect(patched(table, [{ at: ['ask'] }]).ask).toBeNull()
})

test('an empty path replaces everything', () => {
  expect(patched(table as unknown, [{ at: [], put: 7 }])).toBe(7)
})
