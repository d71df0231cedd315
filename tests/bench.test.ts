import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('the servers that the service is compared with do not import its code', () => {
  const files = globSync('scripts/bench/baselines/*.ts')
  const imported = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*['"](\.[^'"]+)['"]/g)].map(([, from]) => from!),
  )

  expect(files.length).toBeGreaterThan(8)
  // The contract and the catalogue of tools are data.
  expect([...new Set(imported.filter(from => !/^\.\/[\w-]+\.ts$/.test(from)))].toSorted()).toEqual([
    '../../../generated/openapi.json',
    '../../../generated/tools.json',
  ])
})
