/** src/portal → generated/portal/: a page, one script, one style, named by what is in them. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

// The draft is elsewhere, so that neither make nor a service that runs ever takes an unfinished portal for a finished one.
const draft = resolve('.cache/portal')
const out = resolve('generated/portal')

await build({
  configFile: false,
  root: 'src/portal',
  base: '/portal/',
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: draft,
    emptyOutDir: true,
    target: ['es2023', 'chrome125', 'firefox128', 'safari17.5'],
    // The page's policy lets nothing run or show that is not a file of ours.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
if (existsSync(out)) rmSync(out, { recursive: true })
renameSync(draft, out)
