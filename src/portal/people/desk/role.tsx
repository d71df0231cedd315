/** The role of an account: its words, and the question that changes it. */
import { api, ask, ifSeen, type Schemas } from '../../api.ts'
import { Choice, plain, Question, say } from '../../pieces/index.ts'
import { showAccount } from '../../session.ts'

type Account = Schemas['Account']
type Role = Schemas['Role']

export const roleWords: Record<Role, { title: string; may: string }> = {
  member: { title: 'Member', may: 'has agents' },
  reviewer: { title: 'Reviewer', may: 'also reviews results' },
  author: { title: 'Author', may: 'also writes quests and reviews results' },
  admin: { title: 'Admin', may: 'also manages accounts, and can do everything here' },
}
export const roleOptions = Object.entries(roleWords).map(([role, { title, may }]) => [role, `${title}: ${may}`] as const)

interface ChangeRole {
  account: Account
  isMe: boolean
  onDone(account: Account): void
  onStale(): unknown
  onClose(): void
}

export const ChangeRole = ({ account, isMe, onDone, onStale, onClose }: ChangeRole) => (
  <Question
    title={`Change the role of ${plain(account.display_name)}`}
    submit="Change the role"
    send={({ role }) =>
      ask(
        api.PATCH('/admin/accounts/{id}', {
          params: { path: { id: account.id }, header: ifSeen(account) },
          body: { role: role as Role },
        }),
      )
    }
    onProblem={onStale}
    onDone={changed => {
      say(`${plain(changed.display_name)}: ${roleWords[changed.role].title}`)
      onDone(changed)
      if (isMe) showAccount(changed)
    }}
    onClose={onClose}
  >
    <Choice name="role" label="Role" options={roleOptions} defaultValue={account.role} />
    {isMe && <p>This is your own account. If you give up the role of an admin, only another admin can give it back.</p>}
  </Question>
)
