import type { Dress, Play } from '../../play.svelte'
import type { DeathMayDieView, DeathmaydieInvestigatorView, OptionView } from '../../wire/types'
import { ACTS } from './signs'

const ENDS = new Set(['end-actions', 'let-stand', 'end-trade', 'choose-none', 'not-now', 'stand-by', 'enough', 'stay'])

export const boardOf = (play: Play): DeathMayDieView => play.table.board as DeathMayDieView

/** The investigators that a seat leads: two, where somebody plays alone. */
export const led = (view: DeathMayDieView, seat: number | null): DeathmaydieInvestigatorView[] =>
  view.investigators.filter((each) => each.seat === seat)

/** Whose board lies before a seat: the one whose turn it is, or the seat's first. */
export function before(view: DeathMayDieView, seat: number | null): DeathmaydieInvestigatorView | undefined {
  const own = led(view, seat)
  return own.find((each) => each.who === view.active) ?? own[0] ?? view.investigators[view.active]
}

/** What can be done in a space: go there, or something that is done there. */
export const inSpace = (options: readonly OptionView[], space: string): OptionView[] =>
  options.filter((option) => option.args['space'] === space)

/** What can be done with an enemy, where no space is named as well. */
export const withEnemy = (options: readonly OptionView[], enemy: number): OptionView[] =>
  options.filter((option) => option.args['enemy'] === enemy && !('space' in option.args))

export const withWho = (options: readonly OptionView[], who: number): OptionView[] =>
  options.filter((option) => option.args['who'] === who)

export const withFind = (options: readonly OptionView[], find: number): OptionView[] =>
  options.filter((option) => option.args['find'] === find)

export const withSkill = (options: readonly OptionView[], skill: string): OptionView[] =>
  options.filter((option) => option.args['skill'] === skill)

export const withDie = (options: readonly OptionView[], die: number): OptionView[] =>
  options.filter((option) => option.act === 'reroll' && option.args['die'] === die)

/** A roll lies on the table. */
export const rolled = (view: DeathMayDieView): boolean => view.dice.length > 0

/** Heads in cut paper, by investigator. */
const HEADS: Record<string, number> = {
  'adam-benchley': 8,
  'ahmed-yasin': 5,
  borden: 0,
  'elizabeth-ives': 7,
  'fatima-safar': 9,
  'ian-welles': 3,
  'john-morgan': 1,
  rasputin: 10,
  'sister-beth': 9,
  'the-kid': 4,
}

export const headOf = (id: string): number => HEADS[id] ?? id.length

/** How options of this game are dressed. */
export function dressOf(play: Play): Dress {
  const first = (seat: number) => led(boardOf(play), seat)[0]
  return {
    icon: (option) => ACTS[option.act],
    ends: (option) => ENDS.has(option.act),
    seals: () => false,
    elsewhere: (option) => (option.act === 'reroll' ? 'board' : null),
    onBoard: (option) => ['space', 'enemy', 'die'].some((name) => name in option.args),
    head: (seat) => headOf(first(seat)?.id ?? ''),
    named: (seat) =>
      led(boardOf(play), seat)
        .map((each) => play.name(`dmd-investigator-${each.id}`))
        .join(', '),
  }
}
