/** Both contracts can be read by every YAML parser. PyYAML, which follows YAML 1.1, ends a plain text in a list or a map at a question mark. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test.each(['spec/openapi.yaml', 'spec/mcp.yaml'])('%s quotes every text in a list or a map that has a question mark', file => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const unquoted = lines.map(line => line.replaceAll(/'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/g, ''))

  expect(lines.filter((_, i) => /[[{].*\?\s*[,\]}]/.test(unquoted[i]!))).toEqual([])
})
