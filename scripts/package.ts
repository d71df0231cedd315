/**
 * `make package` builds agent-quest-gate-<version>.tgz for Node 20 or newer: the gate, the library `agent-quest-gate/client` with its types, and
 * what both share. It needs no other package. The licences of the libraries that are in it are beside them.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { build, type Plugin } from 'vite'
import catalogue from '../generated/tools.json' with { type: 'json' }
import own from '../package.json' with { type: 'json' }
import { registryName } from './registry.ts'

const folder = '.cache/package'
const name = 'agent-quest-gate'

for (const old of [folder, ...globSync(`.cache/${name}-*.tgz`)]) rmSync(old, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await build({
  configFile: false,
  logLevel: 'warn',
  define: { GATE_VERSION: JSON.stringify(own.version) },
  plugins: [licences()],
  ssr: { noExternal: true },
  build: {
    outDir: folder,
    emptyOutDir: false,
    ssr: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { [name]: 'src/gate/start.ts', client: 'src/gate/client.ts' },
      output: {
        format: 'es',
        banner: chunk => (chunk.isEntry && chunk.name === name ? '#!/usr/bin/env node' : ''),
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Almost half of the gate is in the library too.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
})
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name,
      mcpName: registryName,
      version: own.version,
      description: "Stands between an agent and its tools, and asks the agent's human.",
      license: own.license,
      type: 'module',
      bin: { [name]: `${name}.js` },
      exports: { './client': { types: './client.d.ts', default: './client.js' } },
      engines: { node: '>=20' },
    },
    undefined,
    2,
  )}\n`,
)
writeFileSync(join(folder, 'client.d.ts'), clientTypes())
copyFileSync('LICENSE', join(folder, 'LICENSE'))
copyFileSync('generated/agent-quest/SKILL.md', join(folder, 'SKILL.md'))
const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: folder, encoding: 'utf8' }).trim()
process.stdout.write(`.cache/${made}\n`)

/** The types of the library in one file: those of client.ts, and the two that it takes from elsewhere. */
function clientTypes() {
  const [blocked, client] = ['blocked', 'client'].map(name => {
    const text = readFileSync(`src/gate/${name}.ts`, 'utf8')
    return ts.transpileDeclaration(text, {}).outputText.replaceAll(/^(import|export \{).*\n/gm, '')
  })
  const { properties } = catalogue.tools.find(tool => tool.name === 'request_approval')!.inputSchema
  const categories = properties.category!.enum.map(one => `'${one}'`)
  return `${blocked}export type Category = ${categories.join(' | ')};\n${client}`
}

/** Writes the licence of every package of which something is in the bundle. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap(chunk => (chunk.type === 'chunk' ? chunk.moduleIds : []))
      const packages = new Set(files.flatMap(file => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replace(/^\0/, '')) ?? []))
      const texts = [...packages].toSorted().map(root => {
        const { name: title, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>
        const file = readdirSync(root).find(one => /^licen[cs]e/i.test(one))
        return `${title} ${version} (${license})\n\n${file ? readFileSync(join(root, file), 'utf8').trim() : 'No text of the licence comes with the package.'}\n`
      })
      writeFileSync(join(folder, 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n\n`))
    },
  }
}
