/** What every way through the gate needs. */
import { openJournal } from './journal.ts'
import type { Gate } from './permission.ts'
import { openService } from './service.ts'
import type { Settings } from './settings.ts'

export const openGate = (settings: Settings, answerWith: string, state: string): Gate => ({
  service: openService(settings),
  journal: openJournal(settings, state),
  waitSeconds: settings.wait_seconds,
  answerWith,
})
