import type { IconName } from '../../look/icon-names'
import type { CultistsView } from '../../wire/types'

/** Something that this seat knows and most others don't: a message, what it is about, and a sign. */
export type Known = {
  icon: IconName
  message: string
  seat?: number | null
  by?: number
  card?: string
  place?: string | null
  count?: number
  event?: string
  role?: string
}

/** What one would have to remember, from the view alone: latest last. */
export function knownTo(view: CultistsView, seat: number): Known[] {
  const known: Known[] = []
  for (const player of view.players) {
    if (player.seat === seat) continue
    if (player.role && player.alive)
      known.push({ icon: 'cowled', message: 'role', seat: player.seat, role: player.role })
    if (player.start_dead) known.push({ icon: 'death-skull', message: 'start-dead', seat: player.seat })
  }
  for (const check of view.checks)
    if (check.dead !== null)
      known.push({ icon: 'heart-beats', message: 'looked', seat: check.target, count: check.dead })
  if (view.peeked) known.push({ icon: 'third-eye', message: 'peeked', event: view.peeked })
  for (const play of view.plays)
    known.push(
      play.to_seat === null
        ? { icon: 'card-play', message: 'laid', place: play.to_place, card: play.card }
        : { icon: 'card-play', message: 'gave', seat: play.to_seat, card: play.card },
    )
  return known
}
