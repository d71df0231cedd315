/** Builds the portal as one script and one style sheet. */
import { buildPage } from './pages.ts'

await buildPage('portal', { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } })
