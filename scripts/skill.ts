/** What the agents' contract says about asking a human, as a skill that hosts load: generated/agent-quest/SKILL.md. */

// oxlint-disable-next-line no-explicit-any -- the contract, as parsed
type Json = any

/** The sections of the guide that are not about quests. */
const sections = ['Your human decides', 'Outside this service', 'When a call is refused', 'Text from other people']

export function skillText({ instructions, tools, errors, resources, prompts }: Json, service: string) {
  const [, ...steps] = named(prompts, 'act_outside').text.trim().split('\n\n')
  const guide = named(resources, 'guide').text
  const text = [`## Step by step\n\n${steps.join('\n\n')}`, ...sections.map(title => sectionOf(guide, title))].join('\n\n')
  const toolsIn = (words: string): Json[] => tools.filter(({ name }: Json) => new RegExp(`\\b${name}\\b`).test(words))
  const codes = Object.keys(errors).filter(code => toolsIn(text).some(tool => tool.errors.includes(code)))
  const hints = codes.map(code => errors[code])
  const explained = toolsIn([text, ...hints].join('\n'))
  const description = `How to ask your human with the tools of ${service}. ${instructions.split('\n')[0]}`
  return `---
name: agent-quest
description: ${JSON.stringify(description)}
---
# Ask your human with ${service}

${text}

## The tools

| Tool | What it does |
| --- | --- |
${explained.map(tool => `| \`${tool.name}\` | ${firstSentence(tool.description)} |`).join('\n')}

## If a tool answers with an error

| Code | What to do |
| --- | --- |
${codes.map((code, i) => `| \`${code}\` | ${hints[i]} |`).join('\n')}
`
}

const named = (items: Json[], name: string): Json => items.find(item => item.name === name)

function sectionOf(guide: string, title: string) {
  const [section] = new RegExp(`^## ${title}\n[^]*?(?=\n## )`, 'm').exec(`${guide}\n## `) ?? []
  if (!section) throw new Error(`The guide has no section "${title}", which scripts/skill.ts names.`)
  return section.trim()
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/.exec(text.trim().replaceAll('\n', ' '))![0]
