import './account.css'
import { turnOff } from '../../reach/device.ts'
import { Button, Page, TabLinks, Trouble } from '../../pieces/index.ts'
import { useAction } from '../../resource.ts'
import { signOut, useMe } from '../../session.ts'
import { Leave } from './leave.tsx'
import { AboutService } from './service.tsx'
import { accountTabs } from '../../account-tabs.ts'
import { You } from './you.tsx'

export function Account() {
  const { account, service } = useMe()
  const end = useAction(async () => {
    // Whoever uses this device next must not see what the agents ask. If it fails, the service still signs out.
    await turnOff(service.channels.push_key)
    const problem = await signOut()
    return problem ? { problem } : { data: undefined }
  })
  return (
    <Page
      title="Account"
      lead={account.email}
      actions={
        <Button busy={end.busy} onClick={() => void end.run()}>
          Sign out
        </Button>
      }
    >
      <TabLinks label="Account" links={accountTabs} current="#account" />
      {end.problem && <Trouble problem={end.problem} />}
      <You account={account} />
      <AboutService service={service} />
      <Leave account={account} />
    </Page>
  )
}
