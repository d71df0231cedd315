/** How a program plays the story of every tool, and what it reports. */
import { story, type Call, type Told } from '../mcp/story.ts'

/** Returns the last result of each tool. */
export async function told(call: Call, first: string, second: string): Promise<Record<string, Told>> {
  const told: Record<string, Told> = {}
  await story(async (tool, given) => (told[tool] = await call(tool, given)), first, second)
  return told
}

/** The input of a program, the tool schemas that it shows to its model, and the result of the story. */
export interface Report {
  tools: { name: string; schema: Told }[]
  told: Record<string, Told>
}

/** Each program is a separate process. It gets the service's address, its key and its quests, and prints its report. */
export async function drive(
  play: (url: string, headers: Record<string, string>, tell: (call: Call) => Promise<Report['told']>) => Promise<Report>,
) {
  const { MCP_URL = '', AQS_KEY = '', QUESTS = '' } = process.env
  const [first = '', second = ''] = QUESTS.split(',')
  const report = await play(MCP_URL, { Authorization: `Bearer ${AQS_KEY}` }, call => told(call, first, second))
  process.stdout.write(JSON.stringify(report), () => process.exit())
}
