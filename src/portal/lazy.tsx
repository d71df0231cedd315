/**
 * A part of the portal that is loaded when it is shown, so that opening the portal does not wait for it.
 *
 *   const Reviews = lazyScreen(async () => (await import('./desk/reviews.tsx')).Reviews)
 */
import type { ComponentType, VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Button, Page, Skeleton } from './pieces/index.ts'

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile?: VNode): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Lazy(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      const bring = async () => {
        try {
          loaded = await load()
          setState('loaded')
        } catch {
          setState('failed')
        }
      }
      if (!loaded) void bring()
    }, [])
    const View = loaded
    return View ? <View {...props} /> : state === 'failed' ? <NotLoaded /> : (meanwhile ?? null)
  }
}

export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>) => lazy(load, <Skeleton />)

/** A service that was updated does not have the files of the old page any more. */
const NotLoaded = () => (
  <Page title="This part could not be loaded" lead="You may be offline, or the service was updated after you opened this page.">
    <p>
      <Button tone="main" onClick={() => location.reload()}>
        Reload the page
      </Button>
    </p>
  </Page>
)
