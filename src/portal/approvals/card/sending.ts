/** A verdict on its way. While it is being sent, no other can be. If no answer comes, the same verdict can be sent again. */
import { useRef } from 'preact/hooks'
import { useAction } from '../../resource.ts'
import type { Approval, Ending } from '../board.ts'
import { sendVerdict, type Verdict } from './verdict.ts'

/** Who hears of a verdict. */
export interface Hearers {
  onBusy(isBusy: boolean): void
  onEnd(approval: Approval, ending: Ending): void
  onAsked(approval: Approval): void
  onRefresh(): void
}

export function useSending(approval: Approval, { onBusy, onEnd, onAsked, onRefresh }: Hearers) {
  const sent = useRef<Verdict>(undefined)
  const { run, busy, problem, forget } = useAction(carryOut)

  async function carryOut(move: Verdict, onceKey: string) {
    onBusy(true)
    const answer = await sendVerdict(approval, move, onceKey)
    onBusy(false)
    if (answer.data && move.verb === 'ask') onAsked(answer.data)
    else if (answer.data) onEnd(answer.data, 'here')
    else if (answer.problem.approval) onEnd(answer.problem.approval, 'elsewhere')
    else if (answer.problem.code !== 'offline') onRefresh()
    return answer
  }
  const send = (move: Verdict) => {
    sent.current = move
    void run(move)
  }
  return {
    /** For a form that shows its own problem. */
    carryOut,
    send,
    sendAgain: () => sent.current && send(sent.current),
    isSending: (verb: Verdict['verb']) => busy && sent.current?.verb === verb,
    busy,
    problem,
    /** What the problem is about. */
    verb: sent.current?.verb,
    forget,
  }
}
