/** One operation: what it does, what it takes, what it answers, and how it is called. */
import { fieldsOf, type Field, type Schema } from '../../src/site/fields.ts'
import { html, prose, type Html } from '../../src/site/html.ts'
import { bodyOf, codesOf, schemas, type Operation, type Parameter } from './contract.ts'
import { json, markdown } from './text.ts'

const places = { path: 'Path', query: 'Query', header: 'Headers' } as const

export function operation(one: Operation): Html {
  const { operationId, summary, description = '', method, path, parameters = [], requestBody } = one
  const body = bodyOf(requestBody)
  return html` <section class="call" id="${operationId}">
    <div class="about">
      <h2>${summary}</h2>
      <p class="line">${verb(method)} <span>${path}</span></p>
      ${markdown(description, 3)} ${access(one)}
      ${Object.entries(places).map(([place, title]) => rows(title, parameters.filter(parameter => parameter.in === place).map(fieldOf)))}
      ${body ? takes(one, body) : ''} ${answers(one)}
    </div>
    <aside>${samples(one)}</aside>
  </section>`
}

/** The fields of a body. All messages to webhooks have the same ones, which are on the page once. */
function takes({ path, requestBody }: Operation, { name, schema }: { name: string | undefined; schema: Schema }): Html {
  if (!path.startsWith('/'))
    return html` <h3>Body</h3>
      <p><a href="#${name ?? ''}">${name ?? ''}</a></p>`
  return rows(requestBody?.required === false ? 'Body, optional' : 'Body', fieldsIn(schema))
}

export const verb = (method: string) => html`<b class="${method.toLowerCase()}">${method}</b>`

const fieldsIn = (schema: Schema, levels?: number) => fieldsOf({ ...schema, $defs: schemas }, levels)
const fieldOf = ({ name, required = false, schema, description = '' }: Parameter): Field => {
  const [field] = fieldsIn({ properties: { [name]: schema } }, 1)
  return { ...field!, required, description: description || field!.description }
}

/** The object of a schema, to which the answers of operations lead. */
export const object = (name: string): Html =>
  html` <section class="call" id="${name}">
    <div class="about">
      <h2>${name}</h2>
      ${markdown(schemas[name]?.description ?? '', 3)} ${rows('Fields', fieldsIn(schemas[name]!), false)}
    </div>
  </section>`

/** The objects that the operations answer with, and those that are too deep in a body. Of a page of a list, these are the items. */
export function objectsOf(operations: Operation[]) {
  const answered = operations.flatMap(one => {
    const name = bodyOf(success(one)?.[1])?.name
    return name ? [itemOf(name) ?? name] : []
  })
  return withDeeper([...answered, ...operations.flatMap(({ requestBody }) => deeperIn(bodyOf(requestBody)?.schema ?? {}))])
}

/** These objects, and those that are too deep in them to be shown there. */
export function withDeeper(names: string[]) {
  const all = new Set(names)
  // The loop also visits the names that it adds.
  for (const name of all) for (const deeper of deeperIn(schemas[name]!)) all.add(deeper)
  return [...all]
}

const deeperIn = (schema: Schema) => fieldsIn(schema).flatMap(({ deeper }) => deeper ?? [])

const success = ({ responses }: Operation) => Object.entries(responses).find(([status]) => status.startsWith('2'))
const itemOf = (name: string) => (name.endsWith('Page') ? schemas[name]?.properties?.['items']?.items?.$ref?.split('/').at(-1) : undefined)

function rows(title: string, fields: Field[], saysRequired = true): Html {
  if (fields.length === 0) return html``
  return html` <h3>${title}</h3>
    <ul class="rows">
      ${fields.map(
        ({ name, type, required, description, deeper }) =>
          html` <li>
            <code>${name}</code
            ><span>${deeper ? html`<a href="#${deeper}">${deeper}</a>` : type}</span
            >${required === saysRequired ? html` <em>${required ? 'required' : 'optional'}</em>` : ''}
            ${description ? html`<p>${prose(description)}</p>` : ''}
          </li>`,
      )}
    </ul>`
}

/** A webhook has a name instead of a path. The service sends it, so it has no session. */
function access({ path, 'x-permission': { role = 'member', scopes } = {} }: Operation): Html {
  if (!path.startsWith('/')) return html``
  if (!scopes) return html`<p class="note">This needs no session.</p>`
  const least = role === 'member' ? '' : html`You need the role <code>${role}</code>. `
  if (scopes.length === 0)
    return html`<p class="note">${least}Only a person may do this, not a <a href="/reference/values#TokenScope">service token</a>.</p>`
  return html`<p class="note">
    ${least}A <a href="/reference/values#TokenScope">service token</a> needs
    ${scopes.map((scope, i) => html`${i > 0 ? ' or ' : ''}<code>${scope}</code>`)}.
  </p>`
}

function answers(one: Operation): Html {
  const [status = '', answer] = success(one) ?? []
  const { type, name } = bodyOf(answer) ?? {}
  const item = name && itemOf(name)
  const shape = item
    ? html` A page of <a href="#${item}">${item}</a>.`
    : name
      ? html` <a href="#${name}">${name}</a>`
      : type
        ? html` <code>${type}</code>`
        : html``
  const failures = Object.entries(one.responses).filter(([, failure]) => codesOf(failure).length > 0)
  return html` <h3>Answer</h3>
    <p><b>${status}</b> ${prose(answer?.description ?? '')}${shape}</p>
    ${
      failures.length
        ? html` <h3>Problems</h3>
            <ul class="codes">
              ${failures.map(
                ([failed, failure]) =>
                  html` <li>
                    <b>${failed}</b
                    ><span>${codesOf(failure).map(code => html`<a href="/problems/${code}"><code>${code}</code></a> `)}</span>
                  </li>`,
              )}
            </ul>`
        : ''
    }`
}

function samples(one: Operation): Html {
  const { operationId, requestBody } = one
  const code = one['x-codeSamples'] ?? []
  const [status = '', answer] = success(one) ?? []
  const given = code.length ? undefined : bodyOf(requestBody)?.example
  const got = bodyOf(answer)?.example
  return html`${code.map(
    ({ lang, source }, i) =>
      html` <details name="sample-${operationId}" ${i ? '' : 'open'}>
        <summary>${lang}</summary>
        <pre>${source}</pre>
      </details>`,
  )}${given === undefined ? '' : example('Message', given)}${got === undefined ? '' : example(`Answer ${status}`, got)}`
}

const example = (title: string, value: unknown) =>
  html` <details open>
    <summary>${title}</summary>
    <pre>${json(value)}</pre>
  </details>`

/** A list of values with their meanings. */
export const values = ({ name, meanings }: { name: string; meanings: Record<string, string> }): Html =>
  html` <h2 id="${name}">${name}</h2>
    <ul class="rows">
      ${Object.entries(meanings).map(
        ([value, meaning]) =>
          html` <li>
            <code>${value}</code>
            <p>${prose(meaning)}</p>
          </li>`,
      )}
    </ul>`
