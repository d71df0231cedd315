import './account.css'
import { Button } from '../pieces/button.tsx'
import { Page } from '../pieces/page.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import { signOut, useMe } from '../session.ts'
import { Password } from './password.tsx'
import { AboutService } from './service.tsx'
import { Sessions } from './sessions.tsx'
import { You } from './you.tsx'

export function Account() {
  const { account, service } = useMe()
  const leave = useAction(async () => {
    const problem = await signOut()
    return problem ? { problem } : { data: undefined }
  })
  return (
    <Page
      title="Account"
      lead={account.email}
      actions={
        <Button busy={leave.busy} onClick={() => void leave.run()}>
          Sign out
        </Button>
      }
    >
      {leave.problem && <Trouble problem={leave.problem} />}
      <You account={account} />
      <Sessions />
      <Password email={account.email} />
      <AboutService service={service} />
    </Page>
  )
}
