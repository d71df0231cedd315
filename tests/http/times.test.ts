/** A time is a point in time, or it is refused: on every way in. */
import type { ValidateFunction } from 'ajv'
import { describe, expect, test } from '@jest/globals'
import * as bodies from '../../generated/bodies.js'
import type { Schemas } from '../support/client.ts'
import { openQuest } from '../support/domain.ts'
import { sharedWorld } from '../mcp/support.ts'

const validate = (bodies as Record<string, ValidateFunction>)['adminReopenQuest_body_application_json']!
const isTime = (text: string) => validate({ closes_at: text })

const times = [
  '2030-06-30T23:59:59Z',
  '2030-06-30T23:59:59.123Z',
  '2030-06-30T23:59:59.123456789+02:00',
  '2030-06-30T00:00:00-23:59',
  '2028-02-29T12:00:00Z',
  '2000-02-29T12:00:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
]
const noTimes = [
  '2030-06-30T23:59:60Z',
  '2016-12-31T23:59:60Z',
  '2030-06-30T23:59:59+02',
  '2030-06-30T23:59:59+0200',
  '2030-06-30T23:59:59',
  '2030-06-30\u2028 23:59:59Z',
  '2030-06-30\u202823:59:59Z',
  '2030-06-30 23:59:59Z',
  '2030-06-30t23:59:59z',
  '2030-06-30T24:00:00Z',
  '2030-06-30T23:59:59+24:00',
  '2030-02-29T00:00:00Z',
  '2100-02-29T00:00:00Z',
  '2030-04-31T00:00:00Z',
  '2030-13-01T00:00:00Z',
  '2030-00-10T00:00:00Z',
  '+012030-06-30T00:00:00Z',
  '2030-06-30T23:59:59Z\n',
  '٢٠٣٠-06-30T23:59:59Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+00:01',
  'never',
  '',
]

test('every accepted time has a four-digit year in UTC and is a real day', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  const some = Array.from({ length: 60_000 }, (_, i) => {
    const [year, month, day, hour, minute] = [(i * 7919) % 10_000, (i * 31) % 14, (i * 17) % 33, (i * 13) % 26, (i * 7) % 61]
    const zone = ['Z', '+00:00', '-23:59', '+23:59', '+02:00', '-05:30', '+24:00'][i % 7]!
    return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00${zone}`
  })
  const taken = [...some, ...times].filter(isTime)
  const wrong = taken.filter(text => {
    const local = new Date(Date.parse(`${text.slice(0, 19)}Z`))
    return !/^\d{4}-/.test(new Date(Date.parse(text)).toISOString()) || local.toISOString().slice(0, 19) !== text.slice(0, 19)
  })

  expect(taken.length).toBeGreaterThan(30_000)
  expect(wrong).toEqual([])
})

test.each(times)('%s is a time', text => expect(isTime(text)).toBe(true))
test.each(noTimes.map(text => [JSON.stringify(text), text]))('%s is not a time', (_shown, text) => expect(isTime(text)).toBe(false))

describe('an invalid time is refused', () => {
  const there = sharedWorld({})

  test.each(noTimes.map(text => [JSON.stringify(text), text]))('wherever one is sent: %s', async (_shown, closes_at) => {
    // The first account is an admin's.
    const admin = there.agent.owner
    const quest = await openQuest(admin)
    const time = encodeURIComponent(closes_at)
    const answers = [
      await admin.post<Schemas['Problem']>('/v1/admin/quests', { title: 'A quest', acceptance_criteria: ['Done'], closes_at }),
      await admin.patch<Schemas['Problem']>(`/v1/admin/quests/${quest.id}`, '*', { closes_at }),
      await admin.post<Schemas['Problem']>(`/v1/admin/quests/${quest.id}/reopen`, { closes_at }),
      await admin.get<Schemas['Problem']>(`/v1/audit-events?from=${time}`),
      await admin.get<Schemas['Problem']>(`/v1/audit-events?to=${time}`),
      await admin.get<Schemas['Problem']>(`/v1/audit-events/export?from=${time}`),
    ]

    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([400, 'validation_failed'])
      expect(body.errors.map(({ message }) => message)).toContain('must be a time with an offset, such as 2026-11-21T09:00:00Z')
    }
  })
})
