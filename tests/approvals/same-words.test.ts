/** Whether an earlier request about the same action says the same as a new one. */
import { expect, test } from '@jest/globals'
import { isInSameWords } from '../../src/core/approvals/earlier.ts'
import type { Approval } from '../../src/core/kit/world.ts'

const asked = { kind: 'external_action', arguments: {}, title: 'Pay', category: 'spend', deed: 'a', allowed: null, allowedDeed: null }
const changed = { ...asked, allowed: { title: 'Pay less', category: 'spend' }, allowedDeed: 'b' }
const older = { ...asked, deed: null }

test.each([
  ['the same title and category', asked, { title: 'Pay', category: 'spend' }, 'a', true],
  ['another title', asked, { title: 'Pay now', category: 'spend' }, 'a', false],
  ['another category', asked, { title: 'Pay', category: 'other' }, 'a', false],
  ['another audience', asked, { title: 'Pay', category: 'spend', audience: 'https://shop.example' }, 'a', false],
  ['what its human allowed instead', changed, { title: 'Pay less', category: 'spend' }, 'b', true],
  ['its own words, for what its human allowed instead', changed, { title: 'Pay', category: 'spend' }, 'b', false],
  ['an older request with any title, because it was found by its words', older, { title: 'Pay now', category: 'spend' }, 'a', true],
  ['an older request that was changed, with its title', { ...changed, deed: null }, { title: 'Pay', category: 'spend' }, 'a', true],
  [
    'an older request that was changed, with another title',
    { ...changed, deed: null },
    { title: 'Pay now', category: 'spend' },
    'a',
    false,
  ],
] as const)('%s', (_, earlier, framing, deed, isSame) => {
  expect(isInSameWords(earlier as unknown as Approval, framing, deed)).toBe(isSame)
})
