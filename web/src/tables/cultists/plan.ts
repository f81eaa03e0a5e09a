/** The mansion as it is drawn: 1000 wide and 430 high. One plan serves all counts; rooms not in use are a closed wing. */
export type Box = { x: number; y: number; w: number; h: number }
export type Point = { x: number; y: number }

export const WIDE = 1000
export const HIGH = 430

export const PLACES: Record<string, Box> = {
  nw: { x: 263, y: 10, w: 102, h: 258 },
  sw: { x: 263, y: 276, w: 102, h: 144 },
  cm: { x: 483, y: 123, w: 144, h: 182 },
  ne: { x: 635, y: 10, w: 102, h: 160 },
  se: { x: 635, y: 178, w: 102, h: 242 },
  db1: { x: 75, y: 10, w: 180, h: 125 },
  o1: { x: 75, y: 143, w: 180, h: 162 },
  p2: { x: 75, y: 313, w: 180, h: 107 },
  lb: { x: 373, y: 10, w: 254, h: 105 },
  r: { x: 373, y: 123, w: 102, h: 102 },
  g: { x: 373, y: 313, w: 254, h: 107 },
  db3: { x: 745, y: 10, w: 180, h: 70 },
  p1: { x: 745, y: 88, w: 180, h: 107 },
  o2: { x: 745, y: 203, w: 180, h: 102 },
  db2: { x: 745, y: 313, w: 180, h: 107 },
  p3: { x: 527, y: 217, w: 100, h: 88 },
}

/** The hall, which goes round the Security Room. */
export const HALL = 'M483 123H627V305H373V233H483Z'

/** The hall's middle where a room was built into its corner. */
const SMALL_HALL: Box = { x: 483, y: 123, w: 144, h: 90 }

const upright = (x: number, y: number, h = 30): Box => ({ x, y, w: 10, h })
const lying = (x: number, y: number): Box => ({ x, y, w: 30, h: 10 })

const DOORS: Record<string, Box> = {
  'db1-nw': upright(254, 57),
  'db1-o1': lying(150, 134),
  'o1-sw': upright(254, 275),
  'p2-sw': upright(254, 351),
  'nw-sw': lying(299, 267),
  'lb-nw': upright(364, 47),
  'lb-ne': upright(626, 47),
  'nw-r': upright(364, 175),
  'cm-r': upright(474, 165),
  'cm-nw': upright(364, 236),
  'cm-sw': upright(364, 276),
  'cm-ne': upright(626, 131),
  'cm-se': upright(626, 181, 28),
  'ne-p1': upright(736, 123),
  'o2-p1': lying(820, 194),
  'o2-se': upright(736, 239),
  'db2-se': upright(736, 351),
  'ne-se': lying(671, 169),
  'g-sw': upright(364, 355),
  'g-se': upright(626, 355),
  'db3-ne': upright(736, 30),
  'cm-p3': lying(562, 209),
  'p3-se': upright(626, 246),
}

/** The Door between two places, if there is one. */
export const doorOf = (one: string, other: string): Box | undefined => DOORS[[one, other].sort().join('-')]

/** Where a place lies, with these rooms in the house. */
export function boxOf(place: string, rooms: readonly string[]): Box {
  const box = place === 'cm' && rooms.includes('p3') ? SMALL_HALL : PLACES[place]
  if (!box) throw new Error(`the plan knows no place '${place}'`)
  return box
}

export const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

type Rows = { size: number; columns: number }

/** The rows in which so many people stand largest. */
function rowsIn(count: number, wide: number, high: number): Rows {
  const ways = Array.from({ length: count }, (_, step) => {
    const columns = step + 1
    const size = Math.min(38, wide / (columns * 1.3 + 0.2), high / (Math.ceil(count / columns) * 1.22))
    return { size, columns }
  })
  return ways.reduce((best, way) => (way.size > best.size ? way : best))
}

/** A head below this size is hard to tell from others. */
const SMALL = 20

/**
 * How the people in a place stand: in rows, as large as they fit, below its name; in a low room beside its chip. A crowd
 * takes all there is.
 */
export function stand(count: number, box: Box, scale: Point, name = ''): { size: number; spots: Point[] } {
  const [wide, high] = [box.w * scale.x, box.h * scale.y]
  const narrow = wide < 104
  const low = high <= 66
  const wraps = narrow || name.length * 7.2 + 44 > wide
  const [top, bottom] = [wraps ? 30 : 20, low ? 0 : 24]
  const floors = [
    { wide: low && !narrow ? wide * 0.42 : wide, top, high: high - top - bottom },
    { wide: wide * 0.42, top, high: high - top },
    { wide, top: 14, high: high - 14 },
  ]
  const fits = floors.find((each) => rowsIn(count, each.wide, each.high).size >= SMALL)
  const floor = fits ?? { wide, top: 14, high: high - 14 }
  const { size, columns } = rowsIn(count, floor.wide, floor.high)
  const rows = Math.ceil(count / columns)
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: box.x * scale.x + floor.wide / 2 + ((place % columns) - (inRow - 1) / 2) * size * 1.3,
      y: box.y * scale.y + floor.top + floor.high / 2 + (row - (rows - 1) / 2) * size * 1.22,
    }
  })
  return { size: Math.floor(size), spots }
}
