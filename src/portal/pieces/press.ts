/**
 * A press that begins on a button counts, even if the page moves under the pointer before the press ends. Data that arrives can move a
 * button away between the two, and then the browser clicks no button. If the pointer itself moves away, the press does not count.
 */
const slopPx = 8
/** The browser sends its own click within this time, if it sends one. */
const clickMs = 100

export function keepPress({ pointerId, button: which, clientX, clientY, currentTarget }: PointerEvent) {
  const button = currentTarget as HTMLButtonElement
  if (which !== 0) return
  const stop = () => {
    window.removeEventListener('pointerup', end, true)
    window.removeEventListener('pointercancel', end, true)
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    stop()
    if (event.type === 'pointercancel' || !button.isConnected) return
    const hasMoved = Math.hypot(event.clientX - clientX, event.clientY - clientY) > slopPx
    const isThere = button.contains(document.elementFromPoint(event.clientX, event.clientY))
    if (hasMoved || isThere) return
    button.click()
    dropClick()
  }
  window.addEventListener('pointerup', end, true)
  window.addEventListener('pointercancel', end, true)
}

/** The element that is under the pointer now was not pressed. */
function dropClick() {
  const drop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', drop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', drop, { capture: true }), clickMs)
}
