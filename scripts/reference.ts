/**
 * generated/openapi.json → generated/reference/: light pages without a script, which open at once on a slow phone, and Redoc's page, which
 * has everything in one place and can be searched.
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { pages } from './reference/pages.ts'
import { redocPage } from './reference/redoc.ts'

// The draft is in another folder, so that neither make nor a running service uses an unfinished folder.
const draft = '.cache/reference'
const out = 'generated/reference'

rmSync(draft, { recursive: true, force: true })
mkdirSync(draft, { recursive: true })
for (const [slug, text] of pages) writeFileSync(`${draft}/${slug || 'index'}.html`, text)
writeFileSync(`${draft}/redoc.html`, redocPage())
rmSync(out, { recursive: true, force: true })
renameSync(draft, out)
