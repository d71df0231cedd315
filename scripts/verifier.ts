/** Builds the page that verifies an export (/verify): one file, with its script and its style inside. The script stays readable. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { verifyPage } from '../src/site/verify-page.ts'
import { targets } from './pages.ts'

const draft = '.cache/verify'
await build({
  configFile: false,
  root: 'src/verify',
  logLevel: 'warn',
  build: {
    outDir: `../../${draft}`,
    emptyOutDir: true,
    target: targets,
    minify: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    lib: { entry: 'page.ts', formats: ['es'], fileName: () => 'page.js' },
  },
})
mkdirSync('generated/verify', { recursive: true })
writeFileSync('generated/verify/index.html', verifyPage(readFileSync(`${draft}/page.js`, 'utf8')))
