/** src/<name> → generated/<name>/: a page and its files, whose names contain hashes of their content. */
import { renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type UserConfig } from 'vite'

/** The oldest browsers in which the pages work. */
export const targets = ['es2023', 'chrome125', 'firefox128', 'safari17.5']

/**
 * `finish` completes the draft in another folder, so that neither make nor a running service uses an unfinished page.
 */
export async function buildPage(name: 'portal' | 'console', more: UserConfig, finish: (draft: string) => unknown = () => {}) {
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
  rmSync(out, { recursive: true, force: true })
  renameSync(draft, out)
}
