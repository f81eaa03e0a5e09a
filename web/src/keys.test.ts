import { expect, test } from 'vitest'
import { nearest } from './keys'

const THINGS = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 60, y: 90 },
  { x: 0, y: 120 },
]

test('an arrow goes to the nearest thing that lies that way', () => {
  expect(nearest({ x: 0, y: 0 }, THINGS, 'ArrowRight')).toBe(1)
  expect(nearest({ x: 0, y: 0 }, THINGS, 'ArrowDown')).toBe(3)
  expect(nearest({ x: 100, y: 5 }, THINGS, 'ArrowLeft')).toBe(0)
})

test('an arrow stays where nothing lies that way', () => {
  expect(nearest({ x: 0, y: 0 }, THINGS, 'ArrowUp')).toBe(-1)
})
