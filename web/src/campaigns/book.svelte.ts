import { getContext, setContext } from 'svelte'
import { announcer, explain } from '../announce.svelte'
import { settings } from '../settings.svelte'
import { api, Refusal } from '../wire/api'
import type { CampaignView, CollectionView, Ledger, LedgerSheet, MemberView, PlayerInfo } from '../wire/types'
import { dressOf } from './dress'

const KEY = Symbol('campaign')

/** A campaign that is open in the browser: what the server tells of it, and whatever is done to it. */
export class Book {
  campaign = $state.raw<CampaignView | null>(null)
  players = $state.raw<readonly PlayerInfo[]>([])
  /** What decks are built from, once somebody could join. */
  collection = $state.raw<CollectionView | null>(null)
  wrong = $state('')
  busy = $state(false)
  readonly ledger = $derived((this.campaign?.ledger ?? null) as Ledger | null)
  readonly dress = $derived(dressOf(this.campaign?.game ?? ''))

  constructor(readonly id: string) {}

  /** Ask the server how it stands. What is the same stays the same, so that nothing on the screen is made anew. */
  async load(lang: string): Promise<void> {
    try {
      const found = await api.campaign(this.id, lang)
      if (JSON.stringify(found) !== JSON.stringify(this.campaign)) this.campaign = found
      this.wrong = ''
    } catch (error) {
      if (!this.campaign) this.wrong = error instanceof Error ? error.message : String(error)
    }
  }

  /** Have something done; what the server refuses is told in its words. Whether it was done. */
  async act(wish: (campaign: CampaignView, lang: string) => Promise<CampaignView>, said = ''): Promise<boolean> {
    if (!this.campaign || this.busy) return false
    this.busy = true
    try {
      this.campaign = await wish(this.campaign, settings.lang)
      if (said) announcer.say(said)
      return true
    } catch (error) {
      explain(error)
      if (error instanceof Refusal && error.status === 409) await this.load(settings.lang)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Something that is done between two games. */
  change(name: string, args: string[], said = ''): Promise<boolean> {
    return this.act(({ id, version }, lang) => api.changeCampaign(id, { version, name, args }, lang), said)
  }

  member(character: string): MemberView | undefined {
    return this.campaign?.members.find((each) => each.character === character)
  }

  /** Whether this browser's person may decide for a character now. */
  decides(sheet: LedgerSheet): boolean {
    const { campaign, ledger } = this
    if (!campaign || !ledger || ledger.underway || ledger.over) return false
    return campaign.host || (this.member(sheet.character)?.yours ?? false)
  }
}

export const setBook = (book: Book): Book => setContext(KEY, book)
export const getBook = (): Book => getContext(KEY)
