/**
 * What the human changes in an action before a yes. It stays while other requests are opened and while this one is read again, until it is
 * sent or undone. edit.tsx has the fields.
 */
import { useState } from 'preact/hooks'
import type { Problem, Schemas } from '../../api.ts'
import { say } from '../../pieces/index.ts'
import type { Approval } from '../board.ts'
import { askedOf, type ActionValues } from './action-values.ts'

export type Changes = NonNullable<Schemas['Decision']['changes']>

export interface Edited {
  /** What is written in each field that was changed, by the name of the field. */
  texts: Readonly<Record<string, string>>
  /** The action with the new values. */
  allowed: ActionValues
  /** Undefined as long as nothing differs. */
  changes: Changes | undefined
  /** What this page already knows to be wrong. */
  errors: Problem['errors']
}

const kept = new Map<string, Edited>()
/** A request that has ended cannot be changed any more. */
export const forgetEdits = (id: string) => void kept.delete(id)

export function useEditing(approval: Approval) {
  const { id } = approval
  const asked = askedOf(approval)
  const [edited, show] = useState(kept.get(id))
  const edit = (next: Edited | undefined) => {
    if (next) kept.set(id, next)
    else kept.delete(id)
    show(next)
  }
  return {
    asked,
    edited,
    /** The action that a yes would allow now. */
    allowed: edited?.allowed ?? asked,
    /** Changes what is kept, not what is drawn: two fields may change before the page is drawn again. */
    change: (next: (texts: Edited['texts']) => Edited) => edit(next(kept.get(id)?.texts ?? {})),
    begin: () => asked && edit({ texts: {}, allowed: asked, changes: undefined, errors: [] }),
    /** Undoes all changes. They can be brought back. */
    stop() {
      edit(undefined)
      if (edited?.changes) say('Your changes were undone.', { undo: () => edit(edited) })
    },
  }
}
export type Editing = ReturnType<typeof useEditing>

/** Whether a refusal is about the changes, so that the fields show it. */
export const isAboutChanges = ({ errors }: Problem) => errors.length > 0 && errors.every(({ pointer }) => pointer.startsWith('/changes'))
