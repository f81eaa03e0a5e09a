import type { DeckAsked } from '../wire/types'
import type { Deck } from './building'

export type Purpose = NonNullable<DeckAsked['purpose']>

/** A purchase: the card, the one that went for it, and what it cost. */
export type Purchase = { card: string; out: string; cost: number }

/** A deck of this browser's person. `experience` is what is left to spend. */
export type KeptDeck = {
  id: string
  game: string
  deck: Deck
  purpose: Purpose
  experience: number
  bought: Purchase[]
  touched: number
}

const PURPOSES: readonly unknown[] = ['campaign', 'bought', 'standalone']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was kept, if it is a deck; what is none stays where it lies, and is not shown. */
export function readKept(text: string): KeptDeck | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(data) || !isObject(data['deck'])) return null
  const { investigator, name = '', cards } = data['deck']
  const sound =
    typeof data['id'] === 'string' &&
    typeof data['game'] === 'string' &&
    typeof investigator === 'string' &&
    typeof name === 'string' &&
    isObject(cards) &&
    Object.values(cards).every((count) => Number.isInteger(count)) &&
    PURPOSES.includes(data['purpose'])
  if (!sound) return null
  const { experience, bought, touched } = data
  return {
    ...(data as KeptDeck),
    deck: { investigator, name, cards: cards as Record<string, number> },
    experience: typeof experience === 'number' ? experience : 0,
    bought: Array.isArray(bought) ? (bought as Purchase[]) : [],
    touched: typeof touched === 'number' ? touched : 0,
  }
}
