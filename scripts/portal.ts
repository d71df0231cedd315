/** The portal: one script, one style. */
import { buildPage } from './pages.ts'

await buildPage('portal', { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } })
