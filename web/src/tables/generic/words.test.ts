import { expect, test } from 'vitest'
import { areRecords, columnsOf, isEmpty, namesSeats, spaced } from './words'

test('a field is said in words', () => {
  expect(spaced('first_player')).toBe('First player')
  expect(spaced('dark-blue')).toBe('Dark blue')
})

test('numbers of seats are known by the name of their field', () => {
  expect(['seat', 'to_seat', 'seats', 'first_player', 'order'].every(namesSeats)).toBe(true)
  expect(namesSeats('points')).toBe(false)
})

test('records make a table of all their fields', () => {
  const rows = [{ id: 1 }, { id: 2, name: 'x' }]

  expect(areRecords(rows)).toBe(true)
  expect(columnsOf(rows)).toEqual(['id', 'name'])
  expect(areRecords([1, 2])).toBe(false)
  expect(areRecords([])).toBe(false)
})

test('zero and no are something, an empty list is nothing', () => {
  expect([0, false].some(isEmpty)).toBe(false)
  expect([null, '', []].every(isEmpty)).toBe(true)
})
