/** What is in doubt, in short, at the top of the inbox. A press opens the request, which asks whether it happened. */
import { useLayoutEffect } from 'preact/hooks'
import { useInDoubt } from '../../overview.ts'
import { plain, When } from '../../pieces/index.ts'
import { useList } from '../../resource.ts'
import { titleOf } from '../about.tsx'
import { guardLines } from '../guard.ts'

/** How many the inbox shows. */
const mostInInbox = 3

export function DoubtsInShort() {
  const inDoubt = useInDoubt()
  return inDoubt > 0 ? <InShort inDoubt={inDoubt} /> : null
}

function InShort({ inDoubt }: { inDoubt: number }) {
  const { items = [] } = useList('/approvals', { query: { permit: ['in_doubt'], limit: mostInInbox } }, { live: ['approval'] })
  useLayoutEffect(() => {
    guardLines()
    return guardLines
  }, [items.length])
  if (items.length === 0) return null
  return (
    <section class="doubts" aria-labelledby="doubts">
      <header class="split nowrap">
        <h2 id="doubts">Did it happen?</h2>
        {inDoubt > items.length && <a href="#permits">See all {inDoubt}</a>}
      </header>
      <ul>
        {items.map(approval => (
          <li key={approval.id} class="doubt-line">
            <a class="title-link cover" href={`#inbox/${approval.id}`} dir="auto">
              {titleOf(approval)}
            </a>
            <span class="soft small">
              <bdi>{plain(approval.agent.name)}</bdi>
              {approval.doubt && (
                <>
                  {' '}
                  · <When at={approval.doubt.at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
