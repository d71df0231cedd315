/** The frame of all screens: navigation, account and connection. A rail at the side; on a phone a bar at the bottom. */
import { useEffect, useRef } from 'preact/hooks'
import { Access } from './people/access/access.tsx'
import { useLink } from './people/access/link.ts'
import { Proof } from './people/access/proof.tsx'
import { reachable } from './api.ts'
import { Boundary } from './boundary.tsx'
import { connection } from './live.ts'
import { Badge, Button, ButtonLink, Empty, Flag, Icon, Page, Skeleton, Toasts, Trouble } from './pieces/index.ts'
import { loadOften } from './lazy.tsx'
import { isOutdated } from './newer.ts'
import { useAppBadge } from './reach/badge.ts'
import { useDenyLink } from './reach/deny-link.ts'
import { usePressedNotifications } from './reach/device.ts'
import { Offer } from './reach/offer.tsx'
import { useVerificationLink } from './reach/verification.tsx'
import { short, useWaiting } from './overview.ts'
import { PaletteButton, Shortcuts, StopButton } from './palette/keys.tsx'
import { usePlace } from './router.ts'
import { areasOf, screenAt, type Area } from './screens.ts'
import { lookWhoIsIn, session, useMe } from './session.ts'
import { useStore } from './store.ts'

/** How many areas the bar of a phone shows. The others are behind "More". */
const inBar = 4

export function Portal() {
  const now = useStore(session)
  const link = useLink()
  const isAway = now.state === 'in' && link !== undefined && link.kind !== 'setup'
  usePressedNotifications()
  return (
    <>
      {(now.state === 'out' || isAway) && <Access {...now} link={link} />}
      {now.state === 'in' && !isAway && <Shell key={now.account.id} />}
      {now.state === 'unknown' && (
        <main class="waiting-room">
          <Flag />
          {now.problem ? <Trouble problem={now.problem} onRetry={lookWhoIsIn} /> : <Skeleton rows={2} />}
        </main>
      )}
      <Toasts />
    </>
  )
}

function Shell() {
  const { account } = useMe()
  const { path } = usePlace()
  const content = useRef<HTMLElement>(null)
  useVerificationLink()
  useDenyLink()
  useEffect(loadOften, [])
  const found = screenAt(path, account)
  const View = found?.view
  // Another id is a new screen. Another tab of the same thing, or another card of the inbox, is not.
  const subject = found?.area === 'inbox' ? undefined : found?.params['id']
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => content.current?.focus()}>
        Skip to content
      </button>
      <Shortcuts />
      <Navigation current={found?.area} />
      <main ref={content} tabIndex={-1}>
        <div class="screen">
          <Connection />
          <Boundary at={path}>{View ? <View key={subject} {...found.params} /> : <NotFound />}</Boundary>
        </div>
        <Offer />
      </main>
      <Proof />
    </div>
  )
}

function Navigation({ current }: { current: string | undefined }) {
  const { account } = useMe()
  const waiting = useWaiting()
  useAppBadge(waiting.requests)
  const { path } = usePlace()
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => menu.current?.hidePopover(), [path])
  const own = areasOf(account).filter((area: Area) => !area.least)
  const desk = areasOf(account).filter((area: Area) => area.least)
  const link = ({ path, title, icon }: Area) => (
    <li key={path}>
      <a href={`#${path}`} aria-current={path === current ? 'page' : undefined}>
        <Icon name={icon} />
        <span>{title}</span>
        {path === 'inbox' && <Badge count={short(waiting.requests)} label="waiting" />}
        {path === 'desk/reviews' && <Badge count={short(waiting.submissions)} label="waiting" />}
      </a>
    </li>
  )
  return (
    <>
      <nav class="rail" aria-label="Portal">
        <a class="brand" href="#home">
          <Flag /> Agent Quest
        </a>
        <PaletteButton />
        <ul>{own.map(link)}</ul>
        {desk.length > 0 && (
          <>
            <p class="rail-head" id="desk">
              Service
            </p>
            <ul aria-labelledby="desk">{desk.map(link)}</ul>
          </>
        )}
        <StopButton />
        <p class="rail-foot">
          <span dir="auto">{account.display_name}</span>
          <span class="soft">{account.email}</span>
          <span class="rail-links flow">
            <a href="/reference">API</a>
            <a href="/reference/mcp">For agents</a>
          </span>
        </p>
      </nav>
      <nav class="bar" aria-label="Portal">
        <ul>
          {own.slice(0, inBar).map(link)}
          <li>
            <button
              type="button"
              popoverTarget="more"
              aria-current={[...own.slice(inBar), ...desk].some(({ path }) => path === current) ? 'page' : undefined}
            >
              <Icon name="more" />
              <span>More</span>
              <Badge count={short(waiting.submissions)} label="reviews waiting" />
            </button>
          </li>
        </ul>
        <div id="more" class="more-menu" popover="auto" ref={menu}>
          <PaletteButton />
          <ul>{[...own.slice(inBar), ...desk].map(link)}</ul>
          <StopButton />
        </div>
      </nav>
    </>
  )
}

/** Says that the connection is lost for more than a moment (its style delays it), or that the service has a newer portal. */
function Connection() {
  const isOld = useStore(isOutdated)
  const state = useStore(connection)
  const isReachable = useStore(reachable)
  const lost = state === 'lost' || !isReachable
  return (
    <div class="connection" role="status">
      {lost && (
        <p class="flow nowrap">
          <Icon name="offline" /> Not connected. What you see may be old. Reconnecting…
        </p>
      )}
      {!lost && isOld && (
        <p class="split">
          This page is from an earlier version of the service.
          <Button small onClick={() => location.reload()}>
            Load the new version
          </Button>
        </p>
      )}
    </div>
  )
}

const NotFound = () => (
  <Page title="Not found">
    <Empty icon="search" title="There is nothing at this address">
      <p>Check the address. You may not have access to this page.</p>
      <ButtonLink href="#home">Go to the home screen</ButtonLink>
    </Empty>
  </Page>
)
