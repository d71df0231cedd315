/** The steps of a decision: the human chooses, and then denies, asks or confirms. A question that was not sent stays. */
import { useEffect, useState } from 'preact/hooks'
import type { Problem } from '../../api.ts'
import { say } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { isAboutChanges, type Editing } from './editing.ts'
import { bodyOf, usual } from './options.tsx'
import { useSending, type Hearers } from './sending.ts'
import { demandsSignature, prepareSignature } from './signature.ts'

/** After this long without a change, the passkey's challenge is asked for. */
const pauseMs = 300
/** The key that opens each step. */
const keys = { confirm: 'a', deny: 'd', ask: 'q', choose: 'a' }

export function useSteps(approval: Approval, editing: Editing, hearers: Hearers) {
  const [step, setStep] = useState<keyof typeof keys>('choose')
  const [question, setQuestion] = useState('')
  const [chosen, setChosen] = useState(usual)
  const sending = useSending(approval, { ...hearers, onAsked })
  /** What this page finds wrong in the changes. */
  const [wrong, setWrong] = useState<Problem>()
  const isSigned = demandsSignature(approval)
  const changes = editing.edited?.changes
  const body = { ...bodyOf(chosen), ...(changes && { changes }) }
  useEffect(() => {
    // A note and changes are written letter by letter.
    const timer = setTimeout(() => prepareSignature(approval, body), Object.keys(body).length === 0 ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [approval.id, approval.version, isSigned, JSON.stringify(body)])
  const refused = sending.problem && isAboutChanges(sending.problem) ? sending.problem : undefined
  useEffect(() => {
    if (refused) setStep('choose')
  }, [refused])

  function onAsked(asked: Approval) {
    setQuestion('')
    setStep('choose')
    hearers.onAsked(asked)
    say('Question sent. The request stays open.')
    // The buttons cannot take the focus yet.
    focusSoon(`#${asked.id} .thread-awaits`)
  }
  const approve = () => sending.send({ verb: 'approve', body })
  return {
    step,
    setStep,
    question,
    setQuestion,
    chosen,
    setChosen,
    sending,
    isSigned,
    /** What is wrong in the changes. Their fields show it. */
    wrong: wrong ?? refused,
    approve,
    /** The first press. */
    begin() {
      const errors = editing.edited?.errors ?? []
      setWrong(errors.length > 0 ? { code: 'here', status: 0, title: '', detail: '', errors } : undefined)
      if (errors.length > 0) return
      if (approval.risk === 'high' && !isSigned) setStep('confirm')
      else approve()
    },
    edit() {
      setStep('choose')
      editing.begin()
    },
    stopEditing() {
      setWrong(undefined)
      sending.forget()
      editing.stop()
      focusSoon(`#${approval.id} .decision [aria-keyshortcuts=e]`)
    },
    back() {
      sending.forget()
      setStep('choose')
      focusSoon(`#${approval.id} .decision [aria-keyshortcuts=${keys[step]}]`)
    },
  }
}
export type Steps = ReturnType<typeof useSteps>

const focusSoon = (selector: string) => setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus())
