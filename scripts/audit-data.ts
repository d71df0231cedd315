/** The members of each action's data. One table of the contract (`x-data` of AuditAction) becomes descriptions and types. */

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

/** A type of the data of each action. A member that AuditData lacks does not compile. */
export function auditTypes(document: Json) {
  const { 'x-data': table, 'x-service-log': service } = document.components.schemas.AuditAction
  const typed = (members: string[]) => members.map(name => `${name}: AuditMembers['${name.replace('?', '')}']`).join('; ')
  const rows = Object.entries<string[]>(table).map(
    ([action, members]) => `  '${action}': ${members.length ? `{ ${typed(members)} }` : 'Record<string, never>'}\n`,
  )
  return `
type AuditMembers = Required<components['schemas']['AuditData']>
/** The data of each entry of a log, by its action. */
export interface AuditDataOf {
${rows.join('')}}
/** The actions that the service log can have. */
export type ServiceAction = ${service.map((action: string) => `'${action}'`).join(' | ')}
`
}
