/** subscriptions/listen: a stream of notifications. The first one lists what the client can listen to. */
import type { SUBSCRIPTION_ID_META_KEY } from '@modelcontextprotocol/server'
import { invalidParams, requireCapability, taskCapability, type Call, type Method } from './call.ts'
import type { Subscriptions, Wish } from './catalogue.ts'
import { isObject } from './message.ts'
import { Refusal } from '../../http/refusal.ts'

const subscriptionIdKey: typeof SUBSCRIPTION_ID_META_KEY = 'io.modelcontextprotocol/subscriptionId'
const flags = ['toolsListChanged', 'promptsListChanged', 'resourcesListChanged'] as const
/** Each one is checked whenever the agent's data may have changed. */
const mostListenedTo = 32

export const listen = (subscriptions: Subscriptions): Method => ({
  era: 'modern',
  async answer(call) {
    if (!call.line.streams)
      throw new Refusal('not_acceptable', 'The answer is a stream: send "Accept: application/json, text/event-stream".')
    const meta = { [subscriptionIdKey]: call.id }
    const { honoured, told } = await subscriptions.open(call, wishOf(call))
    call.line.tell('notifications/subscriptions/acknowledged', { notifications: honoured, _meta: meta })
    for await (const { method, params } of told) call.line.tell(method, { ...params, _meta: meta })
    return { resultType: 'complete', own: '', meta }
  },
})

function wishOf(call: Call): Wish {
  const { notifications } = call.params
  if (!isObject(notifications)) throw invalidParams('The parameter notifications must be an object.')
  const { resourceSubscriptions: uris = [], taskIds } = notifications
  if (taskIds !== undefined) requireCapability(call, taskCapability)
  const fits = areTexts(uris) && areTexts(taskIds ?? []) && flags.every(flag => typeof (notifications[flag] ?? false) === 'boolean')
  if (!fits)
    throw invalidParams(
      'In the parameter notifications, the three flags must be booleans, and resourceSubscriptions and taskIds must be arrays of strings.',
    )
  const wish = { resourceSubscriptions: [...new Set(uris as string[])], taskIds: [...new Set((taskIds ?? []) as string[])] }
  if (wish.resourceSubscriptions.length + wish.taskIds.length > mostListenedTo)
    throw invalidParams(`A stream may listen to at most ${mostListenedTo} resources and tasks.`)
  return { ...notifications, ...wish }
}

const areTexts = (list: unknown) => Array.isArray(list) && list.every(item => typeof item === 'string')
