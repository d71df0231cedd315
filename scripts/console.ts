/** src/console → generated/console/: swagger-ui, our few lines around it, and the contract as swagger-ui reads it best. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { iconLink } from '../src/rest/layout.ts'

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

// The draft is elsewhere, so that neither make nor a service that runs ever takes an unfinished console for a finished one.
const draft = resolve('.cache/console')
const out = resolve('generated/console')

await build({
  configFile: false,
  root: 'src/console',
  base: '/console/',
  logLevel: 'warn',
  plugins: [{ name: 'icon', transformIndexHtml: html => html.replace('<!-- icon -->', iconLink) }],
  build: {
    outDir: draft,
    emptyOutDir: true,
    target: ['es2023', 'chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // It is swagger-ui: one piece, and it comes minified.
    chunkSizeWarningLimit: 2000,
  },
})
writeFileSync(`${draft}/contract.json`, JSON.stringify(forConsole(JSON.parse(readFileSync('generated/openapi.json', 'utf8')))))
rmSync(out, { recursive: true, force: true })
renameSync(draft, out)

/**
 * The session cookie and its CSRF header go along by themselves, so the one thing that people can enter is a token. Each operation has
 * its parameters itself, without references: of those of a path swagger-ui 5.35 loses the names.
 */
function forConsole({ info, servers, tags, paths, components }: Json) {
  const { parameters, securitySchemes, ...shared } = components
  const whole = (one: Json) => (one.$ref ? parameters[one.$ref.split('/').at(-1)] : one)
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
