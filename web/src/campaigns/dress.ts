import type { Component } from 'svelte'
import { headOf } from '../tables/arkham/signs'
import type { LedgerCard } from '../wire/types'

/** How a game's campaigns are drawn. */
export type CampaignDress = {
  /** Which head in cut paper a character has. */
  head: (character: string, place: number) => number
  /** The scene on a chapter's plate. */
  scene: (chapter: string) => string
  /** The bag laid open, if its tokens have faces of their own. */
  bag?: () => Promise<{ default: Component<{ bag: readonly LedgerCard[] }> }>
}

const PLAIN: CampaignDress = { head: (_, place) => place, scene: () => 'sc-street' }

const SCENES: Record<string, string> = {
  'the-gathering': 'sc-cellar',
  'the-midnight-masks': 'sc-street',
  'the-devourer-below': 'sc-elder',
}

const CODES: Record<string, string> = {
  'roland-banks': '01001',
  'daisy-walker': '01002',
  'skids-otoole': '01003',
  'agnes-baker': '01004',
  'wendy-adams': '01005',
}

const DRESSES: Record<string, CampaignDress> = {
  arkham: {
    head: (character) => headOf(CODES[character] ?? ''),
    scene: (chapter) => SCENES[chapter] ?? 'sc-unknown',
    bag: () => import('../tables/arkham/Bag.svelte'),
  },
}

export const dressOf = (game: string): CampaignDress => DRESSES[game] ?? PLAIN
