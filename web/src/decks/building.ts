import type { CollectionView, DeckCardView, DeckOffer } from '../wire/types'

/** A deck as the server reads it. */
export type Deck = { investigator: string; name: string; cards: Record<string, number> }

/** What of a facet is chosen: values by the field of cards that they stand in. */
export type Chosen = Record<string, readonly string[]>

type Field = 'card_class' | 'sort' | 'level' | 'slots' | 'traits'

/** What a card has in a field. */
export function valuesOf(card: DeckCardView, field: string): string[] {
  const found = card[field as Field]
  if (Array.isArray(found)) return found
  return found === null || found === undefined ? [] : [String(found)]
}

/** Letters as they are typed: without accents, quotes and upper case. */
export const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}|[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()

/** Cards in which all words are found, in names first; of each facet in which something is chosen, one of its values. */
export function found(cards: readonly DeckCardView[], words: string, chosen: Chosen): DeckCardView[] {
  const wanted = plain(words).split(' ').filter(Boolean)
  const fits = cards.filter((card) =>
    Object.entries(chosen).every(
      ([field, values]) => !values.length || valuesOf(card, field).some((value) => values.includes(value)),
    ),
  )
  if (!wanted.length) return fits
  const named = (card: DeckCardView) => plain(`${card.name} ${card.subtitle ?? ''}`)
  const whole = (card: DeckCardView) => plain([card.name, card.subtitle ?? '', card.facts, ...card.text].join(' '))
  const byName = fits.filter((card) => wanted.every((word) => named(card).includes(word)))
  const byText = fits.filter((card) => !byName.includes(card) && wanted.every((word) => whole(card).includes(word)))
  return [...byName, ...byText]
}

const CLASSES = ['guardian', 'seeker', 'rogue', 'mystic', 'survivor', 'neutral', 'weakness']
const SORTS = ['asset', 'event', 'skill']

/** The order in which cards lie: one's own class first, then by sort, level and name; what is not chosen last. */
export function inOrder(cards: readonly DeckCardView[], own: string): DeckCardView[] {
  const rank = (card: DeckCardView): number[] => [
    Number(!card.counts),
    card.card_class === own ? -1 : CLASSES.indexOf(card.card_class),
    SORTS.indexOf(card.sort),
    card.level ?? 0,
  ]
  return [...cards].sort((one, other) => {
    const [mine, yours] = [rank(one), rank(other)]
    const place = mine.findIndex((value, index) => value !== yours[index])
    return place < 0 ? one.name.localeCompare(other.name) : (mine[place] ?? 0) - (yours[place] ?? 0)
  })
}

/** The cards of a deck with their numbers, those that nobody knows by their codes. */
export const held = (collection: CollectionView, deck: Deck): { card: DeckCardView; count: number }[] =>
  collection.cards.filter((card) => deck.cards[card.code]).map((card) => ({ card, count: deck.cards[card.code] ?? 0 }))

/** How many cards count toward the size of the deck. */
export const sizeOf = (collection: CollectionView, deck: Deck): number =>
  held(collection, deck).reduce((sum, { card, count }) => sum + (card.counts ? count : 0), 0)

/** What all cards of a deck would cost to buy. */
export const worthOf = (collection: CollectionView, deck: Deck): number =>
  held(collection, deck).reduce((sum, { card, count }) => sum + card.experience * count, 0)

const DEAREST = 5

/** How many cards cost 0, 1 and so on; the last number is of that and all above. Skills cost nothing and are left out. */
export function curveOf(collection: CollectionView, deck: Deck): number[] {
  const counts = Array.from({ length: DEAREST + 1 }, () => 0)
  for (const { card, count } of held(collection, deck)) {
    if (card.cost === null || !card.counts) continue
    const place = Math.min(card.cost, DEAREST)
    counts[place] = (counts[place] ?? 0) + count
  }
  return counts
}

/** The parts of a deck as it is read: by sort, then what does not count toward its size. */
export function partsOf(
  collection: CollectionView,
  deck: Deck,
): { sort: string; cards: { card: DeckCardView; count: number }[] }[] {
  const all = held(collection, deck)
  const sorted = (sort: string) => all.filter(({ card }) => card.counts && card.sort === sort)
  const parts = SORTS.map((sort) => ({ sort, cards: sorted(sort) }))
  return [...parts, { sort: 'special', cards: all.filter(({ card }) => !card.counts) }].filter(
    ({ cards }) => cards.length,
  )
}

/** A deck with so many more copies of a card; with fewer, if `by` is below 0. */
export function withCard(deck: Deck, code: string, by: number): Deck {
  const count = (deck.cards[code] ?? 0) + by
  const rest = Object.entries(deck.cards).filter(([each]) => each !== code)
  return { ...deck, cards: Object.fromEntries(count > 0 ? [...rest, [code, count]] : rest) }
}

/** Whether one more copy fits, counted by title over all levels as the deck's limit is. */
export function fits(collection: CollectionView, deck: Deck, card: DeckCardView): boolean {
  const same = held(collection, deck).filter(({ card: each }) => each.name === card.name)
  return same.reduce((sum, { count }) => sum + count, 0) < card.copies
}

/** How a card can be bought: the cheapest way first, as the better version of one before any other. */
export const offersOf = (offers: readonly DeckOffer[], code: string): DeckOffer[] =>
  offers
    .filter((offer) => offer.card === code)
    .sort((one, other) => one.cost - other.cost || Number(one.out === null) - Number(other.out === null))
