/** Builds the console from swagger-ui, a few lines of our own, and the contract in the form that swagger-ui reads best. */
import { readFileSync, writeFileSync } from 'node:fs'
import { iconLink } from '../src/site/layout.ts'
import { buildPage } from './pages.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

await buildPage(
  'console',
  {
    logLevel: 'error',
    plugins: [{ name: 'icon', transformIndexHtml: html => html.replace('<!-- icon -->', iconLink) }],
    // swagger-ui is one large file, which is already minified.
    build: { chunkSizeWarningLimit: 2000 },
  },
  draft => writeFileSync(`${draft}/contract.json`, JSON.stringify(forConsole(JSON.parse(readFileSync('generated/openapi.json', 'utf8'))))),
)

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
