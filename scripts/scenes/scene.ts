import type { Page } from 'playwright-core'

/** What there is to be seen in a service of its own. */
export interface Scene {
  /** Brings about what is seen; answers who looks at it. `token` is that of the admin, who is there already. */
  settle(url: string, token: string): Promise<Record<string, { email: string; password: string }>>
  shots: Shot[]
}

/** A name, an address, who looks (`nobody`, `admin`, or somebody of the scene), and what is done there before the picture is taken. */
export type Shot = [name: string, address: string, who: string, prepare?: (page: Page) => Promise<unknown>]
