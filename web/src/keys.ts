import type { Play } from './play.svelte'

/** Whether somebody is writing, or a dialog has the keyboard. */
function busy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

const first = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

/** The part of the table that a letter goes to. */
const PARTS: Record<string, string> = {
  b: '.board button:not([disabled]), .board [tabindex="0"]',
  h: '.mat button:not([disabled])',
  m: '.mat [tabindex="0"], .mat button:not([disabled])',
  p: '.left button, .left [tabindex="0"]',
  g: '.decide .opt',
}

const PANELS: Record<string, Play['panel']> = { l: 'log', r: 'rules', t: 'talk', c: 'claims' }

/** The nearest of several things in a direction, by their middles. */
export function nearest(
  from: { x: number; y: number },
  things: readonly { x: number; y: number }[],
  direction: string,
): number {
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[direction]
  if (!along) return -1
  const [dx = 0, dy = 0] = along
  let best = -1
  let least = Infinity
  things.forEach((thing, place) => {
    const [x, y] = [thing.x - from.x, thing.y - from.y]
    const ahead = x * dx + y * dy
    if (ahead <= 1) return
    const distance = ahead + 2 * Math.abs(x * dy - y * dx)
    if (distance < least) [best, least] = [place, distance]
  })
  return best
}

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function walk(target: HTMLElement, key: string): boolean {
  const group = target.closest('.board, .mat, .decide')
  if (!group) return false
  const things = [...group.querySelectorAll<HTMLElement>('button:not([disabled]), [tabindex="0"]')]
  const place = nearest(middle(target), things.map(middle), key)
  things[place]?.focus()
  return place >= 0
}

function nextOpen(): void {
  const open = [...document.querySelectorAll<HTMLElement>('button.mayact, .mayact > button')]
  const here = open.findIndex((each) => each === document.activeElement)
  open[(here + 1) % open.length]?.focus()
}

/** One key at a table; whether it meant something. */
export function onKey(event: KeyboardEvent, play: Play, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return false
  const target = event.target instanceof HTMLElement ? event.target : document.body
  const { key } = event
  const letter = key.toLowerCase()
  if (/^[1-9]$/.test(key)) {
    document.documentElement.dataset['keys'] = ''
    first(`.decide [aria-keyshortcuts="${key}"]`)?.click()
    return true
  }
  if (key === 'Enter' && !target.matches('button, a, [role="button"]')) {
    first('.decide .opt.end')?.click()
    return true
  }
  if (key.startsWith('Arrow')) return walk(target, key)
  if (key === '?') help()
  else if (key === 'Escape') [play.armed, play.pointed, play.drawer] = [null, null, false]
  else if (letter === 'u') void play.undo()
  else if (letter === 'j') first('#just-now')?.focus()
  else if (letter === 'n') nextOpen()
  else if (letter === 'w') first('[data-why]:focus, [data-why]:focus-within')?.dispatchEvent(new CustomEvent('why'))
  else if (letter in PANELS) play.show(PANELS[letter] ?? 'log')
  else if (letter in PARTS) first(PARTS[letter] ?? '')?.focus()
  else return false
  return true
}
