/** Builds the portal: a script and a style sheet for its start, others for the screens that are opened later, and its service worker. */
import { build } from 'vite'
import { eventNames } from '../generated/events.ts'
import { fieldsOf, limitsOf } from '../generated/fields.ts'
import { buildPage, targets } from './pages.ts'

/** All that the first screen needs is one script: it compresses better than several, and comes in one request. */
const start = { name: 'start', tags: ['$initial' as const] }

/** Every path into a value, with what is there. The longest path in the code is replaced, so a script has only what it uses. */
const pathsInto = (path: string, value: unknown): [string, string][] => [
  [path, JSON.stringify(value)],
  ...(typeof value === 'object' ? Object.entries(value ?? {}).flatMap(([key, inner]) => pathsInto(`${path}.${key}`, inner)) : []),
]

await buildPage(
  'portal',
  {
    define: {
      ...Object.fromEntries([...pathsInto('fieldsOf', fieldsOf), ...pathsInto('limitsOf', limitsOf)]),
      eventNames: JSON.stringify(eventNames),
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { rolldownOptions: { output: { codeSplitting: { groups: [start] } } } },
  },
  addWorker,
)

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
