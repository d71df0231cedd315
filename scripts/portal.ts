/** Builds the portal as one script and one style sheet, and its service worker as a script of its own. */
import { build } from 'vite'
import { buildPage, targets } from './pages.ts'

await buildPage('portal', { oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } }, addWorker)

/** Its name must stay the same, because the browser looks for a new version at the address of the old one. */
async function addWorker(draft: string) {
  await build({
    configFile: false,
    root: 'src/worker',
    logLevel: 'warn',
    build: {
      outDir: draft,
      emptyOutDir: false,
      target: targets,
      reportCompressedSize: false,
      lib: { entry: 'worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    },
  })
}
