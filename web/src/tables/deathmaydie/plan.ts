import type { SpaceView } from '../../wire/types'

/** The plan's raster, as the server lays spaces out on it. */
export const WIDE = 24
export const HIGH = 12
/** One step of the raster as it is drawn. */
export const STEP = 40
/** Walls stand this far inside a space's edge. */
export const WALL = 4

export type Way = { x: number; y: number; upright: boolean; from: string; to: string }

export const percent = (value: number, of: number): string => `${(value / of) * 100}%`

export const middle = ({ at: [left, top, width, height] }: SpaceView): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** The passages: where two spaces with a way between them share a wall, in the middle of it. */
export function passages(spaces: readonly SpaceView[]): Way[] {
  const byId = new Map(spaces.map((space) => [space.id, space]))
  return spaces.flatMap((space) =>
    space.ways.flatMap((id) => {
      const other = byId.get(id)
      if (!other || id < space.id) return []
      const door = shared(space, other)
      return door ? [{ ...door, from: space.id, to: id }] : []
    }),
  )
}

/** The middle of the wall that two spaces share, and whether it stands upright. */
function shared(one: SpaceView, other: SpaceView): { x: number; y: number; upright: boolean } | null {
  const [ax, ay, aw, ah] = one.at as [number, number, number, number]
  const [bx, by, bw, bh] = other.at as [number, number, number, number]
  const [left, right] = [Math.max(ax, bx), Math.min(ax + aw, bx + bw)]
  const [top, bottom] = [Math.max(ay, by), Math.min(ay + ah, by + bh)]
  if (left === right && bottom > top) return { x: left, y: (top + bottom) / 2, upright: true }
  if (top === bottom && right > left) return { x: (left + right) / 2, y: top, upright: false }
  return null
}

/** Ways that no shared wall shows, such as on a map that does not say where its spaces lie. */
export function farWays(spaces: readonly SpaceView[], hidden: readonly string[]): [SpaceView, SpaceView][] {
  const byId = new Map(spaces.map((space) => [space.id, space]))
  return spaces.flatMap((space) =>
    space.ways.flatMap((id): [SpaceView, SpaceView][] => {
      const other = byId.get(id)
      const marked = hidden.includes(space.id) && hidden.includes(id)
      return other && id > space.id && !marked && !shared(space, other) ? [[space, other]] : []
    }),
  )
}

const FLOORS = ['wood', 'tile', 'stone', 'rug'] as const

/** A floor for each space: the same one every time, and another one next door as a rule. */
export function floorOf(space: SpaceView, order: number): string {
  if (/courtyard|terrace|garden|walk|path|square|quay|pier|mole|yard/.test(space.id)) return 'stone'
  if (/cistern|boat|cove/.test(space.id)) return 'water'
  return FLOORS[(order * 3 + space.id.length) % FLOORS.length] ?? 'stone'
}

/** How much room a figure wants above and beside the next one, in raster steps. */
const TALL = 1.9
const BROAD = 1.35

/** Spots for so many figures in a space: in as few rows as it takes, closer together where it is crowded. */
export function spots(space: SpaceView, count: number): { x: number; y: number }[] {
  const [left, top, width, height] = space.at as [number, number, number, number]
  const most = Math.max(1, Math.floor((height - 0.7) / TALL))
  const rows = Math.min(most, Math.ceil((count * BROAD) / (width - 0.8)))
  const perRow = Math.ceil(count / rows)
  const gap = Math.min(BROAD, (width - 1.4) / Math.max(1, perRow - 1))
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      x: left + width / 2 + ((place % perRow) - (inRow - 1) / 2) * gap,
      y: top + height / 2 + 0.5 + (row - (rows - 1) / 2) * TALL,
    }
  })
}
