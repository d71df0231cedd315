/** Web Push on this device: the permission, the service worker and the subscription. The channel is in the service. */
import { useEffect } from 'preact/hooks'
import { browserOf } from '../pieces/browser.ts'
import { api, ask, read, type Answer, type Problem } from '../api.ts'
import { readAll } from '../resource.ts'
import { go } from '../router.ts'
import { createStore, useStore } from '../store.ts'
import type { Channel } from './words.ts'

const script = '/portal/worker.js'

/**
 * `install`: on an iPhone or iPad, only an app on the Home Screen gets messages. `blocked`: only the human can change this, in the settings
 * of the browser. `off` and `on` say whether the browser has a subscription that this service can use.
 */
export type Device =
  | { state: 'unknown' | 'insecure' | 'unsupported' | 'install' | 'blocked' | 'off' }
  | { state: 'on'; endpointHash: string }

const device = createStore<Device>({ state: 'unknown' })

/** The state of this device. `pushKey` is the key with which the service identifies itself. */
export function useDevice(pushKey: string) {
  useEffect(() => {
    const look = () => void lookAtDevice(pushKey)
    look()
    // The human may come back from the settings of the browser.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [pushKey])
  return useStore(device)
}

async function lookAtDevice(pushKey: string) {
  device.set(await current(pushKey))
}

async function current(pushKey: string): Promise<Device> {
  if (!isSecureContext) return { state: 'insecure' }
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { state: isIos() ? 'install' : 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'blocked' }
  const subscription = await subscriptionHere()
  if (Notification.permission !== 'granted' || !subscription || !isFor(subscription, pushKey)) return { state: 'off' }
  return { state: 'on', endpointHash: await sha256(subscription.endpoint) }
}

/** Asks the browser for the permission, and tells the service how to reach this device. Only after a press. */
export async function turnOn(pushKey: string, onceKey: string): Promise<Answer<unknown>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { problem: refusedByHuman }
    const registration = await navigator.serviceWorker.register(script, { scope: '/' })
    await navigator.serviceWorker.ready
    const old = await registration.pushManager.getSubscription()
    // The service has another key now, so it cannot use this one.
    if (old && !isFor(old, pushKey)) await old.unsubscribe()
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
    return await createChannel(subscription, onceKey)
  } catch (error) {
    return { problem: refusedByBrowser(error) }
  } finally {
    await lookAtDevice(pushKey)
  }
}

async function createChannel(subscription: PushSubscription, onceKey: string): Promise<Answer<unknown>> {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const answer = await ask(
    api.POST('/channels', {
      params: { header: { 'Idempotency-Key': onceKey } },
      body: { type: 'push', label: browserOf(navigator.userAgent), subscription: { endpoint, keys: { p256dh, auth } } },
    }),
  )
  return answer.problem?.code === 'channel_exists' ? { data: undefined } : answer
}

/** Deletes the channel of this device and ends its subscription. The channel of another account on this device stays. */
export async function turnOff(pushKey: string): Promise<Answer<unknown>> {
  const subscription = await subscriptionHere()
  if (!subscription) return { data: undefined }
  const [{ data, problem }, endpointHash] = await Promise.all([readAll('/channels', {}), sha256(subscription.endpoint)])
  if (problem) return { problem }
  const channel = data.items.find(({ endpoint_hash }) => endpoint_hash === endpointHash)
  if (!channel) return { data: undefined }
  const gone = await ask(api.DELETE('/channels/{id}', { params: { path: { id: channel.id } } }))
  if (gone.problem && gone.problem.code !== 'not_found') return gone
  await subscription.unsubscribe()
  await lookAtDevice(pushKey)
  return { data: undefined }
}

/** Opens the address of a pressed notification, after the sign-in if nobody is signed in. The page calls this once. */
export function usePressedNotifications() {
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ open?: string }>) => data.open && go(data.open)
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    worker?.addEventListener('message', open)
    return () => worker?.removeEventListener('message', open)
  }, [])
}

/** The channel of this device, if it is among these. */
export const channelOf = (device: Device, channels: readonly Channel[]) =>
  device.state === 'on' ? channels.find(({ endpoint_hash }) => endpoint_hash === device.endpointHash) : undefined

/** The result of the first attempt to send a message, or undefined if there is none yet. */
export async function resultOf(channelId: string, deliveryId: string) {
  for (let left = mostLooks; left > 0; left--) {
    const { data, problem } = await read('/channels/{id}/deliveries', { path: { id: channelId }, query: { limit: 20 } })
    if (problem) return { problem }
    const delivery = data.items.find(({ id }) => id === deliveryId)
    if (!delivery || delivery.state !== 'queued' || delivery.last_failure) return { data: delivery }
    await new Promise(resolve => setTimeout(resolve, lookMs))
  }
  return { data: undefined }
}
const lookMs = 750
const mostLooks = 20

async function subscriptionHere() {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return (await worker?.getRegistration())?.pushManager?.getSubscription()
}

function isFor({ options: { applicationServerKey: key } }: PushSubscription, pushKey: string) {
  if (!key) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey
}

async function sha256(text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
const isIos = () => /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac OS') && navigator.maxTouchPoints > 1)

const deviceProblem = (title: string, detail: string): Problem => ({ code: 'here', status: 0, title, detail, errors: [] })

const refusedByHuman = deviceProblem(
  'Notifications are not allowed',
  'The browser did not get your permission. Press the button again and choose Allow. If the browser does not ask, it blocks this site.',
)

const refusedByBrowser = (error: unknown) =>
  deviceProblem(
    'The browser could not turn on notifications',
    `Its push service may be off or cannot be reached. In Brave, allow Google services for push messaging. The browser says: ${error instanceof Error ? error.message : String(error)}`,
  )
