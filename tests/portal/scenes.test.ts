/**
 * Every scene of `make screenshots` still works: it is played on a wide screen, and then made as narrow as a phone. Nothing may break, and
 * nothing may be wider than the screen.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { parts, play, setUp, stageEnv, widthFault } from '../../scripts/scenes/stage.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/store/index.ts'
import { launch } from '../support/browser.ts'
import { openWorld } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'quest-scenes-'))
let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(Object.entries(parts))('every scene works: %s', async (name, scene) => {
  const store = await openStore(join(folder, `${name}.db`), createLog('silent'))
  const world = await openWorld('sqlite', store, { browsable: true, reach: true, env: stageEnv })
  // The pages show times by the clock of the browser, and codes of an app are valid only for a moment.
  Object.defineProperty(world.clock, 'now', { get: Date.now })
  const stage = await setUp(scene, world.url, 'open sesame')
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } })
  const broken: Record<string, string[]> = {}
  for (const shot of scene.shots) {
    const { page, faults } = await play(context, stage, shot)
    await page.setViewportSize({ width: 390, height: 844 })
    faults.push(...(await widthFault(page)))
    if (faults.length) broken[shot[0]] = faults
    await page.close()
  }
  await context.close()
  await world.close()
  await store.close()

  expect(scene.shots.length).toBeGreaterThan(3)
  expect(broken).toEqual({})
})
