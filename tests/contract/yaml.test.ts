/** Every parser can read the contracts. PyYAML, which follows YAML 1.1, ends a plain text in a list or a map at a question mark. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'

const files = [...globSync('spec/**/*.yaml').toSorted(), 'generated/openapi.yaml']

test.each(files)('%s quotes every text in a list or a map that has a question mark', file => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const unquoted = lines.map(line => line.replaceAll(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/g, ''))

  expect(lines.filter((_, i) => /[[{].*\?\s*[,\]}]/.test(unquoted[i]!))).toEqual([])
})

const python = (code: string, ...args: string[]) => spawnSync('python3', ['-c', code, ...args], { encoding: 'utf8', maxBuffer: 1e8 })
const hasPyYaml = python('import yaml').status === 0
const suite = hasPyYaml ? describe : describe.skip

suite(`PyYAML${hasPyYaml ? '' : ' (skipped: there is no python3 with the module yaml here)'}`, () => {
  test('reads every file as we do', () => {
    const { stdout, stderr } = python(
      `import json, sys, yaml
loader = getattr(yaml, 'CSafeLoader', yaml.SafeLoader)
print(json.dumps({file: yaml.load(open(file, encoding='utf-8'), loader) for file in sys.argv[1:]}))`,
      ...files,
    )

    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(Object.fromEntries(files.map(file => [file, parse(readFileSync(file, 'utf8'))])))
  })
})
