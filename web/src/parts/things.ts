import type { OptionView } from '../wire/types'
import type { Play } from '../play.svelte'

/** A thing on the table stands for the options that it carries in `data-keys`. */
export const keysOf = (options: readonly OptionView[]): string => options.map((option) => option.key).join(' ')

const SLOP = 8
const LONG = 500

const carried = (element: Element | null): string[] =>
  element instanceof HTMLElement ? (element.dataset['keys'] ?? '').split(' ').filter(Boolean) : []

/** The options for which both things stand, of those that are open. */
export function shared(one: readonly string[], other: readonly string[], open: readonly OptionView[]): OptionView[] {
  return open.filter((option) => one.includes(option.key) && other.includes(option.key))
}

/**
 * Let a thing be dragged onto another one, which chooses what both stand for. Other ways to do the same are a click
 * and the decision bar.
 */
export function draggable(node: HTMLElement, play: Play): { destroy: () => void } {
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null

  function targets(event: PointerEvent): Element | undefined {
    return document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((each) => each !== node && carried(each).length)
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !carried(node).length) return
    from = { x: event.clientX, y: event.clientY, id: event.pointerId }
    node.setPointerCapture(event.pointerId) // or a quick hand would be off the thing before it has moved
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost && Math.hypot(x, y) < SLOP) return
    if (!ghost) {
      const box = node.getBoundingClientRect()
      ghost = node.cloneNode(true) as HTMLElement
      ghost.classList.add('dragged')
      ghost.removeAttribute('id')
      ghost.removeAttribute('data-keys') // it is no place to drop something
      ghost.setAttribute('aria-hidden', 'true')
      Object.assign(ghost.style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        pointerEvents: 'none',
      })
      document.body.append(ghost)
    }
    ghost.style.transform = `translate(${x}px, ${y}px)`
    const over = targets(event)
    const [option] = over ? shared(carried(node), carried(over), play.options) : []
    play.pointed = option?.key ?? null
  }

  function up(event: PointerEvent): void {
    const dropped = ghost !== null
    const over = dropped ? targets(event) : undefined
    stop()
    if (!dropped) return
    // The click that ends a drag is none.
    const swallow = (click: Event) => click.stopImmediatePropagation()
    node.addEventListener('click', swallow, { capture: true })
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0)
    const meant = over ? shared(carried(node), carried(over), play.options) : []
    const [only] = meant
    if (only && meant.length === 1) void play.choose(only)
    else if (meant.length) play.choices = { title: node.getAttribute('aria-label') ?? '', options: meant }
  }

  function stop(): void {
    from = null
    ghost?.remove()
    ghost = null
    play.pointed = null
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', stop)
  return {
    destroy() {
      stop()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', stop)
    },
  }
}

/** Let a long press, or the other mouse button, ask what a thing is. */
export function askable(
  node: HTMLElement,
  ask: () => void,
): { update: (next: () => void) => void; destroy: () => void } {
  let asking = ask
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const begin = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') timer = setTimeout(() => asking(), LONG)
  }
  const menu = (event: Event) => {
    event.preventDefault()
    end()
    asking()
  }
  const ends = ['pointerup', 'pointercancel', 'pointermove', 'pointerleave'] as const
  node.addEventListener('pointerdown', begin)
  node.addEventListener('contextmenu', menu)
  for (const name of ends) node.addEventListener(name, end)
  return {
    update: (next) => (asking = next),
    destroy() {
      end()
      node.removeEventListener('pointerdown', begin)
      node.removeEventListener('contextmenu', menu)
      for (const name of ends) node.removeEventListener(name, end)
    },
  }
}
