/** Builds the console from swagger-ui, a few lines of our own, and the contract in the form that swagger-ui reads best. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, write } from '../src/site/html.ts'
import { iconLink } from '../src/site/layout.ts'
import { buildPage } from './pages.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

const contract: Json = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))

await buildPage(
  'console',
  {
    logLevel: 'error',
    plugins: [
      { name: 'contents', transformIndexHtml: html => html.replace('<!-- icon -->', iconLink).replace('<!-- operations -->', list()) },
    ],
    // swagger-ui is one large file, which is already minified.
    build: { chunkSizeWarningLimit: 2000 },
  },
  draft => {
    writeFileSync(`${draft}/contract.json`, JSON.stringify(forConsole(contract)))
    const page = `${draft}/index.html`
    writeFileSync(page, styledInside(readFileSync(page, 'utf8'), draft))
  },
)

/** The page with its style inside, so a slow phone shows it without another request. */
function styledInside(page: string, draft: string) {
  return page.replace(
    /<link rel="stylesheet"[^>]*href="\/console\/([^"]+)">/,
    (_, file: string) => `<style>${readFileSync(join(draft, file), 'utf8')}</style>`,
  )
}

/** The links to all operations. They are in the page, so it can be used before swagger-ui is there. */
function list() {
  const operations: Json[] = Object.entries<Json>(contract.paths).flatMap(([, { parameters: _common, ...item }]) =>
    Object.entries<Json>(item).map(([method, one]) => ({ method, ...one })),
  )
  const entry = ({ method, tags: [tag], operationId, summary }: Json) =>
    html`<li>
      <a href="#/${encodeURIComponent(tag)}/${operationId}"><b class="${method}">${method.toUpperCase()}</b> ${summary}</a>
    </li>`
  const section = ({ name }: Json) =>
    html`<section>
      <h2>${name}</h2>
      <ul>
        ${operations.filter(({ tags }) => tags[0] === name).map(entry)}
      </ul>
    </section>`
  return write(contract.tags.map(section))
}

/**
 * The browser sends the session cookie and its CSRF header by itself, so people can only enter a token. Each operation has its own
 * parameters, without references, because swagger-ui 5.35 loses the names of parameters on a path. They have no examples, because
 * swagger-ui would send them, and no agent has that id.
 */
function forConsole({ info, servers, tags, paths, components }: Json) {
  const { parameters, securitySchemes, ...shared } = components
  const whole = (one: Json) => {
    const { example: _example, schema, ...own } = one.$ref ? parameters[one.$ref.split('/').at(-1)] : one
    const { example: _ownExample, ...bare } = schema
    return { ...own, schema: bare }
  }
  const operation = ({ 'x-codeSamples': _samples, security, ...rest }: Json, common: Json[] = []) => ({
    ...rest,
    ...(security?.length !== 0 && { security: [{ sessionToken: [] }, {}] }),
    parameters: [...common, ...(rest.parameters ?? [])].map(whole),
  })
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers,
    tags,
    paths: Object.fromEntries(
      Object.entries<Json>(paths).map(([path, { parameters: common, ...item }]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, one]) => [method, operation(one, common)])),
      ]),
    ),
    components: { ...shared, securitySchemes: { sessionToken: securitySchemes.sessionToken } },
  }
}
