/** Desktop notifications of new requests, while the page has no focus. Only if the human has turned them on, and only in this browser. */
import { useEffect } from 'preact/hooks'
import { read } from '../api.ts'
import { onEvent } from '../live.ts'
import { plain } from '../pieces/index.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'
import { titleOf } from './about.tsx'
import { kindWords } from './words.ts'

const key = 'notice'
/** On a phone, a page cannot show notifications. */
const isPossible = 'Notification' in window && matchMedia('(pointer: fine)').matches
const notice = createStore(current())

/** `refused`: only the human can change this, in the settings of the browser. */
function current(): 'impossible' | 'refused' | 'off' | 'on' {
  if (!isPossible) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && localStorage.getItem(key) === 'on' ? 'on' : 'off'
}

export const useNotice = () => useStore(notice)

export async function askForNotices() {
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(key, 'on')
  notice.set(current())
}

export function stopNotices() {
  localStorage.removeItem(key)
  notice.set(current())
}

/** Once, in the part that every screen has. */
export function useNotices() {
  useEffect(() => onEvent(['approval.created'], ({ target }) => void notify(target.id)), [])
}

async function notify(id: string) {
  if (current() !== 'on' || document.hasFocus()) return
  const { data } = await read('/approvals/{id}', { path: { id } })
  if (data?.status !== 'pending') return
  // With the tag there is one notification, also if several tabs are open.
  const shown = new Notification(`${plain(data.agent.name)} asks: ${kindWords[data.kind].toLowerCase()}`, { body: titleOf(data), tag: id })
  shown.addEventListener('click', () => {
    window.focus()
    go(`approvals/${id}`)
    shown.close()
  })
}
