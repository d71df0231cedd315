/** The pages that the service itself writes: plain HTML with one quiet style, no script, and nothing fetched from anywhere. */
import { createHash } from 'node:crypto'
import type { ProblemCode } from './contract.ts'

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

const crumbs = (within: Html = html``) => html`<p class="crumbs"><a href="/">Agent Quest Service</a>${within}</p>`

/** An operation in the reference, whose addresses Redoc makes from tag and operationId. */
const link = ({ tag, id }: Operation, text: string) => html`<a href="/reference#/${tag.toLowerCase()}/${id.toLowerCase()}">${text}</a>`

/** `code` in backticks as the contract's sentences have it. */
const prose = (text: string) => text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : html`${part}`))

interface Html {
  readonly html: string
}
type Part = string | number | Html | readonly Html[]

/** A template that escapes whatever it is given, unless that is HTML already. */
function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.reduce((before, text, i) => before + write(parts[i - 1]!) + text) }
}

function write(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
  return 'html' in part ? part.html : part.map(write).join('')
}

const flag = '<path fill="#12806b" d="M3 1h1.6v14H3zM5.4 2H14l-2.4 3.2L14 8.4H5.4z"/>'
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${flag}</svg>`
export const iconLink = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`

const style = `
:root {
  color-scheme: light dark;
  --ink: #1c2024; --soft: #60656c; --line: #e2e4e7; --paper: #fdfdfc; --well: #f4f5f4; --accent: #0f6f5d;
  --mono: ui-monospace, 'SF Mono', Menlo, 'Cascadia Mono', 'DejaVu Sans Mono', monospace
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --soft: #9aa0a8; --line: #30343a; --paper: #16181b; --well: #1e2125; --accent: #63d0b6 }
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body {
  margin: 0 auto; max-width: 70rem; padding: clamp(1.5rem, 3.5vw, 2.6rem) clamp(1.1rem, 4vw, 2.5rem);
  background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif
}
h1 { margin: 0 0 .4rem; font-size: clamp(1.7rem, 4vw, 2.3rem); line-height: 1.2; letter-spacing: -.02em; text-wrap: balance }
h2 { margin: 2.2rem 0 .6rem; font-size: 1.1rem }
p { margin: .6rem 0 }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 3px }
code, pre { font-family: var(--mono); font-size: .86em }
code { overflow-wrap: anywhere }
pre {
  margin: .4rem 0; padding: .7rem .85rem; background: var(--well); border: 1px solid var(--line); border-radius: 8px;
  line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem
}
.lead { max-width: 46rem; font-size: 1.12rem; color: var(--soft); text-wrap: pretty }
.note, footer, .crumbs { font-size: .88rem; color: var(--soft) }
.crumbs { margin: 0 0 1.6rem }
.crumbs a + a::before { content: '/'; display: inline-block; padding: 0 .6em; color: var(--soft) }
.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 3rem; margin-top: 1.2rem }
.doors section { min-width: 0 }
.doors h2 { margin-top: 1.2rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line) }
ol { margin: .6rem 0; padding-left: 1.3rem }
ol li { margin-bottom: .6rem }
ol li::marker { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.2rem; margin: 1rem 0 }
dt { color: var(--soft) }
dd { margin: 0; min-width: 0 }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: .8rem; margin: 2.2rem 0 1.6rem }
nav a { display: block; padding: .8rem 1rem; border: 1px solid var(--line); border-radius: 10px; color: var(--ink); text-decoration: none }
nav a:hover { border-color: var(--accent) }
nav b { color: var(--accent); font-weight: 600 }
nav span { display: block; font-size: .86rem; color: var(--soft) }
table { width: 100%; margin-top: 1.6rem; border-collapse: collapse }
th, td { padding: .55rem 1rem .55rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: baseline }
th { font-size: .84rem; font-weight: 500; color: var(--soft) }
td code { white-space: nowrap }
td a { text-decoration: none }
td a:hover { text-decoration: underline; text-underline-offset: .35em }
td.status { font-variant-numeric: tabular-nums; color: var(--soft) }
.operations { padding: 0; list-style: none }
.operations li {
  display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; gap: 0 1.2rem;
  padding: .45rem 0; border-bottom: 1px solid var(--line); max-width: 46rem
}
@media (max-width: 40rem) {
  .operations li { grid-template-columns: 1fr }
  thead { display: none }
  tr { display: block; padding: .7rem 0; border-bottom: 1px solid var(--line) }
  td { display: inline; padding: 0; border: 0 }
  td.status { padding-right: .5rem }
  td:last-child { display: block; font-size: .94rem }
}
`

/** Only this very style applies: what is injected stays without effect. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function layout(title: string, ...body: Html[]) {
  const name = title === 'Agent Quest Service' ? title : `${title} · Agent Quest Service`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${write(name)}</title>
${iconLink}
<style>${style}</style>
</head>
<body>${write(body)}
</body>
</html>
`
}
