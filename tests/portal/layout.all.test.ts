/** The layout of the screens that `layout.test.ts` leaves out. `make screenshots` checks that of its scenes, which also open dialogs and forms. */
import { expect, test } from '@jest/globals'
import { faultsIn, screens } from './layout/screens.ts'
import { daily, states } from './layout/states.ts'
import { portal } from './support.ts'

const hosts = portal({ punctual: true })

test.each(Object.entries(states))('the other screens can be read and used %s', async (state, make) => {
  const wanted = screens.filter(({ area }) => !daily.includes(area))

  expect(wanted.length).toBeGreaterThan(10)
  expect(await faultsIn(await make(hosts), wanted, state)).toEqual([])
})
