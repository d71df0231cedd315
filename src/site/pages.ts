/** The pages that the service itself writes: plain HTML with one simple style, no script, and no external resources. */
import type { ProblemCode } from '../rest/protocol/contract.ts'
import { forAgents, hints, type AgentProblem } from './agent-problems.ts'
import { html, prose, table } from './html.ts'
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
  /** Its meaning and what to do about it, with `code` in backticks. */
  meaning: string
  operations: Operation[]
  /** Whether every operation can return it. */
  everywhere: boolean
}

export function problemsPage(kinds: ProblemKind[], ofAgents: AgentProblem[]) {
  return layout(
    'Problems',
    html` ${crumbs(html`<a href="/reference">API reference</a><a href="/reference/mcp">Agents’ reference</a>`)}
      <h1>Problems</h1>
      <p class="lead">Every error of the API is <code>application/problem+json</code> with one of these codes. More may be added.</p>
      ${table(
        'problems',
        ['Status', 'Code', 'Meaning and remedy'],
        kinds.map(
          ({ code, status, meaning }) =>
            html` <tr>
              <td class="status">${status}</td>
              <td>
                <a href="/problems/${code}"><code>${code}</code></a>
              </td>
              <td>${prose(meaning)}</td>
            </tr>`,
        ),
      )}
      <h2 id="agents">Codes of agents’ actions</h2>
      <p>Agents get these from tools. Some of them also say why an approved action failed.</p>
      ${table(
        'problems',
        ['Code', 'Meaning'],
        ofAgents.map(
          ({ code, meaning }) =>
            html` <tr>
              <td>
                <a href="/problems/${code}"><code>${code}</code></a>
              </td>
              <td>${prose(meaning)}</td>
            </tr>`,
        ),
      )}`,
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
      <h2>Example</h2>
      <pre>${JSON.stringify(exampleOf({ code, status, title, meaning, operations }), undefined, 2)}</pre>
      <h2>Operations that return it</h2>
      ${
        everywhere
          ? html`<p>Every operation can return it.</p>`
          : operations.length
            ? html`<ul class="operations">
                ${operations.map(
                  operation => html` <li><code>${operation.method} ${operation.path}</code>${link(operation, operation.summary)}</li>`,
                )}
              </ul>`
            : html` <p>None. The server returns it before it looks for an operation.</p>`
      }
      ${hints[code] ? forAgents(hints[code]) : ''}
      <p class="note">
        An answer also has a <code>detail</code> about the request itself, and a <code>request_id</code> to quote when you ask for help. See
        <a href="/reference#errors">Errors</a> in the API reference.
      </p>`,
  )
}

/** An answer with this code. `detail` and `errors` are those of one example request. */
function exampleOf({ code, status, title, meaning, operations }: Omit<ProblemKind, 'everywhere'>) {
  const misfit = { in: 'body', pointer: '/name', code: 'required', message: 'must be sent' }
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: meaning.replaceAll('`', ''),
    instance: (operations[0]?.path ?? '/v1/agents').replaceAll('{', '').replaceAll('}', ''),
    code,
    errors: code === 'validation_failed' ? [misfit] : [],
    request_id: 'req_5f0c9d2e8b7a4c1d9e3f6a2b',
  }
}

export const notFoundPage = () =>
  layout(
    'Not found',
    html` ${crumbs()}
      <h1>There is no page here</h1>
      <p class="lead">The address may be misspelt, or the page was removed.</p>
      <p>
        Try the <a href="/">portal</a>, its <a href="/help">help</a>, the <a href="/reference">API reference</a>, the
        <a href="/reference/mcp">agents’ reference</a> or the <a href="/problems">list of problems</a>.
      </p>`,
  )

export function notBuiltPage(what: string, file: string) {
  return layout(
    'Not built',
    html` ${crumbs()}
      <h1>The ${what} is not built</h1>
      <p class="lead"><code>make run</code> builds it before it starts the service; <code>make ${file}</code> builds only this.</p>
      <p>Until then, read the contract: <a href="/openapi.yaml">openapi.yaml</a>.</p>`,
  )
}

/** An operation in the reference, which has a page for each tag. */
const link = ({ tag, id }: Operation, text: string) =>
  html`<a href="/reference/${tag.toLowerCase().replaceAll(' ', '-')}#${id}">${text}</a>`
