/**
 * generated/openapi.json → generated/reference/: light pages, which open at once on a slow phone and can be read without their script, the list
 * that the script searches, and Redoc's page, which has everything in one place.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { targets } from './pages.ts'
import { pagesWith } from './reference/pages.ts'
import { redocPage } from './reference/redoc.ts'
import { searchIndex } from './reference/search.ts'

// The draft is in another folder, so that neither make nor a running service uses an unfinished folder.
const draft = '.cache/reference'
const out = 'generated/reference'

await build({
  configFile: false,
  root: 'src/reference',
  logLevel: 'warn',
  build: {
    outDir: `../../${draft}`,
    emptyOutDir: true,
    target: targets,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    lib: { entry: 'page.ts', formats: ['es'], fileName: () => 'page.js' },
  },
})
const script = readFileSync(`${draft}/page.js`, 'utf8').trim()
rmSync(`${draft}/page.js`)
for (const [slug, text] of pagesWith(script)) writeFileSync(`${draft}/${slug || 'index'}.html`, text)
writeFileSync(`${draft}/search.json`, JSON.stringify(searchIndex))
writeFileSync(`${draft}/redoc.html`, redocPage())
rmSync(out, { recursive: true, force: true })
renameSync(draft, out)
