/**
 * Takes pictures of the portal's screens in .cache/screenshots/, each in light, in dark and on a phone. ONLY=<part of a name> takes fewer.
 * LOOK=light takes one look. If scenes do not work any more or break a rule of layout, it says so at the end.
 * PICTURES=1 also renews the pictures in the documents and in /help, which are in src/site/pictures/.
 */
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { faultsOf, watcher } from '../tests/portal/layout/look.ts'
import { launch } from '../tests/support/browser.ts'
import { writePast } from './demo/past.ts'
import type { Scene } from './scenes/scene.ts'
import { openPage, parts, setUp, stageEnv } from './scenes/stage.ts'
import { startOwn } from './service.ts'

const looks = {
  light: { viewport: { width: 1280, height: 820 }, colorScheme: 'light' },
  dark: { viewport: { width: 1280, height: 820 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

const folder = '.cache/screenshots'
/** The pictures in the documents and in /help. */
const pictures: Record<string, string> = process.env.PICTURES
  ? {
      'permits-thread-light': 'src/site/pictures/inbox.png',
      'permits-thread-phone': 'src/site/pictures/inbox-phone.png',
      'agent-light': 'src/site/pictures/agent.png',
      'agent-phone': 'src/site/pictures/agent-phone.png',
    }
  : {}
const mostPictureBytes = 150_000
const only = process.env.ONLY ?? ''
const wantedLooks = Object.entries(looks).filter(([look]) => look.includes(process.env.LOOK ?? ''))
const broken: string[] = []
let taken = 0
if (!only) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const browser = await launch()
const scenes = Object.values(parts)
  .map(({ settle, shots }) => ({ settle, shots: shots.filter(([name]) => name.includes(only)) }))
  .filter(({ shots }) => shots.length > 0)
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let scene = scenes.shift(); scene; scene = scenes.shift()) await picture(scene)
  }),
)
await browser.close()
for (const one of broken) console.error(one)
console.log(`${taken} pictures are in ${folder}/, and ${broken.length} scenes did not work.`)
process.exit(broken.length ? 1 : 0)

async function picture(scene: Scene) {
  const { url, setupCode, database } = await startOwn(stageEnv)
  const stage = await setUp(scene, url, setupCode)
  writePast(database)
  for (const [look, options] of wantedLooks) {
    const context = await browser.newContext({ locale: 'en-GB', ...options })
    const { page, play } = await openPage(context, stage)
    // Colours do not change the layout, so one look is enough for all sizes.
    const layoutOf = look === 'light' ? await watcher(page) : () => faultsOf(page)
    for (const shot of scene.shots) {
      const faults = await play(shot)
      const name = `${shot[0]}-${look}`
      const path = `${folder}/${name}.png`
      await page.screenshot({ path, animations: 'disabled' })
      taken++
      faults.push(...(await layoutOf(shot[0])))
      const place = pictures[name]
      if (place) copyFileSync(path, place)
      if (place && statSync(path).size > mostPictureBytes) faults.push(`The picture has more than ${mostPictureBytes} bytes.`)
      if (faults.length) broken.push(`${shot[0]} in ${look}: ${faults.join('\n')}`)
    }
    await context.close()
  }
}
