/** What the contract says about each action of a log and each kind of message, as descriptions and as types (generated/events.ts). */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Action, Kind } from './contract/schemas.ts'
import { banner } from './generated.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** Adds a sentence about the data to the description of each action. */
export function withDataSaid(document: Json): Json {
  const { 'x-data': table, 'x-enumDescriptions': meanings } = document.components.schemas.AuditAction
  for (const [action, members] of Object.entries<string[]>(table)) meanings[action] += ` ${said(members)}`
  return document
}

function said(members: string[]) {
  const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names.map(name => `\`${name.replace('?', '')}\``))
  const sure = members.filter(name => !name.endsWith('?'))
  const perhaps = members.filter(name => name.endsWith('?'))
  if (members.length === 0) return '`data` is empty.'
  return `\`data\` has ${list(sure)}${perhaps.length ? `, and may have ${list(perhaps)}` : ''}.`
}

/** The rows of AuditAction and NoticeKind as they are written. The bundled contract has less of them. */
const schemasOf = (room: string) => parse(readFileSync(new URL(`../spec/openapi/${room}.yaml`, import.meta.url), 'utf8')).schemas
const rows: Record<string, Action> = schemasOf('log').AuditAction['x-actions']
const kinds: Record<string, Kind> = schemasOf('reach').NoticeKind['x-kinds']

/** A type of the data of each action, and who may read it. A member that AuditData or an action lacks does not compile. */
export function eventsText(eventNames: string[]) {
  const typed = ({ data, only = {} }: Action) =>
    data.map(written => {
      const name = written.replace('?', '')
      return `${written}: ${name in only ? typeOf(only[name]) : `Members['${name}']`}`
    })
  const events = Object.entries(rows).map(
    ([action, row]) => `  '${action}': ${row.data.length ? `{ ${typed(row).join('; ')} }` : 'Record<string, never>'}\n`,
  )
  const read = Object.entries(rows).flatMap(([action, { service }]) =>
    service ? `  '${action}': ${JSON.stringify(service === true ? {} : service)},\n` : [],
  )
  return `${banner}import type { components } from './api.ts'

type Members = Required<components['schemas']['AuditData']>
/** The data of each entry of a log, by its action. */
export interface Events {
${events.join('')}}

/** The events that are sent while somebody watches. */
export const eventNames = ${JSON.stringify(eventNames)} as const satisfies components['schemas']['EventName'][]

/** The entries of the service log, by their action: those with these data. */
export const serviceLog = {
${read.join('')}} as const satisfies { [Action in keyof Events]?: Partial<Events[Action]> }

/** The kinds of messages, and whether each needs the human. */
export const needsHuman: Record<components['schemas']['NoticeKind'], boolean> = {
${Object.entries(kinds)
  .map(([kind, { needs_me = false }]) => `  '${kind}': ${needs_me},\n`)
  .join('')}}
`
}

function typeOf({ enum: values, type }: Json): string {
  if (values) return values.map((value: string) => `'${value}'`).join(' | ')
  return type === 'integer' ? 'number' : 'Record<string, unknown>'
}
