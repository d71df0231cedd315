/** What is done with a call: it is allowed, a human is asked, or it is blocked. */
import type { Rule, Settings } from './settings.ts'

/** What the rules see of a call. */
export interface Seen {
  server: string
  kind: 'tool' | 'resource' | 'prompt'
  name: string
  annotations?: Readonly<Record<string, unknown>> | undefined
  /** Why nothing that the server says about it counts, if there is a reason. */
  doubt?: string | undefined
}

export interface Verdict {
  do: Rule['do']
  rule: Rule | undefined
  /** In words, for `check`. */
  because: string
}

export function verdictOn(seen: Seen, { rules, servers }: Pick<Settings, 'rules' | 'servers'>): Verdict {
  const isTrusted = servers[seen.server]?.trusted ?? false
  const index = rules.findIndex(rule => fits(rule, seen, isTrusted))
  const rule = rules[index]
  if (rule?.do === 'block') return { do: 'block', rule, because: rule.because ?? `rule ${index + 1} blocks it` }
  if (seen.doubt) return { do: 'ask', rule, because: seen.doubt }
  if (rule) return { do: rule.do, rule, because: `rule ${index + 1}` }
  if (isTrusted && seen.kind !== 'tool') return { do: 'allow', rule, because: 'the server is trusted' }
  if (isTrusted && seen.annotations?.['readOnlyHint'] === true)
    return { do: 'allow', rule, because: 'the server is trusted and says that the tool only reads' }
  return { do: 'ask', rule, because: 'no rule fits' }
}

/** What MCP assumes of a tool that does not say it. */
const unsaid: Record<string, boolean> = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true }

/** What a server says about its own tools lets a call through only if the server is trusted. */
function fits(rule: Rule, { server, kind, name, annotations }: Seen, isTrusted: boolean) {
  if (rule.do === 'allow' && rule.annotations && !isTrusted) return false
  const kinds = (['tool', 'resource', 'prompt'] as const).filter(one => rule[one] !== undefined)
  return (
    (rule.server === undefined || isLike(rule.server, server)) &&
    (kinds.length === 0 || (kinds.includes(kind) && isLike(rule[kind]!, name))) &&
    // A resource or a prompt has no annotations, so a rule that wants some is not about it.
    Object.entries(rule.annotations ?? {}).every(([hint, wanted]) => kind === 'tool' && (annotations?.[hint] ?? unsaid[hint]) === wanted)
  )
}

/** Whether the text is like a pattern in which `*` stands for any part. */
export function isLike(pattern: string, text: string) {
  const [first, ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return text === pattern
  if (!text.startsWith(first!) || !text.endsWith(last) || text.length < first!.length + last.length) return false
  let from = first!.length
  const end = text.length - last.length
  for (const part of rest) {
    const found = text.indexOf(part, from)
    if (found === -1 || found + part.length > end) return false
    from = found + part.length
  }
  return true
}
