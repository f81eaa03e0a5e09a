import type { GameInfo, NewTable, OptionInfo, SeatPlan, TableRules } from '../wire/types'

export type Sitter = { kind: 'me' | 'open' | 'computer'; player: string; name: string; setup: Record<string, unknown> }

/** Who sits where at first: you, and computer players or friends in all other seats. */
export function sitters(game: GameInfo, count: number, name: string, others: 'open' | 'computer'): Sitter[] {
  const player = game.players[0]?.player ?? ''
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'me', player, name, setup: {} } : { kind: others, player, name: '', setup: {} },
  )
}

/** Only what differs from the game's own defaults: the game decides the rest. */
export function chosen(options: readonly OptionInfo[], values: Record<string, unknown>): Record<string, unknown> {
  const differ = options.filter(
    ({ name, default: usual }) =>
      name in values && JSON.stringify(values[name] ?? null) !== JSON.stringify(usual ?? null),
  )
  return Object.fromEntries(differ.map(({ name }) => [name, values[name]]))
}

function plan(sitter: Sitter): SeatPlan {
  const { kind, player, name, setup } = sitter
  return { kind, name: name.trim(), setup, ...(kind === 'computer' ? { player } : {}) }
}

export function newTable(
  game: GameInfo,
  seats: readonly Sitter[],
  values: Record<string, unknown>,
  rules: TableRules,
): NewTable {
  return {
    game: game.id,
    seats: seats.map(plan),
    options: chosen(game.options, values),
    rules,
    begin: seats.every((seat) => seat.kind !== 'open'),
  }
}
