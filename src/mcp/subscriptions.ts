/** subscriptions/listen: a stream of notifications, first of which is what can be listened to at all. */
import type { SUBSCRIPTION_ID_META_KEY, SubscriptionFilter } from '@modelcontextprotocol/server'
import { invalidParams, type Call, type Method } from './call.ts'
import type { Subscriptions } from './catalogue.ts'
import { isObject } from './message.ts'
import { Refusal } from '../http/refusal.ts'

const subscriptionIdKey: typeof SUBSCRIPTION_ID_META_KEY = 'io.modelcontextprotocol/subscriptionId'
const flags = ['toolsListChanged', 'promptsListChanged', 'resourcesListChanged'] as const
/** Each is looked at whenever something of the agent may have changed. */
const mostResources = 32

export const listen = (subscriptions: Subscriptions): Method => ({
  era: 'modern',
  async answer(call) {
    if (!call.line.streams)
      throw new Refusal('not_acceptable', 'This is answered by a stream: send "Accept: application/json, text/event-stream".')
    const meta = { [subscriptionIdKey]: call.id }
    const { honoured, told } = await subscriptions.open(call, wishOf(call))
    call.line.tell('notifications/subscriptions/acknowledged', { notifications: honoured, _meta: meta })
    for await (const { method, params } of told) call.line.tell(method, { ...params, _meta: meta })
    return { resultType: 'complete', own: '', meta }
  },
})

function wishOf({ params: { notifications } }: Call): SubscriptionFilter {
  if (!isObject(notifications)) throw invalidParams('The parameter notifications must be an object.')
  const uris = notifications['resourceSubscriptions'] ?? []
  if (
    !Array.isArray(uris) ||
    uris.some(uri => typeof uri !== 'string') ||
    flags.some(flag => typeof (notifications[flag] ?? false) !== 'boolean')
  )
    throw invalidParams('The parameter notifications has three flags, and resourceSubscriptions, a list of addresses.')
  if (uris.length > mostResources) throw invalidParams(`A stream may listen to ${mostResources} resources.`)
  return { ...notifications, resourceSubscriptions: [...new Set(uris as string[])] }
}
