/** The pages of the reference: an overview, a page for each tag, the messages to webhooks, the values that have meanings, and two guides. */
import { html, type Html } from '../../src/site/html.ts'
import { styledLayout } from '../../src/site/layout.ts'
import { clients, clientsTitle } from './clients.ts'
import { info, listed, tags, webhooks, type Operation } from './contract.ts'
import { changelog, webhookStory } from './guides.ts'
import { object, objectsOf, operation, values, verb, withDeeper } from './operation.ts'
import { style } from './style.ts'
import { idOf, markdown, sectionsOf } from './text.ts'

interface Place {
  slug: string
  title: string
  entries: { id: string; text: string }[]
}

const entriesOf = (operations: Operation[]) => operations.map(({ operationId: id, summary: text }) => ({ id, text }))
const overview = {
  slug: '',
  title: 'Overview',
  entries: [clientsTitle, ...sectionsOf(info.description)].map(text => ({ id: idOf(text), text })),
}
const placeOf = ({ slug, title, sections }: typeof changelog) => ({
  slug,
  title,
  entries: sections.map(text => ({ id: idOf(text), text })),
})
const places: Place[] = [
  overview,
  placeOf(webhookStory),
  ...tags.map(({ slug, name, operations }) => ({
    slug,
    title: name,
    entries: [...entriesOf(operations), ...objectsOf(operations).map(id => ({ id, text: `The ${id} object` }))],
  })),
  { slug: 'webhooks', title: 'Webhooks', entries: entriesOf(webhooks) },
  { slug: 'values', title: 'Values', entries: listed.map(({ name }) => ({ id: name, text: name })) },
  placeOf(changelog),
]
const address = (slug: string) => (slug ? `/reference/${slug}` : '/reference')

/** The script shows it. */
const search = html`<search hidden>
  <form>
    <input
      type="search"
      placeholder="Search"
      aria-label="Search the reference"
      aria-keyshortcuts="/"
      autocomplete="off"
      spellcheck="false"
    />
  </form>
  <ol></ol>
  <p role="status"></p>
</search>`

function page(slug: string, body: Html, script: string) {
  const { title } = places.find(place => place.slug === slug)!
  const name = slug ? `${title} · API reference` : 'API reference'
  return styledLayout(
    name,
    style,
    html`<div class="places">
        ${search}
        <nav aria-label="Reference">${places.map(place => entry(place, place.slug === slug))} ${elsewhere}</nav>
      </div>
      <div class="page">${body}</div>`,
    { html: `<script type="module">${script}</script>` },
  )
}

const entry = ({ slug, title, entries }: Place, isCurrent: boolean): Html =>
  isCurrent
    ? html`<a href="${address(slug)}" aria-current="page">${title}</a>
        <ul>
          ${entries.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}
        </ul>`
    : html`<a href="${address(slug)}">${title}</a>`

const elsewhere = html`<b>Elsewhere</b><a href="/reference/mcp">Agents’ reference</a><a href="/problems">Problems</a
  ><a href="/reference/redoc">All on one page (Redoc)</a><a href="/openapi.yaml">openapi.yaml</a><a href="/openapi.json">openapi.json</a
  ><a href="/">Portal</a>`

function overviewBody(): Html {
  const at = info.description.indexOf('\n## ')
  const [introduction, rest] = [info.description.slice(0, at), info.description.slice(at)]
  return html`<h1>API reference</h1>
    ${markdown(introduction)} ${clients(idOf(clientsTitle))}
    <h2 id="operations">Operations</h2>
    <div class="groups">
      ${tags.map(
        ({ name, slug, operations }) =>
          html` <section>
            <h3 id="tag/${name}"><a href="/reference/${slug}">${name}</a></h3>
            <ul>
              ${operations.map(one => listing(one, slug))}
            </ul>
          </section>`,
      )}
    </div>
    ${markdown(rest)}`
}

/** Addresses of Redoc's page, which used to be here, lead to the entry of the operation. */
const listing = ({ operationId: id, summary, method, tags: [tag] }: Operation, slug: string): Html =>
  html`<li id="/${tag.toLowerCase()}/${id.toLowerCase()}">
    ${verb(method)}<a id="operation/${id}" href="/reference/${slug}#${id}">${summary}</a>
  </li>`

/** Every page with the last part of its address. */
export const pagesWith = (script: string) => bodies.map(([slug, body]) => [slug, page(slug, body, script)] as const)

const bodies: [slug: string, body: Html][] = [
  ['', overviewBody()],
  ...[webhookStory, changelog].map(({ slug, body }): [string, Html] => [slug, body]),
  ...tags.map(({ slug, name, description, operations }): [string, Html] => [
    slug,
    html`<h1>${name}</h1>
      ${markdown(description)} ${operations.map(operation)} ${objectsOf(operations).map(object)}`,
  ]),
  [
    'webhooks',
    html`<h1>Webhooks</h1>
      <p class="lead">
        The messages that a webhook channel gets. <a href="/reference/channels">Channels</a> says how they are signed, and
        <a href="/reference/first-webhook">a first webhook</a> leads from a sign-up to a message.
      </p>
      ${webhooks.map(operation)} ${withDeeper(['Notice']).map(object)}`,
  ],
  [
    'values',
    html`<h1>Values</h1>
      <p class="lead">Fields with these values may get more of them later.</p>
      ${listed.map(values)}`,
  ],
]
