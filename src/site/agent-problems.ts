/** The codes that are not problems of /v1: the errors that only agents get, and the reasons that may prevent an approved action. */
import contract from '../../generated/openapi.json' with { type: 'json' }
import spec from '../../generated/tools.json' with { type: 'json' }
import type { components } from '../../generated/api.ts'
import type { ProblemCode } from '../rest/protocol/contract.ts'
import { html, prose } from './html.ts'
import { crumbs, layout } from './layout.ts'

type BlockerCode = components['schemas']['BlockerCode']
type ErrorCode = keyof typeof spec.errors

export interface AgentProblem {
  code: string
  title: string
  meaning: string
  /** What the agent can do about it, if the agent can get it. */
  hint: string | undefined
  /** A human sees it too, beside the request. */
  isBlocker: boolean
}

/** The meanings of the errors that only agents get. */
const meanings: Record<Exclude<ErrorCode, ProblemCode | BlockerCode>, string> = {
  action_blocked: 'The policy of the agent blocks this action.',
  approval_pending: 'Another submission of the agent for this quest is waiting for its human.',
  too_many_pending: 'The agent has reached the limit of requests that wait for its human.',
  approval_not_found: 'The agent has no request with this id.',
  not_pending: 'The request was decided, has expired or was cancelled.',
  cooling_down: 'The human has denied a request of this category, and the policy says that the agent must wait before it asks again.',
  similar_request: 'The agent has another request for the same action, in other words or in another category.',
  no_permit: 'There is no yes to start or to report. The request was not approved, or it is not about an external action.',
  already_reported: 'The agent, or its human, has said before what came of the action.',
  yes_lapsed: 'The yes ended before the agent started: its time was over, its human took it back, or the agent was suspended.',
  wrong_start_token: 'The start token is not one that the service gave to this agent for this approval.',
  too_many_started: 'The agent has started as many actions as it may without reporting them.',
  no_question: 'There is no open question about this request.',
}

const blockers: Record<string, string> = contract.components.schemas.BlockerCode['x-enumDescriptions']
export const hints: Record<string, string | undefined> = spec.errors

/** All codes, without those that have a page as a problem of /v1. */
export const agentProblems = (known: Set<string>): AgentProblem[] =>
  Object.entries({ ...meanings, ...blockers })
    .filter(([code]) => !known.has(code))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, meaning]) => ({ code, title: titleOf(code), meaning, hint: hints[code], isBlocker: code in blockers }))

const titleOf = (code: string) => code[0]!.toUpperCase() + code.slice(1).replaceAll('_', ' ')

export const agentProblemPage = ({ code, title, meaning, hint, isBlocker }: AgentProblem) =>
  layout(
    title,
    html` ${crumbs(html`<a href="/problems">Problems</a>`)}
      <h1>${title}</h1>
      <p class="lead">${prose(meaning)}</p>
      <dl>
        <dt>Code</dt>
        <dd><code>${code}</code></dd>
      </dl>
      ${hint ? forAgents(hint) : ''}
      ${
        isBlocker
          ? html`<h2>For humans</h2>
              <p>
                If the action would fail now, the <code>preview</code> of the waiting request names this code. If it fails after you
                approve, this is the <code>code</code> of the <code>outcome</code>. See
                <a href="/reference/approvals#Approval">the Approval object</a>.
              </p>`
          : ''
      }`,
  )

/** What an agent can do about an error. */
export const forAgents = (hint: string) =>
  html`<h2>For agents</h2>
    <p>${prose(hint)}</p>
    <p class="note">The <a href="/reference/mcp#errors">agents’ reference</a> lists all errors of tools.</p>`
