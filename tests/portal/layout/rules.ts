/**
 * The rules of layout. This file runs in the page (look.ts sends it there), so it imports nothing. A rule returns a sentence for each thing
 * that a human could not read or press.
 */
type Box = Record<'left' | 'top' | 'right' | 'bottom', number>

/** A line of text, or a control. Of a link in a text, each line is one. */
interface Thing {
  element: Element
  /** A control has none. */
  words?: string
  /** The part that is seen. */
  box: Box
}

const controls = 'a[href], button, input, select, textarea, summary, [role=option]'
const leastRows = 3
/** About the width of eight characters, in heights of the text. */
const eightCharacters = 4
/** Boxes of neighbours may touch. */
const slack = 2

export function layoutFaults() {
  const things = [...textsIn(scope()), ...controlsIn(scope())].toSorted((a, b) => a.box.top - b.box.top)
  const rules = [sideways, cutOff, narrow, shortLists, overlapping, underTheBar, unpressable]
  return [...new Set(rules.flatMap(rule => rule(things)))]
}

/** While a dialog is open, nothing outside of it can be used. */
const scope = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/** Nothing scrolls sideways but tabs, tables and code. */
function sideways() {
  const page = document.documentElement
  const mayScroll = (element: Element) => element.matches('.tab-row, pre, :has(> table)')
  return [page, ...scope().querySelectorAll('*')]
    .filter(element => element.scrollWidth > element.clientWidth + 1 && (element === page || (scrolls(element) && !mayScroll(element))))
    .map(element => `${tagOf(element)} scrolls sideways: its content has ${element.scrollWidth} px, and it has ${element.clientWidth} px.`)
}

/** Text is not cut off at its sides, unless an ellipsis says so or it can be scrolled. */
function cutOff(things: Thing[]) {
  const isCut = (block: Element) => {
    const { overflowX, textOverflow } = styleOf(block)
    return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && block.scrollWidth > block.clientWidth + slack
  }
  const cut = blocksOf(things).filter(([block]) => isCut(block))
  return cut.map(
    ([block]) => `The text ${quoted(block.textContent)} is cut off: ${block.clientWidth} of ${block.scrollWidth} px are shown.`,
  )
}

/** Text that needs more than a line is not narrower than 8 characters if as much room beside it is empty. */
function narrow(things: Thing[]) {
  return blocksOf(things).flatMap(([block, lines]) => {
    const { fontSize, paddingLeft, paddingRight } = styleOf(block)
    const least = eightCharacters * Number.parseFloat(fontSize)
    const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const needsMore = block.scrollWidth > block.clientWidth + 1 || lines.some(({ box }) => box.top > lines[0]!.box.bottom - slack)
    const room = width < least && needsMore ? roomBeside(block, things) : 0
    if (room < least) return []
    return `The text ${quoted(block.textContent)} has a column of ${Math.round(width)} px. Beside it, ${Math.round(room)} px are empty.`
  })
}

/** How many pixels at one side of an element are empty, up to the edge of its part of the page. */
function roomBeside(element: Element, things: Thing[]) {
  const box = element.getBoundingClientRect()
  let { left, right } = element.closest('main, nav, dialog, body')!.getBoundingClientRect()
  for (const thing of things) {
    if (element.contains(thing.element) || thing.element.contains(element)) continue
    if (thing.box.bottom <= box.top || thing.box.top >= box.bottom) continue
    if (thing.box.left >= box.right - slack) right = Math.min(right, thing.box.left)
    else if (thing.box.right <= box.left + slack) left = Math.max(left, thing.box.right)
  }
  return Math.max(box.left - left, right - box.right)
}

/** A list shows three rows, or all if it has fewer. If its rows are high, half the window is enough. */
function shortLists() {
  return [...scope().querySelectorAll('ul, ol, tbody, [role=listbox]')].filter(isShown).flatMap(list => {
    const options = list.querySelectorAll('[role=option]')
    const rows = [...(options.length > 0 ? options : list.children)].map(row => row.getBoundingClientRect())
    const first = rows
      .filter(({ height }) => height > 0)
      .toSorted((a, b) => a.top - b.top)
      .slice(0, leastRows)
    const needed = Math.max(...first.map(({ bottom }) => bottom)) - Math.min(...first.map(({ top }) => top))
    const short = ancestors(list).filter(around => clips(around) && around.clientHeight < Math.min(needed - 1, innerHeight / 2))
    return short.map(
      ({ clientHeight }) => `The list ${quoted(nameOf(list))} has ${clientHeight} px. ${first.length} rows need ${Math.round(needed)} px.`,
    )
  })
}

/** No text is over other text, and no control over another or over text. */
function overlapping(things: Thing[]) {
  const faults: string[] = []
  const whole = things.filter(({ element, words }) => !words || !element.closest(controls))
  for (const [i, one] of whole.entries())
    for (const other of whole.slice(i + 1)) {
      if (other.box.top >= one.box.bottom) break
      const [a, b] = [core(one), core(other)]
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (width <= 0 || height <= 0 || one.element.contains(other.element) || other.element.contains(one.element) || hides(one, other))
        continue
      faults.push(`${sayOf(one)} and ${sayOf(other).replace('The', 'the')} overlap.`)
    }
  return faults
}

/** The box of a line of text is higher than its letters. */
function core({ box: { left, top, right, bottom }, element, words }: Thing): Box {
  const edge = words || styleOf(element).display === 'inline' ? (bottom - top) / 4 : slack
  return { left: left + slack, top: top + edge, right: right - slack, bottom: bottom - edge }
}

/** Whether one is in a layer with a background. It hides the other, which can be seen when the page is scrolled or the menu is closed. */
function hides(one: Thing, other: Thing) {
  const layers = [one, other].map(({ element }) => layerOf(element))
  return layers[0] !== layers[1] && [one, other].some(({ element }, i) => layers[i] && ancestors(element, layers[i]).some(isPainted))
}

/** What is over the page by design: a bar that stays while the page scrolls, a message that goes away, an open menu. */
const layerOf = (element: Element) =>
  ancestors(element).find(
    around =>
      /fixed|sticky/.test(styleOf(around).position) ||
      around.matches('dialog, :popover-open') ||
      (styleOf(around).position === 'absolute' && around.parentElement!.matches('details[open]')),
  )

const isPainted = (element: Element) => !/^rgba\(.*, 0\)$/.test(styleOf(element).backgroundColor)

/** When the page is scrolled to its end, the last thing of the screen is above the bar of a phone. */
function underTheBar(things: Thing[]) {
  const bar = ancestors(document.elementFromPoint(innerWidth / 2, innerHeight - 1) ?? document.body).at(-1)!
  const [last] = things
    .filter(({ element }) => element.closest('main') && !layerOf(element))
    .toSorted((a, b) => b.box.bottom - a.box.bottom)
  if (styleOf(bar).position !== 'fixed' || isMessage(bar) || !last) return []
  const top = scrollY
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const end = last.box.bottom + top - scrollY
  scrollTo({ top, behavior: 'instant' })
  return end > bar.getBoundingClientRect().top + slack ? [`${sayOf(last)} is under ${tagOf(bar)}, and the page ends there.`] : []
}

/** Each control is on top at its centre, at some place of the window to which it can be scrolled. */
function unpressable() {
  const places = new Map<Element, ScrollToOptions>()
  const faults: string[] = []
  const isHitAt = (element: Element, block: ScrollLogicalPosition) => {
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    return isOnTop(element) || isMessage(atCentre(element))
  }
  for (const element of [...scope().querySelectorAll(controls)].filter(isShown)) {
    const isForReaders = ancestors(element).some(isClippedAway)
    if (isForReaders || element.closest('[inert]') || isOnTop(element)) continue
    for (const around of ancestors(element, document.documentElement))
      if (!places.has(around)) places.set(around, { left: around.scrollLeft, top: around.scrollTop, behavior: 'instant' })
    if (['start', 'end', 'center'].some(block => isHitAt(element, block as ScrollLogicalPosition))) continue
    const over = atCentre(element)
    faults.push(`${sayOf({ element })} cannot be pressed: ${over ? `${tagOf(over)} is over it` : 'it is outside the window'}.`)
  }
  for (const [element, place] of places) element.scrollTo(place)
  return faults
}

function isOnTop(control: Element) {
  const over = atCentre(control)
  return over !== null && (control.contains(over) || over.closest('label')?.control === control)
}

/** The centre of its longest line. */
function atCentre(control: Element) {
  const { left, top, width, height } = [...control.getClientRects()].toSorted((a, b) => b.width - a.width)[0]!
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
/** It goes away by itself. */
const isMessage = (element: Element | null) => Boolean(element?.closest('.toasts'))

function textsIn(root: Element) {
  const found: Thing[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!
    const words = walker.currentNode.nodeValue!.trim()
    if (!words || !isShown(element)) continue
    range.selectNodeContents(walker.currentNode)
    found.push(...seenParts(range.getClientRects(), element).map(box => ({ element, words, box })))
  }
  return found
}

const controlsIn = (root: Element): Thing[] =>
  [...root.querySelectorAll(controls)]
    .filter(isShown)
    .flatMap(element => seenParts(element.getClientRects(), element).map(box => ({ element, box })))

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

/** What the ancestors of an element show of boxes in it. */
function seenParts(boxes: Iterable<Box>, element: Element) {
  const around = ancestors(element)
  if (around.some(isClippedAway)) return []
  const frames = around.filter(clips).map(one => one.getBoundingClientRect())
  return [...boxes]
    .map(({ left, top, right, bottom }) => ({
      left: Math.max(left, ...frames.map(frame => frame.left)),
      top: Math.max(top, ...frames.map(frame => frame.top)),
      right: Math.min(right, ...frames.map(frame => frame.right)),
      bottom: Math.min(bottom, ...frames.map(frame => frame.bottom)),
    }))
    .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1)
}

/** The blocks that have lines of text. */
function blocksOf(things: Thing[]) {
  const blocks = new Map<Element, Thing[]>()
  // The text of a drawing has no width of its own.
  for (const thing of things.filter(({ element, words }) => words && element instanceof HTMLElement)) {
    const block = ancestors(thing.element).find(around => !/^(inline|contents)$/.test(styleOf(around).display))!
    blocks.set(block, [...(blocks.get(block) ?? []), thing])
  }
  return [...blocks]
}

/** An element and what is around it, up to this one; or up to what is fixed on the screen, or to the page. */
function ancestors(element: Element, end?: Element): Element[] {
  const isLast = end ? element === end : styleOf(element).position === 'fixed'
  const { parentElement: next } = element
  return isLast || !next || (!end && next === document.body) ? [element] : [element, ...ancestors(next, end)]
}

const styleOf = (element: Element) => getComputedStyle(element)
/** For screen readers only, or until it has the focus. */
const isClippedAway = (element: Element) => styleOf(element).clipPath !== 'none'
const clips = (element: Element) => styleOf(element).overflowY !== 'visible' && styleOf(element).display !== 'inline'
const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowY)

const kinds: Record<string, string> = { A: 'link', BUTTON: 'button', SUMMARY: 'button', SELECT: 'choice' }
const sayOf = ({ element, words }: Omit<Thing, 'box'>) =>
  words ? `The text ${quoted(words)}` : `The ${kinds[element.tagName] ?? 'field'} ${quoted(nameOf(element))}`

function nameOf(element: Element) {
  const labels = element instanceof HTMLInputElement ? [element.labels?.[0]?.textContent, element.placeholder] : []
  return [element.ariaLabel, ...labels, element.textContent, tagOf(element)].find(Boolean)!
}

function quoted(text: string) {
  const short = text.trim().replaceAll(/\s+/g, ' ')
  return `“${short.length > 40 ? `${short.slice(0, 40)}…` : short}”`.replaceAll(/“{2}|”{2}/g, mark => mark[0]!)
}

/** A part of an icon is named by what has the icon. */
function tagOf(element: Element) {
  const { localName, classList } = element instanceof HTMLElement ? element : element.closest(':not(svg, svg *)')!
  return `<${[localName, ...classList].join('.')}>`
}
