/** What a screen reader says next; also shown for a moment where something was refused. */
class Announcer {
  text = $state('')
  shown = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  say(text: string): void {
    this.text = text
  }

  show(text: string): void {
    this.text = text
    this.shown = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.shown = ''), 6000)
  }
}

export const announcer = new Announcer()

/** Show why something did not work. */
export function explain(error: unknown): void {
  announcer.show(error instanceof Error ? error.message : String(error))
}
