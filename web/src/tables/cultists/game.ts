import type { Dress, Play } from '../../play.svelte'
import type { CultistsView, OptionView, PlayerView, RoomView } from '../../wire/types'
import { ACTS, CARDS, HEADS } from './signs'

/** What is said, as opposed to what is done. */
const STATEMENTS = new Set([
  'say-innocent',
  'say-cultist',
  'say-alive',
  'say-dead',
  'say-card',
  'say-gave-alive',
  'say-token',
  'say-was-in',
  'say-was-with',
  'suspect',
  'trust',
  'ask-where',
  'urge-portal',
  'urge-vote',
  'urge-calm',
])
const VOTES = new Set(['vote', 'vote-once', 'abstain', 'abstain-once'])
const ENDS = new Set(['pass-turn', 'stop', 'ready', 'keep-silent', 'keep-vote', 'decline-event', 'put-back'])
const SEALED = new Set([
  ...['give', 'fill', 'guard', 'assassinate', 'claim-victory', 'guess-seer', 'reveal-murder'],
  ...VOTES,
])
/** Acts that name no place, and the place where they are done. */
const DONE_IN: Record<string, string> = { 'start-vote': 'lb', 'restore-power': 'r', 'close-portal': 'g' }
const DONE_HERE = new Set(['combat', 'scare-off', 'guard', 'stop'])

export const isStatement = (option: OptionView): boolean => STATEMENTS.has(option.act)
export const isVote = (option: OptionView): boolean => VOTES.has(option.act)

export const boardOf = (play: Play): CultistsView => play.table.board as CultistsView

/** What can be done in a place, with what is there. */
export function inPlace(options: readonly OptionView[], place: string, here: string | undefined): OptionView[] {
  return options.filter(
    (option) =>
      !isStatement(option) &&
      (option.args['place'] === place ||
        DONE_IN[option.act] === place ||
        (DONE_HERE.has(option.act) && place === here)),
  )
}

/** What can be done with a person on the board. */
export const withSeat = (options: readonly OptionView[], seat: number): OptionView[] =>
  options.filter((option) => !isStatement(option) && !isVote(option) && option.args['seat'] === seat)

/** What can be done with a card of a kind in one's hand. */
export const withCard = (options: readonly OptionView[], card: string): OptionView[] =>
  options.filter((option) => !isStatement(option) && option.args['card'] === card)

/** A vote is under way, and this seat points now; the Knife's second thoughts are asked in the bar. */
export const votes = (options: readonly OptionView[]): boolean =>
  options.some((option) => option.act === 'vote') && !options.some((option) => option.act === 'keep-vote')

export const roomOf = (view: CultistsView, id: string): RoomView | undefined =>
  view.rooms.find((room) => room.id === id)

export const playerOf = (view: CultistsView, seat: number | null): PlayerView | undefined =>
  seat === null ? undefined : view.players[seat]

/** How options of this game are dressed. */
export function dressOf(play: Play): Dress {
  const character = (seat: number) => boardOf(play).players[seat]
  return {
    icon: (option) => CARDS[String(option.args['card'])]?.icon ?? ACTS[option.act] ?? 'talk',
    ends: (option) => ENDS.has(option.act),
    seals: (option) => SEALED.has(option.act),
    elsewhere: (option) => (isStatement(option) ? 'claims' : isVote(option) && votes(play.options) ? 'board' : null),
    onBoard: (option) =>
      !isVote(option) && ['place', 'seat', 'card'].some((name) => name in option.args) && !ENDS.has(option.act),
    head: (seat) => HEADS[character(seat)?.character ?? ''] ?? seat,
    named: (seat) =>
      character(seat)?.automa
        ? play.name('cultists-automa')
        : play.name(`cultists-character-${character(seat)?.character ?? ''}`),
  }
}
