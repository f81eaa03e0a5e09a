/** The marks of the eight seats, in the order of their colours. */
export const MARKS = ['●', '■', '▲', '◆', '⬢', '✚', '★', '☾'] as const

/** Heads in cut paper: the drawing, and the colours it wears. */
const HEADS = [
  ['b-bob', 'p-iris'],
  ['b-bowler', 'p-otto'],
  ['b-bun', 'p-bea'],
  ['b-fedora', 'p-prof'],
  ['b-cap', 'p-miles'],
  ['b-scarf', 'p-zora'],
  ['b-captain', 'p-cap'],
  ['b-cloche', 'p-ada'],
  ['b-prof', 'p-prof'],
  ['b-sister', 'p-agnes'],
  ['b-fedora', 'p-miles'],
] as const

export type Head = { drawing: string; dress: string }

export function headOf(number: number): Head {
  const [drawing, dress] = HEADS[number % HEADS.length] ?? HEADS[0]
  return { drawing, dress }
}
