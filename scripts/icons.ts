/** Draws the portal's icons for home screens from src/portal/icon.svg. They are in git, so that the build needs no browser. */
import { readFileSync } from 'node:fs'
import { launch } from '../tests/support/browser.ts'

const drawing = readFileSync('src/portal/icon.svg', 'utf8')
const paper = '#f6f5f1'

/**
 * Name, size, share of the flag, background. A launcher may cut a maskable icon down to a circle of 80 %. A badge is white, and only its
 * shape counts.
 */
const icons: [name: string, px: number, share: number, background?: string][] = [
  ['icon-192', 192, 0.68, paper],
  ['icon-512', 512, 0.68, paper],
  ['icon-maskable-512', 512, 0.5, paper],
  ['apple-touch-icon', 180, 0.62, paper],
  ['badge-96', 96, 0.84],
]

const browser = await launch()
for (const [name, px, share, background] of icons) {
  const page = await browser.newPage({ viewport: { width: px, height: px } })
  const svg = (background ? drawing : drawing.replace(/fill="[^"]+"/, 'fill="#fff"')).replace('<svg ', `<svg width="${px * share}" `)
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: ${px}px; background: ${background ?? 'none'} }</style>${svg}`,
  )
  await page.screenshot({ path: `src/portal/public/${name}.png`, omitBackground: !background })
}
await browser.close()
