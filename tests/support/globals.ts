/** What `@jest/globals` exports, in the test file that runs now. */
import type * as Jest from '@jest/globals'

export type Functions = Pick<typeof Jest, 'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'test'>

export let { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = {} as Functions

export function use(functions: Functions) {
  ;({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = functions)
}
