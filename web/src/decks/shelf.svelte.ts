import { explain } from '../announce.svelte'
import { say } from '../words/words'
import type { Deck } from './building'
import { readKept, type KeptDeck, type Purpose } from './kept'

const PREFIX = 'miskatonic-deck:'
/** The decks that this browser keeps, each under a key of its own, so that two windows never undo each other's work. */
class Shelf {
  decks = $state.raw<KeptDeck[]>([])

  constructor() {
    this.#look()
    addEventListener('storage', (event) => {
      if (event.key === null || event.key.startsWith(PREFIX)) this.#look()
    })
  }

  of(game: string): KeptDeck[] {
    return this.decks.filter((kept) => kept.game === game)
  }

  find(id: string): KeptDeck | undefined {
    return this.decks.find((kept) => kept.id === id)
  }

  /** Keep a deck as it is now; where nothing can be kept, that is said. */
  keep(kept: KeptDeck): void {
    const now = { ...kept, touched: Date.now() }
    this.decks = [now, ...this.decks.filter((each) => each.id !== kept.id)]
    try {
      localStorage.setItem(PREFIX + kept.id, JSON.stringify(now))
    } catch {
      explain(new Error(say('decks-not-kept')))
    }
  }

  /** A new deck; its id. */
  add(game: string, deck: Deck, purpose: Purpose = 'campaign'): string {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join('')
    this.keep({ id, game, deck, purpose, experience: 0, bought: [], touched: 0 })
    return id
  }

  drop(id: string): void {
    this.decks = this.decks.filter((kept) => kept.id !== id)
    localStorage.removeItem(PREFIX + id)
  }

  #look(): void {
    const found: KeptDeck[] = []
    try {
      for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
        const kept = readKept(localStorage.getItem(key) ?? '')
        if (kept) found.push(kept)
      }
    } catch {
      return // storage is shut: decks hold until the page is left, and keeping one says so
    }
    this.decks = found.sort((one, other) => other.touched - one.touched)
  }
}

export const shelf = new Shelf()
