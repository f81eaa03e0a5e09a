import type {
  CampaignChange,
  CampaignPlan,
  CampaignSummary,
  CampaignView,
  CollectionView,
  DeckAsked,
  DeckBought,
  DeckChecked,
  DeckOffer,
  DeckPurchase,
  DeckRead,
  DeckWritten,
  Fault,
  GameInfo,
  Identity,
  Invite,
  MemberChange,
  NewCampaign,
  NewMember,
  NewTable,
  NextTable,
  ReasonView,
  ReplayStep,
  RuleEntry,
  RuleHit,
  SeatChange,
  TableChange,
  TableSummary,
  TableView,
  Ware,
} from './types'

/** The server refused; `message` says why, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Each thing that was wrong, where the message sums up several. */
    readonly problems: readonly ReasonView[] = [],
  ) {
    super(message)
  }
}

const ROOT = '/api'

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { 'Content-Type': 'application/json' }
  }
  const answer = await fetch(ROOT + path, request)
  if (!answer.ok) {
    const fault = (await answer.json().catch(() => null)) as Fault | null
    throw new Refusal(fault?.code ?? 'http', fault?.text ?? answer.statusText, answer.status, fault?.problems)
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

const query = (args: Record<string, string | number | null | undefined>): string => {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

const part = encodeURIComponent

/** Everything that is asked over HTTP. */
export const api = {
  identify: () => ask<Identity>('POST', '/people'),
  games: (lang: string) => ask<GameInfo[]>('GET', `/games${query({ lang })}`),
  tables: (lang: string) => ask<TableSummary[]>('GET', `/tables${query({ lang })}`),
  table: (id: string, lang: string) => ask<TableView>('GET', `/tables/${part(id)}${query({ lang })}`),
  newTable: (plan: NewTable, lang: string) => ask<TableView>('POST', `/tables${query({ lang })}`, plan),
  change: (id: string, change: TableChange) => ask<unknown>('PATCH', `/tables/${part(id)}`, change),
  close: (id: string) => ask<unknown>('DELETE', `/tables/${part(id)}`),
  invite: (id: string, seat: number) => ask<Invite>('POST', `/tables/${part(id)}/invites`, { seat }),
  claim: (id: string, secret: string, name: string) =>
    ask<TableView>('POST', `/tables/${part(id)}/claims`, name ? { secret, name } : { secret }),
  seat: (id: string, seat: number, change: SeatChange) =>
    ask<unknown>('PATCH', `/tables/${part(id)}/seats/${seat}`, change),
  campaignPlan: (game: string, lang: string) =>
    ask<CampaignPlan>('GET', `/games/${part(game)}/campaign${query({ lang })}`),
  campaigns: (lang: string) => ask<CampaignSummary[]>('GET', `/campaigns${query({ lang })}`),
  campaign: (id: string, lang: string) => ask<CampaignView>('GET', `/campaigns/${part(id)}${query({ lang })}`),
  newCampaign: (plan: NewCampaign, lang: string) => ask<CampaignView>('POST', `/campaigns${query({ lang })}`, plan),
  nextTable: (id: string, wish: NextTable, lang: string) =>
    ask<CampaignView>('POST', `/campaigns/${part(id)}/tables${query({ lang })}`, wish),
  changeCampaign: (id: string, change: CampaignChange, lang: string) =>
    ask<CampaignView>('POST', `/campaigns/${part(id)}/changes${query({ lang })}`, change),
  enlist: (id: string, member: NewMember, lang: string) =>
    ask<CampaignView>('POST', `/campaigns/${part(id)}/members${query({ lang })}`, member),
  reassign: (id: string, character: string, change: MemberChange, lang: string) =>
    ask<CampaignView>('PATCH', `/campaigns/${part(id)}/members/${part(character)}${query({ lang })}`, change),
  wares: (id: string, character: string, lang: string) =>
    ask<Ware[]>('GET', `/campaigns/${part(id)}/wares/${part(character)}${query({ lang })}`),
  replay: (id: string, at: number, seat: number | null, lang: string) =>
    ask<ReplayStep>('GET', `/tables/${part(id)}/replay${query({ at, seat, lang })}`),
  words: (game: string, lang: string) =>
    ask<Record<string, string>>('GET', `/games/${part(game)}/words${query({ lang })}`),
  collection: (game: string, lang: string) =>
    ask<CollectionView>('GET', `/games/${part(game)}/decks${query({ lang })}`),
  checkDeck: (game: string, asked: DeckAsked, lang: string) =>
    ask<DeckChecked>('POST', `/games/${part(game)}/decks/checks${query({ lang })}`, asked),
  readDeck: (game: string, text: string, lang: string) =>
    ask<DeckRead>('POST', `/games/${part(game)}/decks/readings${query({ lang })}`, { text }),
  writeDeck: (game: string, deck: DeckAsked['deck'], form: 'json' | 'list', lang: string) =>
    ask<DeckWritten>('POST', `/games/${part(game)}/decks/writings${query({ lang })}`, { deck, form }),
  offers: (game: string, deck: DeckAsked['deck'], lang: string) =>
    ask<DeckOffer[]>('POST', `/games/${part(game)}/decks/offers${query({ lang })}`, { deck }),
  buyCard: (game: string, purchase: DeckPurchase, lang: string) =>
    ask<DeckBought>('POST', `/games/${part(game)}/decks/purchases${query({ lang })}`, purchase),
  titles: (game: string, lang: string) => ask<Record<string, string>>('GET', `/rules/${part(game)}${query({ lang })}`),
  rule: (game: string, id: string, lang: string) =>
    ask<RuleEntry>('GET', `/rules/${part(game)}/${part(id)}${query({ lang })}`),
  rules: (text: string, game: string, lang: string) => ask<RuleHit[]>('GET', `/rules${query({ q: text, game, lang })}`),
  journal: (id: string) => `${ROOT}/tables/${part(id)}/journal`,
}
