/** What is sealed with a secret of the service. */
import { expect, test } from '@jest/globals'
import { seal } from '../../src/core/kit/secrets.ts'

test('a seal is the same in each version, because instances of two versions check what the other one has sealed', () => {
  const seals = [12, 15, 16, 18, 24].map(bytes => seal('a secret', 'a text', bytes))

  expect(seals).toEqual([
    'hGnooyEkPp8OdpwV',
    'hGnooyEkPp8OdpwV4pKk',
    'hGnooyEkPp8OdpwV4pKkDg',
    'hGnooyEkPp8OdpwV4pKkDm9M',
    'hGnooyEkPp8OdpwV4pKkDm9MZE1-Swoi',
  ])
})
