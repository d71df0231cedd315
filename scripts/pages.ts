/** src/<name> → generated/<name>/: a page and its files, whose names contain hashes of their content. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type UserConfig } from 'vite'
import { copies } from '../src/site/built.ts'

/** The oldest browsers in which the pages work. */
export const targets = ['es2023', 'chrome125', 'firefox128', 'safari17.5']

/**
 * `finish` completes the draft in another folder, so that neither make nor a running service uses an unfinished page.
 */
export async function buildPage(name: string, more: UserConfig, finish: (draft: string) => unknown) {
  const draft = resolve('.cache', name)
  const out = resolve('generated', name)
  await build({
    configFile: false,
    root: `src/${name}`,
    base: `/${name}/`,
    logLevel: 'warn',
    ...more,
    build: {
      outDir: draft,
      emptyOutDir: true,
      target: targets,
      // The page's content security policy allows only our own files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      ...more.build,
    },
  })
  await finish(draft)
  compress(draft)
  rmSync(out, { recursive: true, force: true })
  renameSync(draft, out)
}

/** Smaller files gain nothing from it, and pictures are compressed already. */
const leastBytes = 1_024

/** Writes a compressed copy beside each file, so that the service need not compress anything and can afford the best quality. */
function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !entry.name.endsWith('.png'),
  )
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < leastBytes) continue
    writeFileSync(file + copies.br, brotliCompressSync(content))
    writeFileSync(file + copies.gzip, gzipSync(content, { level: 9 }))
  }
}
