import { ok, type Handlers } from '../protocol/contract.ts'

export const overview = {
  getOverview: async ({ core, human }) => ok(await core.overview.read(human)),
} satisfies Partial<Handlers>
