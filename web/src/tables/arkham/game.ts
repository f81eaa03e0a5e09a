import type { Dress, Play } from '../../play.svelte'
import type { ArkhamInvestigatorView, ArkhamView, OptionView } from '../../wire/types'
import { ACTS, headOf } from './signs'

const ENDS = new Set(['end-turn', 'pass', 'commit-no-more', 'keep-hand', 'choose-none'])

export const boardOf = (play: Play): ArkhamView => play.table.board as ArkhamView

/** What an option is done with, as the second part of its key says it. */
const thing = (option: OptionView): string => option.key.split(':')[1] ?? ''

const CARD_ARGS = ['card', 'enemy', 'source']

/** What can be done with a card, wherever it lies. */
export const withCard = (options: readonly OptionView[], key: string): OptionView[] =>
  options.filter((option) => CARD_ARGS.some((name) => name in option.args) && thing(option) === key)

/** What can be done in a location: to go there, or to investigate where one is. */
export const inPlace = (options: readonly OptionView[], place: string, here: boolean): OptionView[] =>
  options.filter((option) => option.args['place'] === place || (here && option.act === 'investigate'))

export const withWho = (options: readonly OptionView[], who: number): OptionView[] =>
  options.filter((option) => option.args['who'] === who && !('card' in option.args))

/** Whose cards lie before a seat. */
export const before = (view: ArkhamView, seat: number | null): ArkhamInvestigatorView | undefined =>
  view.investigators[seat ?? view.active ?? view.lead]

/** The parts of a card's text, in their order. */
export function partsOf(play: Play, code: string): string[] {
  const parts: string[] = []
  for (let number = 0; play.words[`arkham-text-${code}-${number}`] !== undefined; number += 1)
    parts.push(play.words[`arkham-text-${code}-${number}`] ?? '')
  return parts
}

/** How options of this game are dressed. */
export function dressOf(play: Play): Dress {
  const card = (seat: number) => boardOf(play).investigators[seat]?.code ?? ''
  return {
    icon: (option) => ACTS[option.act],
    ends: (option) => ENDS.has(option.act),
    seals: () => false,
    elsewhere: () => null,
    onBoard: (option) => ['card', 'enemy', 'place'].some((name) => name in option.args),
    head: (seat) => headOf(card(seat)),
    named: (seat) => play.name(`arkham-card-${card(seat)}`),
  }
}
