import { Button } from '../pieces/button.tsx'
import { Card } from '../pieces/card.tsx'
import { Facts } from '../pieces/data.tsx'
import { Page } from '../pieces/page.tsx'
import { When } from '../pieces/time.tsx'
import { Trouble } from '../pieces/trouble.tsx'
import { useAction } from '../resource.ts'
import { signOut, useMe } from '../session.ts'

export function Account() {
  const { account } = useMe()
  const leave = useAction(async () => {
    const problem = await signOut()
    return problem ? { problem } : { data: undefined }
  })
  return (
    <Page
      title="Account"
      actions={
        <Button busy={leave.busy} onClick={() => void leave.run()}>
          Sign out
        </Button>
      }
    >
      {leave.problem && <Trouble problem={leave.problem} />}
      <Card title="You">
        <Facts
          rows={[
            ['Name', account.display_name],
            ['E-mail', account.email],
            ['Role', account.role],
            ['Since', <When at={account.created_at} />],
          ]}
        />
      </Card>
    </Page>
  )
}
