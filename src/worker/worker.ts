/**
 * The service worker: shows the messages that the service pushes to this device, and opens the portal at what was pressed. It answers no
 * request of a page and keeps no copy of anything, so the portal always comes from the service and nothing can become stale.
 */
import { addressOf, notificationsOf, readMessage } from './message.ts'
import { moveChannel } from './subscription.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
// A page that was opened before must hear what is pressed.
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))

self.addEventListener('push', event => {
  const message = readMessage(event.data?.text())
  const shown = notificationsOf(message)
  event.waitUntil(
    Promise.all([...shown.map(({ title, options }) => self.registration.showNotification(title, options)), mark(message?.waiting)]),
  )
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data, event.action, self.location.origin)))
})

self.addEventListener('pushsubscriptionchange', event => {
  const { oldSubscription, newSubscription } = event as PushSubscriptionChangeEvent
  event.waitUntil(moveChannel(self.registration.pushManager, oldSubscription, newSubscription))
})

/** On the app's icon: how many requests wait, or only a sign if that is not known. */
const mark = (waiting: number | undefined) =>
  (waiting === 0 ? self.navigator.clearAppBadge?.() : self.navigator.setAppBadge?.(waiting))?.catch(() => undefined)

/** Focuses an open portal, which then shows the address without loading again; or opens a new one. */
async function open(address: string) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const portal = windows.find(({ url }) => new URL(url).pathname === '/')
  if (!portal) return self.clients.openWindow(address)
  const focused = await portal.focus()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker has no such argument
  focused.postMessage({ open: address.slice('/#'.length) })
  return focused
}
