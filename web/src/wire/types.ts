// Written by `make wire` from the server's own records: change those, not this.

export type Action = {
  seat: number
  action: string
}

export type ActionView = {
  id: string
  ritual: boolean
  spaces: string[]
}

export type ArkhamView = {
  scenario: string
  difficulty: string
  round: number
  phase: string
  active: number | null
  lead: number
  investigators: ArkhamInvestigatorView[]
  places: PlaceView[]
  enemies: ArkhamEnemyView[]
  agenda: string
  agenda_doom: number
  doom: number
  threshold: number | null
  act: string
  act_clues: number
  act_needs: number | null
  encounter: number
  encounter_top: CardView[]
  encounter_discard: CardView[]
  aside: CardView[]
  victory: CardView[]
  removed: CardView[]
  cult: number
  bag: string[]
  test: TestView | null
  resolution: string
  outcome: Outcome | null
}

export type BoxView = {
  cultists: number
  rounds: number
  roles: string[]
  one_of: string[]
  routes: string[][][]
  investigator_pile: string
  cultist_pile: string
  starting_pulse: string
  starting_rooms: string
  threats: boolean
}

export type CampaignChange = {
  version: number
  name: string
  args?: string[]
}

export type CampaignPlan = {
  game: string
  options: OptionInfo[]
  characters: CharacterInfo[]
  most: number
}

export type CampaignSummary = {
  id: string
  game: string
  title: string
  line: string
  table: string
  over: boolean
  touched: number
}

export type CampaignView = {
  id: string
  game: string
  title: string
  version: number
  host: boolean
  members: MemberView[]
  table: string
  status: 'closed' | 'gathering' | 'over' | 'playing' | null
  tables: string[]
  ledger: unknown
}

export type CardView = {
  key: string
  code: string
  sort: string
  cost?: number | null
  exhausted?: boolean
  damage?: number
  health?: number | null
  horror?: number
  sanity?: number | null
  doom?: number
  clues?: number
  uses?: number
  kind?: string
  card_class?: string
  weakness?: boolean
  icons?: Record<string, number>
  slots?: string[]
}

export type Change = {
  at: (string | number)[]
  put?: unknown
  keep?: number
  add?: unknown[]
}

export type Chapter = {
  id: string
  name: string
  state: 'ahead' | 'left' | 'next' | 'played' | 'underway'
  ending: string | null
}

export type CharacterInfo = {
  character: string
  name: string
}

export type ChatLine = {
  seat: number | null
  name: string
  text: string
  at: number
}

export type Choose = {
  type: 'choose'
  id: string
  seat: number
  moment: number
  key: string
}

export type Choosing = {
  seat: number
  moment: number
  key: string
}

export type ClauseView = {
  id: string
  text: string
}

export type CollectionView = {
  investigators: DeckInvestigatorView[]
  cards: DeckCardView[]
  facets: FacetView[]
  ready: ReadyDeckView[]
  random: [string, string]
}

export type Command = {
  type: 'Command'
  id: string
}

export type CrowdView = {
  place: string
  count: number
  kinds: ([string, number])[]
}

export type CultistsView = {
  round: number
  phase: string
  first_player: number
  order: number[]
  players: PlayerView[]
  rooms: RoomView[]
  shelves: ShelfView[]
  doors: ([string, string])[]
  points: number
  target: number
  dead_needed: number
  power: boolean
  vote_ready: boolean
  event: string | null
  clock: string[]
  bag: number
  draw_pile: number
  unsafe_passage: number
  cultist_tokens_outside: number
  fish_man: string | null
  portal: number
  peeked: string | null
  plays: PlayView[]
  checks: LookView[]
  votes: ([number, number | null])[]
  passage_story: string
  box: BoxView
  claims: CultistsClaim[]
}

export type DeathMayDieView = {
  episode: string
  elder_one: string
  turn: number
  part: string
  active: number
  actions_taken: number
  investigators: DeathmaydieInvestigatorView[]
  finds: FindView[]
  enemies: DeathmaydieEnemyView[]
  kinds: KindView[]
  tokens: DeathmaydieTokenView[]
  crowds: CrowdView[]
  actions: ActionView[]
  ritual: RitualView
  spaces: SpaceView[]
  stairs: string[]
  tunnel: string[]
  stage: number
  track: number
  red_spaces: number[]
  last_space: number
  summoned: boolean
  disrupted: boolean
  symbols: number
  mythos_deck: number
  mythos_buried: string[]
  mythos_discard: string[]
  discovery_deck: number
  discovery_discard: string[]
  fire_in_reserve: number
  dial: number
  phases: number
  dice: DieView[]
  thresholds: number[]
  dice_thresholds: number[]
  skull: number
  deadly_wounds: number
  full_stress: number
}

export type DeckAsked = {
  deck: Record<string, unknown>
  purpose?: 'bought' | 'campaign' | 'standalone'
}

export type DeckBought = {
  deck: Record<string, unknown>
  experience: number
}

export type DeckCardView = {
  code: string
  name: string
  subtitle: string | null
  card_class: string
  sort: string
  level: number | null
  slots: string[]
  traits: string[]
  cost: number | null
  icons: Record<string, number>
  health: number | null
  sanity: number | null
  weakness: string
  only: string
  copies: number
  counts: boolean
  experience: number
  text: string[]
  facts: string
}

export type DeckChecked = {
  problems: ReasonView[]
  seat: Record<string, unknown>
}

export type DeckFile = {
  text: string
}

export type DeckInvestigatorView = {
  id: string
  code: string
  name: string
  subtitle: string
  card_class: string
  skills: ([string, string, number])[]
  health: number
  sanity: number
  size: number
  weaknesses: number
  required: Record<string, number>
  open: string[]
  text: string[]
  elder_sign: string | null
}

export type DeckListed = {
  deck: Record<string, unknown>
  form?: 'json' | 'list'
}

export type DeckOffer = {
  card: string
  cost: number
  out: string | null
}

export type DeckPurchase = {
  deck: Record<string, unknown>
  experience: number
  card: string
  out?: string | null
}

export type DeckRead = {
  deck: Record<string, unknown>
}

export type DeckWanted = {
  deck: Record<string, unknown>
}

export type DeckWritten = {
  text: string
}

export type DieView = {
  kind: string
  face: number
}

export type Done = {
  type: 'done'
  id: string
}

export type FacetView = {
  field: string
  label: string
  values: ([string, string])[]
}

export type Fault = {
  code: string
  text: string
  problems?: ReasonView[]
}

export type FindView = {
  card: number
  id: string
  kind: string
  side: string
  owner: number
  wounds: number
  health: number
}

export type GameInfo = {
  id: string
  title: string
  summary: string
  least: number
  most: number
  options: OptionInfo[]
  seat_options: OptionInfo[]
  campaigns: boolean
  players: PlayerInfo[]
  decks: boolean
}

export type GuideAnswer = {
  id: string
  name: string
}

export type GuideQuestion = {
  id: string
  prompt: string
  answers: GuideAnswer[]
}

export type Identity = {
  token: string
}

export type Invite = {
  table: string
  seat: number
  secret: string
}

export type KindView = {
  id: string
  health: number
  standard: number
  bonus: number
  left: number
}

export type Ledger = {
  title: string
  chapters: Chapter[]
  notes: string[]
  bag: LedgerCard[]
  sheets: LedgerSheet[]
  heirlooms: LedgerCard[]
  newcomers: Newcomer[]
  questions: GuideQuestion[]
  underway: boolean
  over: boolean
}

export type LedgerCard = {
  id: string
  name: string
  count: number
  included: boolean
  makes_room: boolean
}

export type LedgerFigure = {
  kind: string
  label: string
  value: number
  most: number | null
}

export type LedgerSheet = {
  character: string
  name: string
  player: string
  plays: boolean
  away: boolean
  lost: boolean
  state: string
  figures: LedgerFigure[]
  cards: LedgerCard[]
  earned: LedgerCard[]
}

export type LogLine = {
  text: string
  rules: string[]
  depth: number
  choice: number
}

export type Look = {
  type: 'look'
  id: string
  seat?: number | null
  lang?: 'en' | 'es' | 'pt' | 'ru'
}

export type LookView = {
  by: number
  target: number
  cards: number
  told: boolean
  dead: number | null
  free: boolean
}

export type MemberChange = {
  kind: 'computer' | 'me' | 'open'
  player?: string
}

export type MemberView = {
  character: string
  kind: 'computer' | 'open' | 'person'
  player: string
  yours: boolean
}

export type NewCampaign = {
  game: string
  members: NewMember[]
  options?: Record<string, string>
  title?: string
  seed?: string | null
}

export type NewInvite = {
  seat: number
}

export type NewJournal = {
  journal: string
  title?: string
}

export type NewMember = {
  character: string
  name: string
  kind?: 'computer' | 'me' | 'open'
  player?: string
  deck?: Record<string, unknown> | null
}

export type NewTable = {
  game: string
  seats: SeatPlan[]
  options?: Record<string, unknown>
  seed?: string | null
  title?: string
  rules?: TableRules
  begin?: boolean
}

export type Newcomer = {
  character: string
  name: string
}

export type NextTable = {
  version: number
  answers?: Record<string, string>
  rules?: TableRules
  seed?: string | null
}

export type OddsView = {
  token: string
  count: number
  total: number
  success: boolean
}

export type OptionInfo = {
  name: string
  label: string
  kind: 'choice' | 'choices' | 'number' | 'other' | 'seat' | 'switch' | 'word'
  default?: unknown
  help?: string
  values?: OptionValue[]
  least?: number | null
  most?: number | null
  optional?: boolean
}

export type OptionValue = {
  value: unknown
  label: string
  weight?: number | null
}

export type OptionView = {
  key: string
  label: string
  act: string
  args: Record<string, number | string>
  rules: string[]
}

export type Outcome = {
  scenario: string
  resolution: string
  won: boolean
  victory: number
  records: string[]
  crossed_out: string[]
  seats: SeatOutcome[]
  heirlooms: string[]
  lost: string[]
  bag: string[]
  ending: '' | 'lose' | 'survived' | 'win'
}

export type Patch = {
  type: 'patch'
  number: number
  changes: Change[]
}

export type PlaceView = {
  id: string
  name: string
  code: string | null
  revealed: boolean
  shroud: number | null
  clues: number
  doom: number
  connected: string[]
  attached: CardView[]
  column: number
  row: number
}

export type PlayView = {
  card: string
  to_seat: number | null
  to_place: string | null
}

export type PlayerInfo = {
  player: string
  label: string
}

export type PlayerView = {
  seat: number
  character: string
  automa: boolean
  place: string
  alive: boolean
  role: string | null
  hand_count: number
  encounter_cards: number
  hand: string[]
  route: string[][]
  pulse_count: number
  pulse: string[]
  givers: number[]
  corpse: boolean
  start_dead: boolean | null
  acted: boolean
  worked: string[][]
  cleared: boolean
}

export type Question = {
  moment: number
  prompt: string
  rules: string[]
  options: OptionView[]
  changes: boolean
  deadline: number | null
}

export type ReadyDeckView = {
  id: string
  investigator: string
  label: string
  cards: Record<string, number>
}

export type ReasonView = {
  text: string
  rules: string[]
}

export type Reasons = {
  type: 'reasons'
  id: string
  reasons: ReasonView[]
}

export type Refused = {
  type: 'refused'
  id: string
  code: string
  text: string
}

export type ReplayStep = {
  at: number
  choices: number
  seat: number | null
  chosen_by: number | null
  chosen: string
  board: unknown
  log: LogLine[]
  ending: string | null
}

export type Request = Record<string, never>

export type RitualView = {
  done: number
  need: number
  wants: ([string, string])[]
}

export type RoomView = {
  id: string
  colour: string
  number: number
  books: number
  pile: number
  explored: boolean
  unsafe: boolean | null
  finished: boolean
  cultist_token: boolean
  story: string
}

export type RuleEntry = {
  game: string
  id: string
  title: string
  section: string
  clauses: ClauseView[]
  readings: string[]
  table: Record<string, unknown>
  see: string[]
}

export type RuleHit = {
  entry: RuleEntry
  clause: string | null
}

export type Say = {
  type: 'say'
  id: string
  text: string
}

export type Saying = {
  id: string
  text: string
  seat?: number | null
}

export type SeatChange = {
  kind?: 'computer' | 'open' | 'person'
  player?: string
  name?: string
  colour?: number
  ready?: boolean
  setup?: Record<string, unknown>
}

export type SeatOutcome = {
  investigator: string
  gone: string
  experience: number
  physical: number
  mental: number
  killed: boolean
  insane: boolean
  earned: string[]
  weaknesses: string[]
  weakness: string
}

export type SeatPlan = {
  kind?: 'computer' | 'me' | 'open'
  player?: string
  name?: string
  colour?: number | null
  setup?: Record<string, unknown>
}

export type SeatView = {
  seat: number
  name: string
  kind: 'computer' | 'open' | 'person'
  player: string
  colour: number
  ready: boolean
  present: boolean
  asked: boolean
  answered: boolean
}

export type ShelfView = {
  id: string
  rooms: string[]
  books: number
  needs: number
  points: number
}

export type SkillView = {
  id: string
  level: number
  lent: number
}

export type SpaceView = {
  id: string
  tile: string
  gate: string | null
  ways: string[]
  fire: number
  safe: boolean
  shadow: boolean
  at: [number, number, number, number]
}

export type TableChange = {
  title?: string
  paused?: boolean
  rules?: TableRules
  begin?: true
}

export type TableRules = {
  undo?: 'free' | 'off' | 'unrevealed'
  timer?: number
  pace?: number
  spectators?: boolean
}

export type TableSummary = {
  id: string
  game: string
  title: string
  status: 'closed' | 'gathering' | 'over' | 'playing'
  seats: SeatView[]
  you: You
  your_move: boolean
  touched: number
  ending: string | null
}

export type TableView = {
  id: string
  game: string
  title: string
  campaign: string
  lang: 'en' | 'es' | 'pt' | 'ru'
  status: 'closed' | 'gathering' | 'over' | 'playing'
  paused: boolean
  seeded: boolean
  you: You
  seats: SeatView[]
  rules: TableRules
  options: Record<string, unknown>
  choices: number
  board: unknown
  ask: Question | null
  log: LogLine[]
  chat: ChatLine[]
  silent: boolean
  undo: UndoView | null
  ending: string | null
  winners: number[]
}

export type TestView = {
  who: number
  skill: string
  kind: string
  enemy: string
  place: string
  difficulty: number
  base: number
  committed: ([string, number])[]
  boosts: ([string, number])[]
  tokens: ArkhamTokenView[]
  odds: OddsView[]
  value: number
  automatic: string
}

export type Undo = {
  type: 'undo'
  id: string
  seat: number
}

export type UndoAnswer = {
  agree: boolean
}

export type UndoReply = {
  type: 'undo-reply'
  id: string
  agree: boolean
}

export type UndoView = {
  seat: number
  choices: number
  waiting: number[]
}

export type UndoWish = {
  seat: number
}

export type Ware = {
  id: string
  name: string
  cost: number
  out: string
  out_name: string | null
  needs_room: boolean
  refused: string | null
}

export type Whole = {
  type: 'table'
  number: number
  table: TableView
}

export type WhyNot = {
  type: 'why-not'
  id: string
  seat: number
  action: string
}

export type You = {
  seat: number | null
  seats: number[]
  host: boolean
  setups: (Record<string, unknown>)[]
  away: number[]
}

export type ArkhamEnemyView = {
  key: string
  code: string
  place: string
  engaged: number | null
  fight: number
  health: number
  evade: number
  damage?: number
  doom?: number
  clues?: number
  exhausted?: boolean
}

export type ArkhamInvestigatorView = {
  who: number
  key: string
  code: string
  place: string
  skills: Record<string, number>
  health: number
  sanity: number
  damage: number
  horror: number
  resources: number
  clues: number
  actions: number
  deck: number
  hand: number
  cards: CardView[] | null
  top: CardView[]
  discard: CardView[]
  play: CardView[]
  threats: CardView[]
  turn_taken: boolean
  gone: string
}

export type ArkhamTokenView = {
  token: string
  modifier: number
}

export type CultistsClaim = {
  by: number
  round: number
  statement: string
  seat: number | null
  place: string | null
  card: string | null
  event: string | null
}

export type DeathmaydieEnemyView = {
  number: number
  kind: string
  space: string
  wounds: number
  health: number
  mortal: boolean
  standard: number
  bonus: number
}

export type DeathmaydieInvestigatorView = {
  who: number
  id: string
  seat: number
  space: string
  wounds: number
  stress: number
  sanity: number
  skills: SkillView[]
  bonus_dice: number
  fire: number
  stand_ins: number
  signs: number
  insanity: string
  kept_mythos: string[]
  dead: boolean
}

export type DeathmaydieTokenView = {
  number: number
  kind: string
  space: string
  bearer: number | null
}

export type Claim = {
  secret: string
  name?: string
  colour?: number | null
}

export type FromClient = Choose | Say | Undo | UndoReply | WhyNot | Look

export type FromServer = Whole | Patch | Done | Refused | Reasons
