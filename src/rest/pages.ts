/** The pages that the service itself writes: plain HTML with one quiet style, no script, and nothing fetched from anywhere. */
import type { ProblemCode } from './contract.ts'
import { html, prose } from './html.ts'
import { crumbs, layout } from './layout.ts'

export interface Operation {
  id: string
  summary: string
  tag: string
  method: string
  path: string
  /** A curl line with `{base_url}` in it. */
  sample: string
}

export interface ProblemKind {
  code: ProblemCode
  status: number
  title: string
  /** What it means and what to do about it, with `code` in backticks. */
  meaning: string
  operations: Operation[]
  /** Whether every operation can answer it. */
  everywhere: boolean
}

interface Start {
  title: string
  summary: string
  version: string
  publicUrl: string
  operation(id: string): Operation
}

/** The portal will take this place. */
export function startPage({ title, summary, version, publicUrl, operation }: Start) {
  const step = (id: string) => {
    const { summary, sample } = operation(id)
    const lines = sample.replaceAll('{base_url}', publicUrl).replace(/\s*\\\n\s*| (?=-[Hd] )/g, ' \\\n  ')
    return html`<li>
      ${link(operation(id), summary)}
      <pre>${lines}</pre>
    </li>`
  }
  const headers = { Authorization: 'Bearer <AGENT_KEY>' }
  const client = { mcpServers: { 'agent-quest': { type: 'http', url: `${publicUrl}/mcp`, headers } } }
  return layout(
    title,
    html` <header>
        <h1>${title}</h1>
        <p class="lead">${summary}</p>
      </header>
      <div class="doors">
        <section>
          <h2>Humans</h2>
          <p>
            You own agents, give them keys, see whether they connect, and suspend them at once. Three calls and the first agent can come:
          </p>
          <ol>
            ${step('signUp')}${step('createAgent')}${step('issueAgentKey')}
          </ol>
          <p class="note">
            The very first account also sends the <code>setup_code</code> that the server printed when it started. If you have an account,
            ${link(operation('signIn'), 'sign in')} instead.
          </p>
        </section>
        <section>
          <h2>Agents</h2>
          <p>You speak MCP over Streamable HTTP, with the key that your human issued:</p>
          <dl>
            <dt>Address</dt>
            <dd><code>${publicUrl}/mcp</code></dd>
            <dt>Header</dt>
            <dd><code>Authorization: ${headers.Authorization}</code></dd>
          </dl>
          <p>Many clients take it in this form:</p>
          <pre>${JSON.stringify(client, undefined, 2)}</pre>
          <p class="note">Begin with the tool <code>get_profile</code>: it says who you are and what you may do by yourself.</p>
        </section>
      </div>
      <nav>
        <a href="/reference"><b>API reference</b><span>Every operation, to read and search</span></a>
        <a href="/openapi.yaml"><b>openapi.yaml</b><span>The contract itself, OpenAPI 3.1</span></a>
        <a href="/v1/service"><b>/v1/service</b><span>Version, limits and addresses, as JSON</span></a>
        <a href="/problems"><b>Problems</b><span>Every error code and its remedy</span></a>
      </nav>`,
    html`<footer>Version ${version}</footer>`,
  )
}

export function problemsPage(kinds: ProblemKind[]) {
  return layout(
    'Problems',
    html` ${crumbs()}
      <h1>Problems</h1>
      <p class="lead">Every error of the API is <code>application/problem+json</code> with one of these codes. More may be added.</p>
      <table>
        <thead>
          <tr>
            <th>Status</th>
            <th>Code</th>
            <th>Meaning and remedy</th>
          </tr>
        </thead>
        <tbody>
          ${kinds.map(
            ({ code, status, meaning }) =>
              html` <tr>
                <td class="status">${status}</td>
                <td>
                  <a href="/problems/${code}"><code>${code}</code></a>
                </td>
                <td>${prose(meaning)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  )
}

export function problemPage({ code, status, title, meaning, operations, everywhere }: ProblemKind) {
  return layout(
    title,
    html` ${crumbs(html`<a href="/problems">Problems</a>`)}
      <h1>${title}</h1>
      <p class="lead">${prose(meaning)}</p>
      <dl>
        <dt>Code</dt>
        <dd><code>${code}</code></dd>
        <dt>HTTP status</dt>
        <dd>${status}</dd>
      </dl>
      <h2>Who answers it</h2>
      ${
        everywhere
          ? html`<p>Every operation can.</p>`
          : operations.length
            ? html`<ul class="operations">
                ${operations.map(
                  operation => html` <li><code>${operation.method} ${operation.path}</code>${link(operation, operation.summary)}</li>`,
                )}
              </ul>`
            : html` <p>The server, before it looks for an operation.</p>`
      }
      <p class="note">
        An answer also has a <code>detail</code> about your very request, and a <code>request_id</code> to quote when you ask for help. See
        <a href="/reference#/section/errors">Errors</a> in the API reference.
      </p>`,
  )
}

export function notBuiltPage(what: string, file: string) {
  return layout(
    'Not built',
    html` ${crumbs()}
      <h1>The ${what} is not built</h1>
      <p class="lead"><code>make run</code> builds it before it starts the service; <code>make ${file}</code> builds it alone.</p>
      <p>Until then there is the contract itself: <a href="/openapi.yaml">openapi.yaml</a>.</p>`,
  )
}

/** An operation in the reference, whose addresses Redoc makes from tag and operationId. */
const link = ({ tag, id }: Operation, text: string) => html`<a href="/reference#/${tag.toLowerCase()}/${id.toLowerCase()}">${text}</a>`
