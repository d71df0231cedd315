import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { faults } from '../../scripts/mutants/faults/index.ts'

test('each planted fault has one place in the sources, so that `make mutants` still plants it', () => {
  const all = Object.values(faults).flat()
  const lost = all.filter(({ file, text }) => readFileSync(file, 'utf8').split(text).length !== 2)

  expect(all.length).toBeGreaterThan(200)
  expect(lost).toEqual([])
})
