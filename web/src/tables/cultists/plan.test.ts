import { expect, test } from 'vitest'
import { boxOf, doorOf, PLACES, stand } from './plan'

const EVERYWHERE = Object.keys(PLACES)

test('a Door is found from both sides', () => {
  expect(doorOf('nw', 'db1')).toEqual(doorOf('db1', 'nw'))
  expect(doorOf('db1', 'db2')).toBeUndefined()
})

test('the hall is smaller where a room was built into it', () => {
  expect(boxOf('cm', ['p3']).h).toBeLessThan(boxOf('cm', []).h)
})

test.each([1, 2, 5, 8])('%i people stand in every place without touching each other or its walls', (count) => {
  for (const place of EVERYWHERE) {
    const box = boxOf(place, [])
    const { size, spots } = stand(count, box, { x: 0.8, y: 0.8 })

    expect(size, place).toBeGreaterThanOrEqual(13)
    for (const spot of spots) {
      expect(spot.x - size / 2, place).toBeGreaterThanOrEqual(box.x * 0.8 - 4)
      expect(spot.x + size / 2, place).toBeLessThanOrEqual((box.x + box.w) * 0.8 + 4)
    }
    for (const [first, one] of spots.entries())
      for (const other of spots.slice(first + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y), place).toBeGreaterThanOrEqual(size)
  }
})
