import { patched } from './patch'
import type { FromClient, FromServer, ReasonView, TableView } from './types'

type Unnumbered<T> = T extends FromClient ? Omit<T, 'id'> : never
type Command = Unnumbered<FromClient>
type Waiting = { command: FromClient; done: (answer: ReasonView[]) => void; failed: (error: Error) => void }

/** A name for a command; nobody else's is the same. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const FIRST_WAIT = 250
const FAR = 2 ** 20
const LONGEST_WAIT = 8000

/** What the server refused over the live connection, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * A table as the server tells it: whole at first, then what changes. A lost connection comes back by itself; what was
 * asked and not yet answered is asked again, and counts once.
 */
export class Live {
  table = $state.raw<TableView | null>(null)
  connected = $state(false)
  /** Why there is no table: it doesn't exist, or we may not see it. */
  refusal = $state('')

  #socket: WebSocket | null = null
  #number = 0
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #waiting = new Map<string, Waiting>()

  constructor(
    readonly id: string,
    private seat: number | null,
    private lang: string,
    private readonly address = (id: string) => `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live`,
  ) {
    this.#open()
  }

  /** Ask for something; the promise is kept once the server has kept it. */
  send(command: Command): Promise<ReasonView[]> {
    const numbered = { ...command, id: newId() } as FromClient
    return new Promise((done, failed) => {
      this.#waiting.set(numbered.id, { command: numbered, done, failed })
      this.#say(numbered)
    })
  }

  /** See the table from another seat or in another language. */
  look(seat: number | null, lang: string): void {
    this.seat = seat
    this.lang = lang
    this.#look()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const seat = this.seat === null ? '' : `&seat=${this.seat}`
    const socket = new WebSocket(`${this.address(this.id)}?lang=${this.lang}${seat}`)
    this.#socket = socket
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as FromServer)
    socket.onclose = () => {
      if (this.#socket !== socket) return
      this.connected = false
      if (this.#closed || this.refusal) return
      this.#timer = setTimeout(() => this.#open(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #say(command: FromClient): void {
    if (this.connected) this.#socket?.send(JSON.stringify(command))
  }

  #look(): void {
    this.#say({ type: 'look', id: newId(), seat: this.seat, lang: this.lang as TableView['lang'] })
  }

  #hear(said: FromServer): void {
    switch (said.type) {
      case 'table':
        if (!this.#older(said.number)) {
          this.#number = said.number
          this.table = said.table
        }
        if (!this.connected) this.#welcome()
        return
      case 'patch':
        this.#change(said.number, said.changes)
        return
      case 'done':
        this.#answered(said.id)?.done([])
        return
      case 'reasons':
        this.#answered(said.id)?.done(said.reasons)
        return
      case 'refused':
        if (!said.id && !this.connected) this.refusal = said.text
        this.#answered(said.id)?.failed(new Refused(said.code, said.text))
    }
  }

  /** Whether a whole table that comes late over this connection is older than ours; another view's number is far. */
  #older(number: number): boolean {
    const behind = this.#number - number
    return this.connected && behind > 0 && behind < FAR
  }

  #welcome(): void {
    this.connected = true
    this.#wait = FIRST_WAIT
    for (const { command } of this.#waiting.values()) this.#say(command)
  }

  #change(number: number, changes: Parameters<typeof patched>[1]): void {
    if (number <= this.#number) return
    if (number !== this.#number + 1 || !this.table) return this.#look()
    this.#number = number
    this.table = patched(this.table, changes)
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }
}
