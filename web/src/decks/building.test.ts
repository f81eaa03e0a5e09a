import { expect, test } from 'vitest'
import type { CollectionView, DeckCardView } from '../wire/types'
import { curveOf, fits, found, inOrder, offersOf, partsOf, plain, sizeOf, withCard, worthOf } from './building'
import { readKept } from './kept'

const card = (code: string, name: string, more: Partial<DeckCardView> = {}): DeckCardView => ({
  code,
  name,
  subtitle: null,
  card_class: 'guardian',
  sort: 'asset',
  level: 0,
  slots: [],
  traits: [],
  cost: 2,
  icons: {},
  health: null,
  sanity: null,
  weakness: '',
  only: '',
  copies: 2,
  counts: true,
  experience: 0,
  text: [],
  facts: '',
  ...more,
})

const COP = card('1', 'Beat Cop', { slots: ['ally'], cost: 4 })
const COP_2 = card('2', 'Beat Cop', { slots: ['ally'], cost: 3, level: 2, experience: 2 })
const BOOK = card('3', 'Libro de saber', { card_class: 'seeker', slots: ['hand'], text: ['Busca a un aliado.'] })
const DARE = card('4', '¡Ni hablar!', { sort: 'skill', cost: null })
const DEBT = card('5', 'Debt', { card_class: 'weakness', sort: 'treachery', cost: null, level: null, counts: false })
const ALL = [DEBT, BOOK, DARE, COP_2, COP]
const COLLECTION = { cards: ALL } as unknown as CollectionView
const DECK = { investigator: 'ada', name: '', cards: { 1: 1, 2: 1, 3: 2, 4: 1, 5: 1 } }

test('what is typed is found without accents, in names before texts', () => {
  expect(plain('¡Ñandú! “O’Toole”')).toBe('nandu otoole')
  expect(found([card('6', 'Aliado fiel'), BOOK], 'aliado', {}).map((each) => each.code)).toEqual(['6', '3'])
})

test('of each facet one chosen value is enough, and all facets must fit', () => {
  const chosen = { card_class: ['guardian', 'seeker'], slots: ['ally'] }

  expect(found(ALL, '', chosen).map((each) => each.code)).toEqual(['2', '1'])
  expect(found(ALL, '', { level: ['2'] })).toEqual([COP_2])
})

test("one's own class lies first, what is not chosen last", () => {
  expect(inOrder(ALL, 'seeker').map((each) => each.code)).toEqual(['3', '1', '2', '4', '5'])
})

test('a deck is counted as it is built', () => {
  expect(sizeOf(COLLECTION, DECK)).toBe(5)
  expect(worthOf(COLLECTION, DECK)).toBe(2)
  expect(curveOf(COLLECTION, DECK)).toEqual([0, 0, 2, 1, 1, 0])
  expect(partsOf(COLLECTION, DECK).map(({ sort }) => sort)).toEqual(['asset', 'skill', 'special'])
})

test('copies are counted by title over all levels', () => {
  expect(fits(COLLECTION, DECK, COP)).toBe(false)
  expect(fits(COLLECTION, withCard(DECK, '2', -1), COP)).toBe(true)
})

test('the last copy leaves no trace', () => {
  expect(withCard(DECK, '4', -1).cards).toEqual({ 1: 1, 2: 1, 3: 2, 5: 1 })
})

test('the cheapest way to buy a card comes first', () => {
  const offers = [
    { card: '2', cost: 2, out: null },
    { card: '9', cost: 1, out: null },
    { card: '2', cost: 2, out: '1' },
  ]

  expect(offersOf(offers, '2').map((offer) => offer.out)).toEqual(['1', null])
})

test('what was kept and is damaged is no deck', () => {
  const kept = {
    id: 'a',
    game: 'arkham',
    deck: DECK,
    purpose: 'campaign',
    experience: 0,
    bought: [],
    touched: 1,
  }

  expect(readKept(JSON.stringify(kept))).toEqual(kept)
  expect(readKept('{')).toBeNull()
  expect(readKept('7')).toBeNull()
  expect(readKept(JSON.stringify({ ...kept, deck: { ...DECK, cards: { 1: 'x' } } }))).toBeNull()
  expect(readKept(JSON.stringify({ ...kept, purpose: 'other' }))).toBeNull()
})
