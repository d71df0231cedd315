/**
 * generated/openapi.json → generated/reference/: light pages, which open at once on a slow phone and can be read without their script; the
 * files that the script loads on demand, which are the list to search and the forms of “Try it”; a collection for Postman; and Redoc's page, which
 * has everything in one place.
 */
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { targets } from './pages.ts'
import { forms } from './reference/forms.ts'
import { pagesWith } from './reference/pages.ts'
import { postman } from './reference/postman.ts'
import { redocPage } from './reference/redoc.ts'
import { searchIndex } from './reference/search.ts'

// The draft is in another folder, so that neither make nor a running service uses an unfinished folder.
const draft = '.cache/reference'
const out = 'generated/reference'

await bundle('page', 'es')
await bundle('try', 'iife', { allForms: JSON.stringify(forms) })
const script = readFileSync(`${draft}/page.js`, 'utf8').trim()
rmSync(`${draft}/page.js`)
for (const [slug, text] of pagesWith(script)) writeFileSync(`${draft}/${slug || 'index'}.html`, text)
copyFileSync('src/reference/try.css', `${draft}/try.css`)
writeFileSync(`${draft}/search.json`, JSON.stringify(searchIndex))
writeFileSync(`${draft}/postman.json`, JSON.stringify(postman))
writeFileSync(`${draft}/redoc.html`, redocPage())
rmSync(out, { recursive: true, force: true })
renameSync(draft, out)

/** Builds a script in one file. As `iife`, it puts what it exports into `window.forms`. */
async function bundle(name: 'page' | 'try', format: 'es' | 'iife', define: Record<string, string> = {}) {
  await build({
    configFile: false,
    root: 'src/reference',
    logLevel: 'warn',
    define,
    build: {
      outDir: `../../${draft}`,
      emptyOutDir: format === 'es',
      target: targets,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      lib: { entry: `${name}.ts`, formats: [format], name: 'forms', fileName: () => `${name}.js` },
    },
  })
}
