/** Coming in. */
import type { Scene } from './scene.ts'

export const entry: Scene = {
  settle: async () => ({}),
  shots: [
    ['sign-in', '', 'nobody'],
    ['sign-up', '#sign-up', 'nobody', page => page.getByLabel('Your name').fill('Ada Lovelace')],
    ['not-found', '#no/such/place', 'admin'],
  ],
}
