/** Keeps what is being read where it is, whatever comes and goes above it. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** `opened` is the card that was just asked for, which is then what is being read. */
export function useStill(list: RefObject<HTMLElement>, opened: string | undefined) {
  // Where it was before this drawing.
  const card = list.current && cardBeingRead(list.current, opened)
  const top = card?.getBoundingClientRect().top
  useLayoutEffect(() => {
    if (!card?.isConnected || top === undefined) return
    const moved = card.getBoundingClientRect().top - top
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** One that was opened low on the screen would hide what is in it. */
export function showFromItsTop(id: string | undefined) {
  const card = id && document.getElementById(id)
  if (!card) return
  const { top } = card.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 4) card.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function cardBeingRead(list: HTMLElement, opened: string | undefined) {
  const cards = [...list.querySelectorAll<HTMLElement>('.request')]
  return (
    cards.find(({ id }) => opened && id === opened) ??
    cards.find(card => card.contains(document.activeElement)) ??
    cards.find(card => card.getBoundingClientRect().bottom > 0)
  )
}
