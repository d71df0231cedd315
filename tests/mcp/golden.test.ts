/** Every text that a model gets, and every list that a client shows. UPDATE_GOLDEN=1 accepts the current ones. */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import catalogue from '../../generated/tools.json' with { type: 'json' }
import { onEachStore } from '../support/world.ts'
import { play, plenty, type Told } from './scenario.ts'
import { legacyCall, modernCall, send, type Json, type Post } from './support.ts'

const lists = ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list']

onEachStore('what agents are told', open => {
  test.each<[string, (method: string, params?: Json) => Post]>([
    ['modern', modernCall],
    ['legacy', legacyCall],
  ])('is the golden one, with each tool at its best and at its worst (%s)', async (era, call) => {
    const answers = await play(await open(plenty), call, send)

    for (const list of lists) expect(answers[list]!.result).toEqual(golden(`${list.replaceAll('/', '-')}.${era}`, answers[list]!.result))
    for (const { name } of catalogue.tools) {
      const told = { good: answerOf(answers[`${name} good`]!), bad: refusalOf(answers[`${name} bad`]!) }
      expect(told).toEqual(golden(name, told))
    }
    for (const name of ['find_a_quest', 'prepare_submission', 'act_outside']) {
      const { messages } = answers[name]!.result
      expect(messages).toEqual(golden(`prompt-${name}`, messages))
    }
  })
})

/** The same in both forms. */
function answerOf({ result }: Told): unknown {
  expect(result.isError).toBeUndefined()
  expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }])
  return result.structuredContent
}

/** A refusal is only text, because clients check structuredContent against the output schema. */
function refusalOf({ result }: Told): unknown {
  expect([result.isError, result.structuredContent, result.content.length]).toEqual([true, undefined, 1])
  return JSON.parse(result.content[0].text)
}

function golden(name: string, found: unknown): unknown {
  const file = new URL(`golden/${name}.json`, import.meta.url)
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
