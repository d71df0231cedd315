/** The steps of a decision: the human chooses, and then denies, suggests, asks or confirms. A question that was not sent stays. */
import { useEffect, useState } from 'preact/hooks'
import { say } from '../pieces/index.ts'
import type { Approval } from './board.ts'
import { bodyOf, usual } from './options.tsx'
import { useSending, type Hearers } from './sending.ts'
import { demandsSignature, prepareSignature } from './signature.ts'

/** The key that opens each step. */
const keys = { confirm: 'a', deny: 'd', suggest: 'd', ask: 'q', choose: 'a' }

export function useSteps(approval: Approval, hearers: Hearers) {
  const [step, setStep] = useState<keyof typeof keys>('choose')
  const [question, setQuestion] = useState('')
  const [chosen, setChosen] = useState(usual)
  const sending = useSending(approval, { ...hearers, onAsked })
  const isSigned = demandsSignature(approval)
  useEffect(() => prepareSignature(approval), [approval.id, approval.version, isSigned])

  function onAsked(asked: Approval) {
    setQuestion('')
    setStep('choose')
    hearers.onAsked(asked)
    say('Question sent. The request stays open.')
    // The buttons cannot take the focus yet.
    focusSoon(`#${asked.id} .thread-awaits`)
  }
  return {
    step,
    setStep,
    question,
    setQuestion,
    chosen,
    setChosen,
    sending,
    isSigned,
    approve: () => sending.send({ verb: 'approve', body: bodyOf(chosen) }),
    back() {
      sending.forget()
      setStep('choose')
      focusSoon(`#${approval.id} .decision [aria-keyshortcuts=${keys[step]}]`)
    },
  }
}
export type Steps = ReturnType<typeof useSteps>

const focusSoon = (selector: string) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
