/**
 * Whether the service has another portal than the one on this page. After an upgrade the page goes on, because it may hold what somebody is
 * writing; the shell says that a new version is there. The names of the portal's scripts depend on what is in them, so the page that the
 * service sends names other scripts then.
 */
import { connection } from './live.ts'
import { createStore } from './store.ts'

export const isOutdated = createStore(false)
const script = document.querySelector('script[src]')!.getAttribute('src')!
let wasLost = false

// An instance that is replaced ends its streams.
connection.watch(() => {
  const now = connection.get()
  if (now === 'live' && wasLost) void look()
  wasLost = now === 'lost' || (wasLost && now !== 'live')
})

async function look() {
  const page = await fetch('/', { cache: 'no-store' }).then(
    answer => (answer.ok ? answer.text() : ''),
    () => '',
  )
  // A proxy may answer with a page of its own.
  if (page.includes('id="portal"')) isOutdated.set(!page.includes(script))
}
