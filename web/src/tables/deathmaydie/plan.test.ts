import { describe, expect, it } from 'vitest'
import type { SpaceView } from '../../wire/types'
import { farWays, passages, spots } from './plan'

const space = (id: string, at: number[], ways: string[]): SpaceView => ({
  id,
  tile: '1A',
  gate: null,
  ways,
  fire: 0,
  safe: true,
  shadow: false,
  at: at as SpaceView['at'],
})
const HALL = space('hall', [0, 0, 6, 4], ['stair', 'attic'])
const STAIR = space('stair', [6, 2, 4, 6], ['hall'])
const ATTIC = space('attic', [12, 0, 4, 4], ['hall'])

describe('the plan', () => {
  it('puts a passage in the middle of the wall that two spaces share', () => {
    expect(passages([HALL, STAIR, ATTIC])).toEqual([{ x: 6, y: 3, upright: true, from: 'hall', to: 'stair' }])
  })

  it('draws a line where spaces with a way between them lie apart, but not for stairs', () => {
    const ends = (hidden: string[]) => farWays([HALL, STAIR, ATTIC], hidden).map(([one, other]) => [one.id, other.id])

    expect(ends([])).toEqual([['attic', 'hall']])
    expect(ends(['hall', 'attic'])).toEqual([])
  })

  it('keeps all figures of a crowd inside their space', () => {
    for (const { x, y } of spots(HALL, 9)) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(6)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(4)
    }
  })
})
