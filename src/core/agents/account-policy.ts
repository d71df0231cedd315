/** What holds for all agents of an account together: the policy of new agents, ceilings, and which amounts are large. */
import type { AccountPolicyPatch, CeilingsPatch } from '../../../generated/inputs.js'
import { run, type AccountPolicy, type Row, type WrittenAmount } from '../../store/index.ts'
import { findAccount, holdAccount, setAccountPolicy } from '../../store/people/accounts.ts'
import { amountOf, readAmount } from '../kit/amounts.ts'
import { canonical } from '../kit/canonical.ts'
import { found, unprocessable } from '../kit/errors.ts'
import { nothingElse } from '../kit/exact.ts'
import { permitLoosening } from '../kit/loosened.ts'
import { unlimited } from '../kit/unlimited.ts'
import { requireVersion, type Expected } from '../kit/version.ts'
import type { Human, Principal, World } from '../kit/world.ts'
import { record } from '../log/audit.ts'
import { loosensAll } from './loosening.ts'
import { restingOn } from './standing.ts'
import { cautious, changedPolicy, shownPolicy } from './policies.ts'

export const accountPolicy = { read, update }

/** An account whose owner has said nothing limits nothing. */
export const policyOf = ({ policy }: Pick<Row<'accounts'>, 'policy'>): AccountPolicy => policy ?? unlimited
/** What a new agent of the account may do. */
export const defaultsOf = (account: Pick<Row<'accounts'>, 'policy'>) => policyOf(account).defaults ?? cautious

async function read(world: World, human: Principal) {
  return found('account', await world.store.read(findAccount, { id: human.accountId }))
}

function update(world: World, human: Human, expected: Expected, { defaults, ceilings, largeAmounts, ...rest }: AccountPolicyPatch) {
  nothingElse(rest)
  return world.store.transaction(function* () {
    const account = found('account', yield* run(holdAccount, { id: human.accountId }))
    requireVersion(expected, account)
    const before = policyOf(account)
    const after: AccountPolicy = {
      ...before,
      defaults: defaults ? changedPolicy(defaultsOf(account), defaults, '/defaults') : before.defaults,
      ceilings: changedCeilings(before.ceilings, ceilings),
      largeAmounts: largeAmounts ? onePerCurrency(largeAmounts, '/large_amounts') : before.largeAmounts,
    }
    if (canonical(shownInLog(before)) === canonical(shownInLog(after))) return account
    const members = loosensAll(before, after, world.now())
    const change = { before: shownInLog(before), after: shownInLog(after) }
    const loosened = members.length > 0 && {
      loosened: true,
      ...(yield* permitLoosening(world, human, { operation: 'updatePolicy', targetId: account.id, members, ...change })),
    }
    const signed = loosened ? loosened.signed_loosening : undefined
    const policy = { ...after, defaults: after.defaults && restingOn(after.defaults, members, signed) }
    const [changed] = yield* run(setAccountPolicy, { id: account.id, policy, now: world.now() })
    yield* record(world, human, {
      action: 'account.policy_updated',
      targetId: account.id,
      data: { ...change, ...loosened },
      restricts: !loosened,
    })
    return changed!
  })
}

function changedCeilings(before: AccountPolicy['ceilings'], { perDay, amountsPerDay, ...rest }: CeilingsPatch = {}) {
  nothingElse(rest)
  return {
    perDay: perDay === undefined ? before.perDay : perDay,
    amountsPerDay: amountsPerDay ? onePerCurrency(amountsPerDay, '/ceilings/amounts_per_day') : before.amountsPerDay,
  }
}

/** The amounts in their shortest form, in the order of their currencies. */
function onePerCurrency(amounts: WrittenAmount[], pointer: string): WrittenAmount[] {
  const read = amounts.map((amount, i) => amountOf(readAmount(amount, `${pointer}/${i}`))!)
  const again = read.findIndex(({ currency }, i) => read.findIndex(one => one.currency === currency) < i)
  if (again < 0) return read.toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
  throw unprocessable({ pointer: `${pointer}/${again}/currency`, code: 'unique', message: 'must be in the list only once' })
}

/** The policy in the form of the contract. */
const shownInLog = ({ defaults, ceilings, largeAmounts }: AccountPolicy) => ({
  defaults: shownPolicy(defaults ?? cautious),
  ceilings: { per_day: ceilings.perDay, amounts_per_day: ceilings.amountsPerDay },
  large_amounts: largeAmounts,
})
