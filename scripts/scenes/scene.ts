import type { Page } from 'playwright-core'

/** The data and the pictures of one part of the portal, in its own service. */
export interface Scene {
  /** Creates the data and returns the people who look at it. `token` is that of the admin, who exists already. */
  settle(url: string, token: string): Promise<Record<string, Person>>
  shots: Shot[]
}

/** How somebody signs in. `code` is for those who have a second factor. */
export interface Person {
  email: string
  password: string
  code?: string
}

/** A name, an address, the viewer (`nobody`, `admin` or a person of the scene), and the steps before the picture is taken. */
export type Shot = [name: string, address: string, who: string, prepare?: (page: Page) => Promise<unknown>]
