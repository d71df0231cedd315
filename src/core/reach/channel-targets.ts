/** Where a channel leads, with its keys. It is stored only in a box (kit/boxes.ts). */
import { ECDH } from 'node:crypto'
import type { NewChannel } from '../../../generated/inputs.js'
import type { Row } from '../../store/index.ts'
import { mayBePublic } from '../kit/addresses.ts'
import { DomainError } from '../kit/errors.ts'
import type { World } from '../kit/world.ts'

export type Target =
  | { type: 'push'; endpoint: string; keys: { p256dh: string; auth: string } }
  | { type: 'email'; address: string }
  | { type: 'webhook'; url: string; format: NonNullable<Row<'channels'>['format']>; secret: string | null; oldSecret: string | null }

type Given = { [Field in 'subscription' | 'address' | 'url' | 'format']: NewChannel[Field] }
/** The fields that each type needs. It has none of the others. */
const fieldsOf: Record<Target['type'], readonly (keyof Given)[]> = {
  push: ['subscription'],
  email: ['address'],
  webhook: ['url', 'format'],
}

/** The target that a human named. Throws if fields are missing or too many, or if it cannot be a public address. */
export function targetOf(type: Target['type'], given: Given, secret: string | null, means: { privateAddresses: boolean }): Target {
  const issues = (Object.keys(given) as (keyof Given)[]).flatMap(field => {
    const [isNeeded, isGiven] = [fieldsOf[type].includes(field), given[field] !== undefined]
    if (isNeeded === isGiven) return []
    const pointer = `/${field}`
    return isNeeded
      ? [{ pointer, code: 'required', message: `must be sent for the type ${type}` }]
      : [{ pointer, code: 'additionalProperties', message: `does not belong to the type ${type}` }]
  })
  if (issues.length > 0) throw new DomainError('unprocessable', 'The request is invalid; see `errors`.', { issues })
  const { subscription, address, url, format } = given
  if (type === 'email') return { type, address: address!.toLowerCase() }
  const [pointer, text] = type === 'push' ? ['/subscription/endpoint', subscription!.endpoint] : ['/url', url!]
  const place = publicUrl(text, pointer, means)
  if (type === 'push' && !isKey(subscription!.keys.p256dh)) {
    const issues = [{ pointer: '/subscription/keys/p256dh', code: 'key', message: 'must be a point of the curve P-256' }]
    throw new DomainError('unprocessable', 'The request is invalid; see `errors`.', { issues })
  }
  return type === 'push'
    ? { type, endpoint: place, keys: subscription!.keys }
    : { type, url: place, format: format!, secret, oldSecret: null }
}

function isKey(text: string) {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

function publicUrl(text: string, pointer: string, { privateAddresses }: { privateAddresses: boolean }) {
  const refused = (message: string) =>
    new DomainError('address_refused', `The address ${message}.`, { issues: [{ pointer, code: 'address', message }] })
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refused('cannot be read')
  if (url.username || url.password) throw refused('must not contain a user name or a password')
  if (privateAddresses) return url.href
  if (url.protocol !== 'https:') throw refused('must begin with https')
  if (!mayBePublic(url)) throw refused('must be public')
  return url.href
}

/** What makes two channels the same. */
export const endpointOf = (target: Target) =>
  target.type === 'push' ? target.endpoint : target.type === 'email' ? target.address : `${target.format} ${target.url}`

/** Where a channel leads, for its owner, without the parts that could be a secret: the path of a push service and of a chat, and each query. */
export function shownTarget(world: World, channel: Pick<Row<'channels'>, 'id' | 'sealed'>) {
  const target = openTarget(world, channel)
  if (!target) return '…'
  if (target.type === 'email') return target.address
  const { host, origin, pathname } = new URL(target.type === 'push' ? target.endpoint : target.url)
  if (target.type === 'push') return host
  return (target.format === 'standard' ? `${origin}${pathname}` : `${host}/…`).slice(0, 300)
}

export const sealTarget = ({ boxes }: World, id: string, target: Target) => boxes.close(id, JSON.stringify(target))

/** Undefined if the service no longer has the key with which it was encrypted. */
export function openTarget({ boxes }: World, { id, sealed }: Pick<Row<'channels'>, 'id' | 'sealed'>) {
  const text = boxes.open(id, sealed)
  return text === undefined ? undefined : (JSON.parse(text) as Target)
}
