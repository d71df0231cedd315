/** The commands that match what was typed: screens, actions, agents and waiting requests, and requests and quests that the service finds. */
import { useEffect, useMemo, useState } from 'preact/hooks'
import { read } from '../api.ts'
import { useMyAgentsOnceKnown } from '../my-agents.ts'
import { useResource } from '../resource.ts'
import { useMe } from '../session.ts'
import { agentCommand, fixedCommands, foundCommand, matching, questCommand, requestCommand, type Command } from './commands.ts'

/** How many waiting requests it knows: those that expire first. */
const mostRequests = 20
const mostFound = 6
/** A search of the service needs this many letters, and is sent after this pause. */
const [leastLetters, pauseMs] = [2, 200]

/**
 * Group by group. There is no list until the waiting requests and the agents are known: with Enter, a human runs the first command, so
 * nothing may come before it later.
 */
export function useCommands(typed: string): Command[][] | undefined {
  const { account, service } = useMe()
  const agents = useMyAgentsOnceKnown()
  const requests = useResource('/approvals', { query: { status: ['pending'], sort: 'expires_at', limit: mostRequests } })
  const found = useFound(typed.trim())
  const fixed = useMemo(() => fixedCommands(account, service), [account, service])
  if (!agents || (!requests.data && !requests.problem)) return undefined
  // If nothing is typed, agents would only fill the list.
  const listed = typed.trim() ? agents.map(agentCommand) : []
  const waiting = requests.data?.items.map(requestCommand) ?? []
  const known = new Set(waiting.map(({ id }) => id))
  return matching(
    typed,
    [...waiting, ...fixed, ...listed],
    found.commands.filter(({ id }) => !known.has(id)),
    found.by === typed.trim(),
  )
}

/** The requests and the open quests that the service finds, and by which words it has found them. */
function useFound(typed: string) {
  const [found, setFound] = useState<{ by: string; commands: Command[] }>({ by: '', commands: [] })
  useEffect(() => {
    if (typed.length < leastLetters) return setFound({ by: typed, commands: [] })
    let isLatest = true
    const timer = setTimeout(async () => {
      const query = { q: typed, limit: mostFound }
      const [requests, quests] = await Promise.all([read('/approvals', { query }), read('/quests', { query })])
      if (!isLatest) return
      const commands = [...(requests.data?.items.map(foundCommand) ?? []), ...(quests.data?.items.map(questCommand) ?? [])]
      setFound(before => ({ by: typed, commands: requests.data || quests.data ? commands : before.commands }))
    }, pauseMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [typed])
  return found
}
