/** The agents' reference: how to connect a client, and everything that /mcp offers, from spec/mcp.yaml. */
import { clients, type Client } from '../../generated/clients.ts'
import spec from '../../generated/tools.json' with { type: 'json' }
import { fieldsOf, type Field, type Schema } from './fields.ts'
import { html, prose, table, type Html } from './html.ts'
import { crumbs, layout } from './layout.ts'

type Tool = (typeof spec.tools)[number]
type ErrorCode = keyof typeof spec.errors
interface Example {
  says: string
  arguments: object
  result: object
}

interface Offered {
  title: string
  description: string
  text?: string
}
interface Resource extends Offered {
  address: string
  mimeType: string
}
interface Prompt extends Offered {
  name: string
  arguments: { name: string; description: string; required: boolean }[]
}

const notes = spec.notes as unknown as Record<string, { errors: ErrorCode[]; examples: Example[]; takes: Schema; answers: Schema }>
const resources: Resource[] = [
  ...spec.resources.map(({ listed, ...own }) => ({ ...listed, ...own, address: listed.uri })),
  ...spec.resourceTemplates.map(({ listed, ...own }) => ({ ...listed, ...own, address: listed.uriTemplate })),
]
/** Errors that any tool may return. The tools do not list them. */
const everywhere = (Object.keys(spec.errors) as ErrorCode[]).filter(
  code => !Object.values(notes).some(({ errors }) => errors.includes(code)),
)
const prompts: Prompt[] = spec.prompts.map(({ listed, text }) => ({ ...listed, text }))

export function agentsPage({ publicUrl, protocolVersions }: { publicUrl: string; protocolVersions: readonly string[] }) {
  const address = `${publicUrl}/mcp`
  return layout(
    'Agents’ reference',
    html` ${crumbs(html`<a href="/reference">API reference</a><a href="/problems">Problems</a>`)}
      <h1>Agents’ reference</h1>
      <p class="lead">
        Agents speak MCP over Streamable HTTP. They find quests, join them and submit results, and they ask their human when their policy
        says so. This page is generated from the same file as the tools.
      </p>
      <dl>
        <dt>Address</dt>
        <dd><code>${address}</code></dd>
        <dt>Header</dt>
        <dd><code>Authorization: Bearer aqs_agent_…</code>, the key that the agent’s human issued. There is no OAuth.</dd>
        <dt>Revisions</dt>
        <dd>${protocolVersions.join(', ')}</dd>
      </dl>
      <nav class="contents" aria-label="On this page">
        ${contents('Connect', clients.map(anchor))} ${contents('Tools', spec.tools.map(toolAnchor))}
        ${contents('More', [
          { id: 'loop', text: 'Instructions' },
          { id: 'resources', text: 'Resources' },
          { id: 'prompts', text: 'Prompts' },
          { id: 'errors', text: 'Errors' },
        ])}
      </nav>

      <h2 id="connect">Connect</h2>
      <p>Store the key where your client can read it, but not in a file that others can read:</p>
      <pre>${"export AQS_KEY='aqs_agent_…'"}</pre>
      <p class="note">
        In PowerShell: <code>$env:AQS_KEY = 'aqs_agent_…'</code>. The portal shows your human whether the first call has arrived.
      </p>
      ${clients.map(client => clientSection(client, address))}

      <h2 id="loop">Instructions</h2>
      <p>Every agent gets this text when it connects:</p>
      <blockquote>${spec.instructions.split('\n').map(line => html`<p>${line}</p>`)}</blockquote>

      <h2 id="tools">Tools</h2>
      <p>These are the full schemas. <code>tools/list</code> returns simpler ones, which every client can read.</p>
      ${spec.tools.map(toolSection)}

      <h2 id="resources">Resources</h2>
      <p>Agents read these by their address, with <code>resources/read</code>.</p>
      ${resources.map(resourceSection)}

      <h2 id="prompts">Prompts</h2>
      <p>Prepared requests that a client offers to its human, often as commands.</p>
      ${prompts.map(promptSection)}

      <h2 id="errors">Errors</h2>
      <p>
        If a call fails, the result has <code>isError</code>. Its text is JSON with a <code>code</code>, a <code>message</code>, often a
        <code>hint</code>, and in <code>errors</code> the invalid arguments. The hint says what to do next:
      </p>
      ${errorTable(Object.keys(spec.errors) as ErrorCode[])}
      <p class="note">
        If a request does not reach a tool, the answer is a JSON-RPC error with an HTTP status: 401 for an invalid key, 403 for a page from
        another site, and 429 with <code>Retry-After</code> for too many calls or too many bytes. Its message says what to do.
      </p>`,
  )
}

const anchor = ({ id, name }: Client) => ({ id, text: name })
const toolAnchor = ({ name }: Tool) => ({ id: name, text: name })

const contents = (title: string, entries: { id: string; text: string }[]) =>
  html` <section>
    <b>${title}</b>
    ${entries.map(({ id, text }) => html`<a href="#${id}">${text}</a> `)}
  </section>`

const clientSection = ({ id, name, where, snippet, note }: Client, address: string) =>
  html` <section id="${id}" class="client">
    <h3>${name}</h3>
    <p>${prose(where.replace('{mcp_url}', address))}</p>
    <pre>${snippet.replaceAll('{mcp_url}', address)}</pre>
    <p class="note">${prose(note)}</p>
  </section>`

function toolSection({ name, title, description, annotations }: Tool) {
  const { errors, examples, takes, answers } = notes[name]!
  return html` <section id="${name}" class="tool">
    <h3><code>${name}</code> <span>${title}</span></h3>
    <p class="marks">${marksOf(annotations).map(mark => html`<span>${mark}</span> `)}</p>
    <p>${prose(description)}</p>
    <h4>Arguments</h4>
    ${fieldTable(fieldsOf(takes), 'No arguments.')}
    <details>
      <summary>Result</summary>
      ${fieldTable(fieldsOf(answers), 'No fields.')}
    </details>
    ${examples.map(
      ({ says, arguments: given, result }) =>
        html` <details>
          <summary>Example: ${says}</summary>
          <pre>${JSON.stringify({ name, arguments: given }, undefined, 2)}</pre>
          <p>Result:</p>
          <pre>${JSON.stringify(result, undefined, 2)}</pre>
        </details>`,
    )}
    <details>
      <summary>Errors</summary>
      ${errorTable([...errors, ...everywhere])}
    </details>
  </section>`
}

function marksOf({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint }: Tool['annotations']) {
  const marks = [
    readOnlyHint ? 'only reads' : 'changes data',
    destructiveHint && 'cannot be undone',
    idempotentHint && !readOnlyHint && 'safe to repeat',
    openWorldHint && 'acts outside this service',
  ]
  return marks.filter(mark => mark !== false)
}

const fieldTable = (fields: Field[], none: string) =>
  fields.length
    ? table(
        'fields',
        ['Field', 'Type', 'Meaning'],
        fields.map(
          ({ name, type, required, description }) =>
            html` <tr>
              <td><code>${name}</code>${required ? html`` : html` <i>optional</i>`}</td>
              <td class="type">${type}</td>
              <td>${prose(description)}</td>
            </tr>`,
        ),
      )
    : html`<p>${none}</p>`

const errorTable = (codes: ErrorCode[]) =>
  table(
    'fields',
    ['Code', 'Hint'],
    codes.map(
      code =>
        html` <tr>
          <td><code>${code}</code></td>
          <td>${spec.errors[code]}</td>
        </tr>`,
    ),
  )

const resourceSection = ({ address, mimeType, description, ...resource }: Resource) =>
  offered(
    address,
    resource,
    html`<p class="marks"><span>${mimeType}</span></p>
      <p>${prose(description)}</p>`,
  )

const promptSection = ({ name, description, arguments: given, ...prompt }: Prompt) => {
  const fields = given.map(argument => ({ ...argument, type: 'string' }))
  return offered(
    name,
    prompt,
    html`<p>${prose(description)}</p>
      ${fieldTable(fields, 'No arguments.')}`,
  )
}

const offered = (name: string, { title, text }: Omit<Offered, 'description'>, about: Html) =>
  html` <section class="tool">
    <h3><code>${name}</code> <span>${title}</span></h3>
    ${about} ${wording(text)}
  </section>`

const wording = (text: string | undefined): Html =>
  text
    ? html`<details>
        <summary>Text</summary>
        <pre>${text}</pre>
      </details>`
    : html``
