/** Tasks in memory. Each read moves a task one step further, so the suite's results do not depend on a clock. */
import { randomUUID } from 'node:crypto'
import type { Told } from '../../src/mcp/protocol/call.ts'
import type { Tasks } from '../../src/mcp/protocol/catalogue.ts'
import { isObject } from '../../src/mcp/protocol/message.ts'
import { members } from '../../src/mcp/protocol/result.ts'

const ttlMs = 60_000
const pollIntervalMs = 20

interface Task {
  createdAt: number
  /** How many looks find it still at work. The suite asks for seconds; here each is over with one look. */
  looksLeft: number
  cancelled: boolean
  /** What it still waits for. */
  inputRequests: Record<string, object>
  end: { result: object } | { error: { code: number; message: string } }
}
const tasks = new Map<string, Task>()

export function startTask(end: Task['end'], { seconds = 1, inputRequests = {} } = {}): Told {
  const id = randomUUID()
  tasks.set(id, { createdAt: Date.now(), looksLeft: seconds, cancelled: false, inputRequests: { ...inputRequests }, end })
  return { resultType: 'task', own: members(shown(id, tasks.get(id)!, 'working')) }
}

export const taskDesk: Tasks = {
  async get(_call, id) {
    const task = tasks.get(id)
    if (!task) return undefined
    const found = { ...shown(id, task, statusOf(task)), ...detailsOf(task) }
    task.looksLeft--
    return found
  },
  async cancel(_call, id) {
    const task = tasks.get(id)
    if (task && !isOver(task)) task.cancelled = true
    return task && {}
  },
  async update(_call, id, inputResponses) {
    const task = tasks.get(id)
    if (!task) return undefined
    for (const [name, answer] of Object.entries(inputResponses)) if (isObject(answer)) delete task.inputRequests[name]
    return {}
  },
}

const isAsking = ({ inputRequests }: Task) => Object.keys(inputRequests).length > 0
const isOver = (task: Task) => task.cancelled || (!isAsking(task) && task.looksLeft <= 0)

function statusOf(task: Task) {
  if (task.cancelled) return 'cancelled'
  if (isAsking(task)) return 'input_required'
  if (!isOver(task)) return 'working'
  return 'error' in task.end ? 'failed' : 'completed'
}

const shown = (taskId: string, { createdAt }: Task, status: string) => ({
  taskId,
  status,
  createdAt: new Date(createdAt).toISOString(),
  lastUpdatedAt: new Date().toISOString(),
  ttlMs,
  pollIntervalMs,
})

function detailsOf(task: Task) {
  if (task.cancelled) return {}
  if (isAsking(task)) return { inputRequests: task.inputRequests }
  return isOver(task) ? task.end : {}
}
