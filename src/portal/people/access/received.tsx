/** A one-time link is looked at before its form is shown. If it does not work, the screen says so at once. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Answer } from '../../api.ts'
import { Skeleton, Trouble } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { Door } from './door.tsx'

interface Received<T> {
  look: () => Promise<Answer<T>>
  title: string
  /** The title for a link that does not work. */
  broken: string
  /** What somebody can do instead. */
  instead: VNode
  children: (received: T) => VNode
}

export function Received<T>({ look: ask, title, broken, instead, children }: Received<T>) {
  const look = useAction(ask)
  const [received, setReceived] = useState<T>()
  const load = async () => setReceived((await look.run())?.data)
  useEffect(() => void load(), [])

  if (received) return children(received)
  if (look.problem?.code === 'invalid_link')
    return (
      <Door title={broken} lead={look.problem.detail}>
        {instead}
      </Door>
    )
  return (
    <Door title={title} lead="Checking the link…">
      {look.problem ? <Trouble problem={look.problem} onRetry={load} /> : <Skeleton rows={3} />}
      {instead}
    </Door>
  )
}
