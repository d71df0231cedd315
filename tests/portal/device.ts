/**
 * A device that gets push messages. The packaged Chromium has no push service and shows no notifications, so three things stand in for them:
 * the permission, the subscription (with real keys, at a push service of the test), and the display of a notification, which is recorded.
 * The service encrypts for these keys, the test decrypts with another library, and Chromium itself delivers the message to the real worker.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { expect } from '@jest/globals'
import { decrypt } from 'http_ece'
import type { Page, Worker } from 'playwright-core'
import type { Received } from '../reach/receivers.ts'
import { soon } from '../support/soon.ts'

export interface Shown {
  title: string
  body: string
  tag: string
  data: string
  actions?: { action: string }[]
}

/** A device at a push service. `answer` is what the human answers when the browser asks for the permission. */
export function pretend(endpoint: string, answer: 'granted' | 'denied' | 'default' = 'granted') {
  const pair = createECDH('prime256v1')
  const auth = randomBytes(16)
  const keys = { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') }
  const script = `{
    const kept = name => localStorage.getItem('test.' + name)
    Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' })
    Notification.requestPermission = async () => {
      if (!navigator.userActivation.isActive) throw new Error('The browser was asked without a press')
      localStorage.setItem('test.permission', '${answer}')
      return Notification.permission
    }
    const subscription = () => kept('key') && {
      endpoint: '${endpoint}',
      options: { userVisibleOnly: true, applicationServerKey: Uint8Array.fromBase64(kept('key'), { alphabet: 'base64url' }).buffer },
      toJSON: () => ({ endpoint: '${endpoint}', expirationTime: null, keys: ${JSON.stringify(keys)} }),
      unsubscribe: async () => (localStorage.removeItem('test.key'), true),
    }
    PushManager.prototype.getSubscription = async () => subscription() || null
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly) throw new Error('A silent push is not allowed')
      localStorage.setItem('test.key', applicationServerKey)
      return subscription()
    }
  }`
  return {
    /** For `visit`. */
    script,
    /** What the push service received, as only the device can read it. */
    open: ({ body }: Received) => decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: keys.auth }).toString(),
  }
}

/** The service worker that the portal has registered. */
export async function workerOf(page: Page) {
  await soon(async () => expect(page.context().serviceWorkers()).toHaveLength(1))
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(`
    self.shown = []
    self.opened = []
    self.badges = []
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
    self.clients.openWindow = async url => void self.opened.push(url)
    self.navigator.setAppBadge = async count => void self.badges.push(count ?? 'dot')
    self.navigator.clearAppBadge = async () => void self.badges.push('none')
    WindowClient.prototype.focus = async function () { self.focused = this.url; return this }
  `)
  return {
    worker: worker!,
    shown: () => worker!.evaluate<Shown[]>('self.shown'),
    /** The click of a human on a notification, or on its action. A browser lets only a human open a window, so the address is recorded. */
    click: (shown: Shown, action = '') => fire(worker!, 'notificationclick', JSON.stringify({ action, notification: shown })),
    opened: () => worker!.evaluate<string[]>('self.opened'),
  }
}

/** Dispatches an event to the worker and waits until it has handled it. `members` is an expression. */
export const fire = (worker: Worker, type: string, members: string) =>
  worker.evaluate(`{
    const event = Object.assign(new ExtendableEvent(${JSON.stringify(type)}), ${members})
    if (event.notification) event.notification.close = () => {}
    let handled
    event.waitUntil = promise => void (handled = promise)
    self.dispatchEvent(event)
    handled.then(() => true)
  }`)

/** Chromium delivers a message to the worker. `page` may be any page of the same browser. */
export async function deliver(page: Page, origin: string, text: string) {
  const cdp = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
    if (ours) registered.resolve(ours.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text })
  await cdp.detach()
}
