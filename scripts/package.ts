/**
 * `make package` builds agent-quest-gate-<version>.tgz: the gate as one file for Node 20 or newer, which needs no other package. Beside it are the
 * licences of the libraries that are in it.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import own from '../package.json' with { type: 'json' }

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
      input: { [name]: 'src/gate/main.ts' },
      output: { format: 'es', codeSplitting: false, banner: '#!/usr/bin/env node', entryFileNames: '[name].js' },
    },
  },
})
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version: own.version,
      description: "Stands between an agent and its tools, and asks the agent's human.",
      license: own.license,
      type: 'module',
      bin: { [name]: `${name}.js` },
      engines: { node: '>=20' },
    },
    undefined,
    2,
  )}\n`,
)
copyFileSync('LICENSE', join(folder, 'LICENSE'))
const made = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: folder, encoding: 'utf8' }).trim()
process.stdout.write(`.cache/${made}\n`)

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
