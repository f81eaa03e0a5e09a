import { SvelteMap } from 'svelte/reactivity'
import { getContext, setContext, type Snippet } from 'svelte'
import { explain } from './announce.svelte'
import type { IconName } from './look/icon-names'
import type { OptionView, ReasonView, TableView } from './wire/types'
import type { Live } from './wire/live.svelte'
import { api } from './wire/api'
import { titleOf } from './parts/rule-titles'
import { say } from './words/words'

/** How a game dresses its options: a sign for each act, and which of them end or commit something. */
export type Dress = {
  icon: (option: OptionView) => IconName | undefined
  ends: (option: OptionView) => boolean
  /** Whether a choice of this act is laid ready first and sealed by the gold button. */
  seals: (option: OptionView) => boolean
  /** Where an option has a place of its own, so that it need not stand in the decision bar as well. */
  elsewhere: (option: OptionView) => 'claims' | 'board' | null
  /** Options that can be chosen on the board, so that many of them need not all stand in the bar. */
  onBoard: (option: OptionView) => boolean
  /** The number of a seat's head in cut paper. */
  head: (seat: number) => number
  /** What a seat is called that has given no name. */
  named: (seat: number) => string
}

export const PLAIN: Dress = {
  icon: () => undefined,
  ends: () => false,
  seals: () => false,
  elsewhere: () => null,
  onBoard: () => false,
  head: (seat) => seat,
  named: (seat) => say('seat', { number: seat + 1 }),
}

/** Several things that may be done with one thing on the table, and what it is. */
export type Choices = { title: string; options: readonly OptionView[]; about?: Snippet | undefined }

/** Why something can't be done, and the words for what was tried. */
export type WhyNot = { title: string; reasons: ReasonView[] }

export type Panel = 'log' | 'rules' | 'talk' | 'claims'

/** What the parts of a table share: what is seen, what may be chosen, what is pointed at. */
export class Play {
  /** The key of the option whose thing is pointed at, on the board or in the decision bar. */
  pointed = $state<string | null>(null)
  why = $state.raw<WhyNot | null>(null)
  choices = $state.raw<Choices | null>(null)
  panel = $state<Panel>('log')
  rule = $state<string | null>(null)
  /** Whether the side panel is open where it is a drawer. */
  drawer = $state(false)
  /** Whether secrets are covered. */
  covered = $state(false)
  words = $state.raw<Record<string, string>>({})
  /** Whether the game's words have been asked for and have come. */
  worded = $state(false)
  /** Titles of this game's rules, for links. */
  titles = $state.raw<Record<string, string>>({})
  dress = $state.raw<Dress>(PLAIN)
  /** An option laid ready, not chosen yet. */
  armed = $state<string | null>(null)
  /** One option of each act that was open at some time: what one may ask "why not?" about. */
  readonly met = new SvelteMap<string, OptionView>()

  /** The question that was answered last: several people may sit at one screen, each with moments of their own. */
  #sent = $state('')
  #given = $state('')
  #learning = ''

  constructor(
    private readonly seen: () => TableView,
    readonly live: Live | null,
  ) {}

  get table(): TableView {
    return this.seen()
  }

  get seat(): number | null {
    return this.table.you.seat
  }

  /** What may be chosen now; nothing while the last choice is on its way. */
  get options(): readonly OptionView[] {
    const ask = this.table.ask
    return ask && !this.table.paused && !this.busy ? ask.options : []
  }

  /** The answer that has been given and may still be changed. */
  get given(): string | null {
    return this.table.ask?.changes ? this.#given : null
  }

  /** Whether this seat has answered, and others have not yet. */
  get answered(): boolean {
    return this.seat !== null && this.table.seats[this.seat]?.answered === true
  }

  /** What a seat is called. */
  nameOf(seat: number): string {
    return this.table.seats[seat]?.name || this.dress.named(seat)
  }

  /** Who is asked, and at which moment; empty if nobody is. */
  get #question(): string {
    return this.table.ask && this.seat !== null ? `${this.seat}/${this.table.ask.moment}` : ''
  }

  get busy(): boolean {
    return this.#question !== '' && this.#question === this.#sent
  }

  /** The options of these acts, and with these arguments if they are named. */
  having(acts: readonly string[] | null, args: Record<string, number | string> = {}): OptionView[] {
    return this.options.filter(
      (option) =>
        (acts === null || acts.includes(option.act)) &&
        Object.entries(args).every(([name, value]) => option.args[name] === value),
    )
  }

  /** Choose an option, or lay it ready where choices of its kind are sealed. */
  take(option: OptionView): void {
    if (!this.dress.seals(option)) void this.choose(option)
    else this.armed = this.armed === option.key ? null : option.key
  }

  /** Do what can be done with a thing: at once if it is one thing, else let it be chosen. */
  touch(title: string, options: readonly OptionView[], about?: Snippet): void {
    const [only] = options
    if (only && options.length === 1) this.take(only)
    else if (options.length || about) this.choices = { title, options, about }
  }

  async choose(option: OptionView): Promise<void> {
    const { ask } = this.table
    const { live, seat } = this
    if (!live || seat === null || !ask || this.busy) return
    this.#sent = this.#question
    this.#given = ''
    this.pointed = null
    this.armed = null
    this.why = null
    this.choices = null
    try {
      await live.send({ type: 'choose', seat, moment: ask.moment, key: option.key })
      this.#given = option.key
      if (this.table.ask?.changes) this.#sent = ''
    } catch (error) {
      this.#sent = ''
      explain(error)
    }
  }

  async whyNot(title: string, action: string): Promise<void> {
    if (!this.live || this.seat === null) return
    try {
      this.why = { title, reasons: await this.live.send({ type: 'why-not', seat: this.seat, action }) }
    } catch (error) {
      explain(error)
    }
  }

  async undo(): Promise<void> {
    if (this.seat === null) return
    await this.live?.send({ type: 'undo', seat: this.seat }).catch(explain)
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.live?.send({ type: 'undo-reply', agree }).catch(explain)
  }

  async talk(text: string): Promise<boolean> {
    try {
      await this.live?.send({ type: 'say', text })
      return true
    } catch (error) {
      explain(error)
      return false
    }
  }

  openRule(id: string): void {
    this.rule = id
    this.show('rules')
  }

  show(panel: Panel): void {
    this.panel = panel
    this.drawer = true
  }

  /** A rule by its title and the number of its clause. */
  titleOf(rule: string): string {
    return titleOf(this.titles, rule)
  }

  /** Fetch the game's words and the titles of its rules. */
  async learn(game: string, lang: string): Promise<void> {
    this.#learning = `${game} ${lang}`
    const wanted = this.#learning
    try {
      const [words, titles] = await Promise.all([api.words(game, lang), api.titles(game, lang)])
      if (this.#learning === wanted) [this.words, this.titles] = [words, titles]
    } catch (error) {
      explain(error)
    }
    this.worded = true
  }

  /** A name from the game's own catalogue; the id itself where it has none. */
  name(id: string): string {
    return this.words[id] ?? id
  }
}

const KEY = Symbol('play')

export const setPlay = (play: Play): Play => setContext(KEY, play)
export const getPlay = (): Play => getContext(KEY)
