/**
 * A rule that allows is a standing yes. Where an account demands signed decisions, it applies only if a passkey has signed it: the signature of the
 * change that made it so, or of the approval that gave the allowance. It ends with that passkey.
 */
import { holdAgent, holdAgentsOf, updateAgent } from '../../store/agents/agents.ts'
import { setAccountPolicy, findAccount } from '../../store/people/accounts.ts'
import { run, type ExternalRule, type Policy, type RuleSignature, type Row, type Steps } from '../../store/index.ts'
import { digestOfStatement } from '../kit/loosened.ts'
import { standingNow } from '../kit/online.ts'
import type { SignedLoosening } from '../kit/signature.ts'
import type { Category, Human, System, World } from '../kit/world.ts'
import { record } from '../log/audit.ts'
import { keysOf } from '../../shared/values.ts'
import { rulesOf, shownPolicy, withRule } from './policies.ts'

export const signatureOf = ({ credential_id: credential, statement }: { credential_id: string; statement: object }): RuleSignature => ({
  credential,
  statement: digestOfStatement(statement),
})

/**
 * A policy after a change: the rules that became looser rest on its signature. Without one they rest on none, because an earlier signature
 * was about a tighter rule. `members` are the places that became looser.
 */
export function restingOn(policy: Policy, members: string[], signed: SignedLoosening | undefined): Policy {
  const rules = rulesOf(policy)
  const looser = keysOf(rules).filter(category => members.some(member => member.includes(`/external/${category}/`)))
  return looser.reduce((changed, category) => withRule(changed, category, withSignature(rules[category], signed)), policy)
}

function withSignature({ signed: _signed, ...rule }: ExternalRule, signed: SignedLoosening | undefined): ExternalRule {
  return { ...rule, ...(signed && { signed: signatureOf(signed) }) }
}

/** A rule as it applies where decisions must be signed. */
export const signedPart = (rule: ExternalRule): ExternalRule => ({
  ...rule,
  rule: rule.rule === 'allow' && !rule.signed ? 'ask' : rule.rule,
  allowance: rule.allowance?.signed ? rule.allowance : null,
})

/** Gives an agent other rules. The agent is held. */
export function* setRules(
  world: World,
  by: Human | System,
  agent: Row<'agents'>,
  policy: Policy,
  effect: 'restricts' | 'loosens',
): Steps<void> {
  yield* run(updateAgent, { ...agent, policy, ...standingNow(world) })
  yield* record(world, by, {
    action: 'agent.updated',
    targetId: agent.id,
    accountId: agent.ownerId,
    data: {
      before: { policy: shownPolicy(agent.policy) },
      after: { policy: shownPolicy(policy) },
      ...(effect === 'loosens' && { loosened: true }),
    },
    restricts: effect === 'restricts',
  })
}

/** The digest of the statement on which an automatic yes rests. Undefined if nobody signed the rule. */
export function statementOf({ policy }: Pick<Row<'agents'>, 'policy'>, category: Category, byRule: 'standing' | 'timed') {
  const rule = rulesOf(policy)[category]
  return (byRule === 'standing' ? rule.signed : rule.allowance?.signed)?.statement
}

/** Ends what a passkey has signed in advance, because the passkey was removed. The account is held. */
export function* endSigned(world: World, human: Human, credentialId: string): Steps<void> {
  const { accountId: ownerId } = human
  const now = world.now()
  const [account] = yield* run(findAccount, { id: ownerId })
  const defaults = account!.policy?.defaults
  if (defaults && signedIn(defaults, credentialId).length > 0)
    yield* run(setAccountPolicy, { id: ownerId, policy: { ...account!.policy!, defaults: without(defaults, credentialId) }, now })
  for (const { id } of yield* run(holdAgentsOf, { ownerId })) {
    const [agent] = yield* run(holdAgent, { id, ownerId })
    const categories = signedIn(agent!.policy, credentialId)
    if (agent!.status === 'archived' || categories.length === 0) continue
    yield* setRules(world, human, agent!, without(agent!.policy, credentialId), 'restricts')
    yield* record(world, human, {
      action: 'agent.rules_ended',
      targetId: id,
      data: { name: agent!.name, categories, reason: 'passkey_removed' },
      restricts: true,
    })
    yield* world.seams.restricted(world, human, id, categories)
  }
}

const isSignedBy = ({ signed, allowance }: ExternalRule, credential: string) =>
  signed?.credential === credential || allowance?.signed?.credential === credential
const signedIn = (policy: Policy, credential: string) =>
  keysOf(rulesOf(policy)).filter(category => isSignedBy(rulesOf(policy)[category], credential))

const without = (policy: Policy, credential: string) =>
  signedIn(policy, credential).reduce((changed, category) => {
    const { signed, ...rule } = rulesOf(policy)[category]
    const ends = signed?.credential === credential && rule.rule === 'allow'
    return withRule(changed, category, {
      ...rule,
      ...(signed && signed.credential !== credential && { signed }),
      rule: ends ? 'ask' : rule.rule,
      allowance: rule.allowance?.signed?.credential === credential ? null : rule.allowance,
    })
  }, policy)
