// What is wrong with what is on the screen: sentences, each with the thing that it is about.
() => {
  const found = []
  const name = (element) => {
    const kind = typeof element.className === 'string' ? element.className.replace(/svelte-\S+/g, '').trim() : ''
    return `<${element.tagName.toLowerCase()} ${kind}> "${(element.textContent ?? '').trim().slice(0, 40)}"`
  }
  /** Kept for those who hear the page, and cut out of what others see. */
  const heard = (element) => {
    for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).clipPath === 'inset(50%)') return true
    return false
  }
  const seen = (element) =>
    !heard(element) &&
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('.vh, [aria-hidden="true"]')
  const wide = innerWidth
  const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflow)

  if (document.documentElement.scrollWidth > wide)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${wide}`)

  /** The part of a box that nothing around it clips. */
  function shown(element, box) {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (style.position === 'fixed') break
      if (style.overflow === 'visible' && style.clipPath === 'none') continue
      const clip = each.getBoundingClientRect()
      ;[left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)]
      ;[right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)]
    }
    return { left, top, right: Math.min(right, wide), bottom: Math.min(bottom, innerHeight) }
  }
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
  /** Whether somebody can scroll to the rest of a thing, or it lies below the screen. */
  const reachable = (element) => {
    for (let each = element.parentElement; each; each = each.parentElement)
      if (each === document.documentElement || (scrolls(each) && each !== document.body)) return true
    return false
  }
  const inScroller = (element) => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) if (scrolls(each)) return true
    return false
  }

  /** Whether a thing stays in sight while the rest is scrolled under it. */
  const above = (element) => {
    for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).position === 'sticky') return true
    return false
  }

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || !element || !seen(element) || element.closest('svg, option, style, script')) continue
    const size = parseFloat(getComputedStyle(element).fontSize)
    const mark = element.closest('.mark')
    if (size < 12 && !mark) found.push(`letters of ${size} px: ${name(element)}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue
      const left = shown(element, box)
      if (left.right <= left.left || left.bottom <= left.top) continue
      if (!inScroller(element) && area(left) < 0.75 * box.width * Math.min(box.height, innerHeight - box.top))
        found.push(`cut off: ${name(element)}`)
      const at = document.elementFromPoint((left.left + left.right) / 2, (left.top + left.bottom) / 2)
      if (at && (at === element || element.contains(at) || at.contains(element)) && !mark) texts.push({ element, box: left })
    }
  }
  texts.forEach((one, place) => {
    for (const other of texts.slice(place + 1)) {
      if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element)) continue
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (x > 3 && y > 5) found.push(`words over words: ${name(one.element)} and ${name(other.element)}`)
    }
  })

  for (const element of document.querySelectorAll('button, a, input, select, summary')) {
    if (!seen(element) || element.matches(':disabled') || element.closest('.ref, label')) continue
    const box = element.getBoundingClientRect()
    const small = element.matches('.btn, .tool, .tab, .opt, .cand, .row, .stack, .way, .chip, select, summary, .seg button')
    if (small && (box.height < 43.5 || box.width < 39.5)) found.push(`a target of ${box.width | 0} x ${box.height | 0}: ${name(element)}`)
    if (inScroller(element) || box.bottom > innerHeight || element.closest('.board')) continue
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (at?.closest('.over') || above(at)) continue
    if (at && !element.contains(at) && !at.contains(element) && !document.querySelector('dialog[open]'))
      found.push(`covered: ${name(element)} by ${name(at)}`)
    if (box.right > wide + 1 || box.left < -1) found.push(`off the screen: ${name(element)}`)
    if (!reachable(element)) found.push(`out of reach: ${name(element)}`)
  }
  return [...new Set(found)]
}
