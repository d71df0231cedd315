/** Names each message of spec/openapi/reach.yaml under `webhooks` before the contract is bundled, so that it is written in one place. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

const { webhooks } = parse(readFileSync(new URL('../../spec/openapi/reach.yaml', import.meta.url), 'utf8'))

export function nameWebhooks(root: Json) {
  root.webhooks = Object.fromEntries(Object.keys(webhooks).map(kind => [kind, { $ref: `openapi/reach.yaml#/webhooks/${kind}` }]))
}
