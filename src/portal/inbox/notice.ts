/** A notice on the desktop for a new request, while nobody looks at the page. Only after a human has asked for it, and in this browser only. */
import { useEffect } from 'preact/hooks'
import { api, ask } from '../api.ts'
import { onEvent } from '../live.ts'
import { plain } from '../pieces/plain.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'
import { titleOf } from './about.tsx'
import { kindWords } from './words.ts'

const key = 'notice'
/** On a phone a page cannot show one by itself. */
const isPossible = 'Notification' in window && matchMedia('(pointer: fine)').matches
const notice = createStore(look())

/** `refused`: the browser does not let us ask again; only the human can change that, in its settings. */
function look(): 'impossible' | 'refused' | 'off' | 'on' {
  if (!isPossible) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && localStorage.getItem(key) === 'on' ? 'on' : 'off'
}

export const useNotice = () => useStore(notice)

export async function askForNotices() {
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(key, 'on')
  notice.set(look())
}

export function stopNotices() {
  localStorage.removeItem(key)
  notice.set(look())
}

/** Once, in what every screen has. */
export function useNotices() {
  useEffect(() => onEvent(['approval.created'], ({ target }) => void tell(target.id)), [])
}

async function tell(id: string) {
  if (look() !== 'on' || document.hasFocus()) return
  const { data } = await ask(api.GET('/approvals/{id}', { params: { path: { id } } }))
  if (data?.status !== 'pending') return
  // The tag makes one notice of it, however many tabs are open.
  const shown = new Notification(`${plain(data.agent.name)} asks: ${kindWords[data.kind].toLowerCase()}`, { body: titleOf(data), tag: id })
  shown.addEventListener('click', () => {
    window.focus()
    go(`approvals/${id}`)
    shown.close()
  })
}
