/** Keeps the card that is being read in its place when cards above it come or go. */
import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** `opened` is the open card, which is then the one that is being read. */
export function useStableScroll(list: RefObject<HTMLElement | null>, opened: string | undefined) {
  // Where it was before this drawing.
  const card = list.current && cardBeingRead(list.current, opened)
  const top = card?.getBoundingClientRect().top
  useLayoutEffect(() => {
    if (!card?.isConnected || top === undefined) return
    const moved = card.getBoundingClientRect().top - top
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  })
}

/** A card that was opened low on the screen would hide its content. */
export function scrollToTopOf(id: string | undefined) {
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
