import { announcer, explain } from '../announce.svelte'
import { settings } from '../settings.svelte'
import { api, Refusal } from '../wire/api'
import type { CollectionView, DeckCardView, DeckChecked, DeckOffer } from '../wire/types'
import { fits, withCard, type Deck } from './building'
import type { KeptDeck } from './kept'
import { shelf } from './shelf.svelte'

/** Milliseconds of quiet before a changed deck is checked. */
const QUIET = 120

/** A deck on the work bench: every change is kept at once, checked by the server, and can be taken back. */
export class Bench {
  collection = $state.raw<CollectionView | null>(null)
  checked = $state.raw<DeckChecked | null>(null)
  offers = $state.raw<readonly DeckOffer[]>([])
  /** What the server said to a purchase that it refused. */
  refused = $state.raw<readonly string[]>([])
  #past = $state.raw<readonly KeptDeck[]>([])
  kept = $derived.by((): KeptDeck | undefined => shelf.find(this.id))
  undoes = $derived(this.#past.length > 0)
  person = $derived(this.collection?.investigators.find((each) => each.id === this.kept?.deck.investigator))
  free = $derived(this.kept?.purpose !== 'bought')
  /** What the server is asked about: a change of the name alone is none. */
  readonly #asked = $derived(
    this.kept && JSON.stringify([this.kept.deck.investigator, this.kept.deck.cards, this.kept.purpose]),
  )

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    $effect(() => {
      api.collection(game, settings.lang).then((found) => (this.collection = found), explain)
    })
    $effect(() => this.#ask(this.#asked, settings.lang))
  }

  /** Have a deck checked after a moment of quiet; only what is said of the latest one counts. */
  #ask(asked: string | undefined, lang: string): (() => void) | undefined {
    if (!asked) return undefined
    let gone = false
    const timer = setTimeout(() => {
      const kept = this.kept
      if (!kept) return
      const { deck, purpose } = kept
      api.checkDeck(this.game, { deck, purpose }, lang).then((checked) => {
        if (!gone) this.checked = checked
      }, explain)
      if (purpose === 'bought')
        api.offers(this.game, deck, lang).then((offers) => {
          if (!gone) this.offers = offers
        }, explain)
    }, QUIET)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }

  change(changes: Partial<KeptDeck>): void {
    if (!this.kept) return
    this.#past = [...this.#past, this.kept]
    shelf.keep({ ...this.kept, ...changes })
  }

  rename(name: string): void {
    if (this.kept) shelf.keep({ ...this.kept, deck: { ...this.kept.deck, name } })
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    this.#past = this.#past.slice(0, -1)
    shelf.keep({ ...last, deck: { ...last.deck, name: this.kept?.deck.name ?? last.deck.name } })
  }

  /** Put a copy in, or take one out; whether that was possible. */
  put(code: string, by: number): boolean {
    const { kept, collection } = this
    if (!kept || !collection || !this.free) return false
    const card = collection.cards.find((each) => each.code === code)
    if (by > 0 ? !card || !fits(collection, kept.deck, card) : !kept.deck.cards[code]) return false
    const deck = withCard(kept.deck, code, by)
    this.change({ deck })
    announcer.say(`${card?.name ?? code}: ${deck.cards[code] ?? 0}`)
    return true
  }

  /** Buy a card in exchange for another; whether the server let it. */
  async buy(card: DeckCardView, out: string): Promise<boolean> {
    const { kept } = this
    if (!kept) return false
    this.refused = []
    try {
      const asked = { deck: kept.deck, experience: kept.experience, card: card.code, out }
      const { deck, experience } = await api.buyCard(this.game, asked, settings.lang)
      const bought = [...kept.bought, { card: card.code, out, cost: kept.experience - experience }]
      this.change({ deck: { ...(deck as Deck), name: kept.deck.name }, experience, bought })
      return true
    } catch (error) {
      const listed = error instanceof Refusal ? error.problems.map((problem) => problem.text) : []
      this.refused = listed.length ? listed : [error instanceof Error ? error.message : String(error)]
      return false
    }
  }
}
