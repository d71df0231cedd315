/** Account → Security: how the human signs in and signs, where they are signed in, and which programs act for them. */
import './security.css'
import { useState } from 'preact/hooks'
import { Loaded, Page, TabLinks } from '../../../pieces/index.ts'
import { useResource } from '../../../resource.ts'
import { useMe } from '../../../session.ts'
import { accountTabs } from '../../../account-tabs.ts'
import { App } from './app.tsx'
import { Passkeys } from './passkeys.tsx'
import { Password } from './password.tsx'
import { FreshCodes, RecoveryCodes } from './recovery-codes.tsx'
import { Sessions } from './sessions.tsx'
import { SignedApprovals } from './signed-approvals.tsx'
import { Tokens } from './tokens.tsx'

export function Security() {
  const { account } = useMe()
  const security = useResource('/me/security', {}, { live: ['account'] })
  const [codes, setCodes] = useState<string[]>()
  /** The first second factor comes with recovery codes. */
  const changed = (fresh: string[] | null = null) => {
    void security.reload()
    if (fresh) setCodes(fresh)
  }
  return (
    <Page title="Security" lead="How you sign in, how you sign approvals, and which programs act for you.">
      <TabLinks label="Account" links={accountTabs} current="#account/security" />
      <Loaded resource={security}>
        {now => (
          <>
            <Passkeys passkeys={now.passkeys} onChange={changed} />
            <App isOn={now.totp} isLast={now.passkeys.length === 0} onChange={changed} />
            <RecoveryCodes left={now.recovery_codes} hasFactor={now.totp || now.passkeys.length > 0} onChange={changed} />
            <SignedApprovals account={account} hasPasskey={now.passkeys.length > 0} />
          </>
        )}
      </Loaded>
      {/* These come last, so that they do not move when the rest arrives. */}
      {(security.data ?? security.problem) && (
        <>
          <Password email={account.email} />
          <Sessions />
          <Tokens />
        </>
      )}
      {codes && <FreshCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Page>
  )
}
