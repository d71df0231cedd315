import { hasNumbersForName, whyNoPasskeys } from '../../passkey.ts'

/** Says why passkeys do not work on this page, and where they do. */
export function NoPasskeys() {
  if (!hasNumbersForName()) return <p class="soft small">{whyNoPasskeys()}</p>
  const { host, hostname, href } = location
  const isHere = hostname === '127.0.0.1' || hostname === '[::1]'
  const named = host.replace(hostname, 'localhost')
  return (
    <p class="soft small">
      {whyNoPasskeys()}{' '}
      {isHere ? (
        <>
          Open <a href={href.replace(host, named)}>{named}</a> and sign in there.
        </>
      ) : (
        'Open the portal at the name of this service.'
      )}
    </p>
  )
}
