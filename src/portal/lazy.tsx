/**
 * A part of the portal that is loaded when it is shown, so that opening the portal does not wait for it.
 *
 *   const Reviews = lazyScreen(async () => (await import('./quests/desk/reviews.tsx')).Reviews)
 */
import type { ComponentType, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Reload } from './boundary.tsx'
import { onOpen } from './live.ts'
import { Skeleton } from './pieces/index.ts'

/** What is opened often. It is loaded when the browser has nothing else to do, so that it opens at once. */
const often: (() => Promise<void>)[] = []
/** For browsers that do not say when they are idle. */
const idleMs = 2_000
export function loadOften() {
  // If it fails, it is loaded again when it is opened.
  const load = () => void Promise.allSettled(often.splice(0).map(bring => bring()))
  if ('requestIdleCallback' in window) requestIdleCallback(load)
  else setTimeout(load, idleMs)
}

interface Lazy {
  meanwhile?: VNode
  isOften?: boolean
}

export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { meanwhile, isOften }: Lazy = {},
): (props: P) => VNode | null {
  let loaded: ComponentType<P> | undefined
  const bring = async () => void (loaded ??= await load())
  if (isOften) often.push(bring)
  return function Lazy(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    const [tries, setTries] = useState(0)
    const View = loaded
    // When the service answers again, it is loaded again.
    useEffect(() => onOpen(() => loaded ?? setTries(times => times + 1)), [])
    useEffect(() => {
      // It may have come since this was drawn. Then this must be drawn again too.
      if (!View)
        bring().then(
          () => setState('loaded'),
          () => setState('failed'),
        )
    }, [tries])
    return View ? <View {...props} /> : state === 'failed' ? <NotLoaded /> : (meanwhile ?? null)
  }
}

export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>, isOften = false) =>
  lazy(load, { meanwhile: <Skeleton />, isOften })

/** A service that was updated does not have the files of the old page any more. */
const NotLoaded = () => (
  <Reload title="This part could not be loaded" lead="You may not be connected, or the service was updated after you opened this page." />
)
