/** Waits for something that happens soon, such as a page that renders, or a service that writes after its answer. */
import { setTimeout as sleep } from 'node:timers/promises'

/** For failures only, so a slow machine has time; less than a test has, so that what was waited for is named. */
export const patienceMs = 30_000
const pauseMs = 20

/**
 * Looks at once, and again until nothing is thrown; answers what was seen. When patience ends, it fails as the last look did.
 *
 *   await soon(async () => expect(await page.title()).toBe('Inbox · Agent Quest'))
 *
 * That something is not there is true of a page that has not got that far, too: first wait for what comes with it, or was there before.
 */
export async function soon<T>(look: () => Promise<T>, patience = patienceMs): Promise<T> {
  const endsAt = performance.now() + patience
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() > endsAt) throw error
    }
    await sleep(pauseMs)
  }
}
