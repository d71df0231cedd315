/** The place of the opened request, with what the last press has decided above it. */
import { titleOf } from '../about.tsx'
import type { Approval } from '../board.ts'
import { Detail, NothingOpen } from '../card/detail.tsx'
import type { Leaving } from './leaving.ts'
import { toneOf } from '../outcome.tsx'
import type { Queue } from './queue.ts'
import type { Walk } from './walk.ts'
import { endWords } from '../words.ts'

interface Pane {
  /** The request that is open. */
  id: string | undefined
  queue: Queue
  walk: Walk
  leaving: Leaving
  onOpen(): void
}

export const Pane = ({ id, queue, walk: { hrefOf, open, next }, leaving: { last, decided, close, postpone }, onOpen }: Pane) => (
  <section class="inbox-pane" aria-label="The request">
    {id ? (
      <Detail
        key={id}
        id={id}
        queue={queue}
        ending={queue.entries.find(({ row }) => row.id === id)?.ended?.ending}
        before={last && last.id !== id && <Last approval={last} href={`#${hrefOf(last.id)}`} />}
        onEnd={decided}
        onLater={() => postpone(id)}
        onNext={next ? () => open(next) : undefined}
        onClose={() => close(id)}
      />
    ) : (
      <NothingOpen onOpen={onOpen} />
    )}
  </section>
)

/** What the last press has decided, because the next request has taken its place. */
const Last = ({ approval, href }: { approval: Approval; href: string }) => (
  <p class={`last-decision small tone ${toneOf(approval)}`}>
    {endWords(approval)}{' '}
    <a class="title-link" href={href} dir="auto">
      {titleOf(approval)}
    </a>
  </p>
)
