/** The question that changes the role of an account. */
import { api, ask, ifSeen, type Schemas } from '../../api.ts'
import { Choice, plain, Question, say } from '../../pieces/index.ts'
import { showAccount } from '../../session.ts'
import { roles, type Role } from '../roles.ts'

type Account = Schemas['Account']

export const roleOptions = Object.entries(roles).map(([role, { title, may }]) => [role, `${title}: ${may}`] as const)

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
      say(`${plain(changed.display_name)}: ${roles[changed.role].title}`)
      onDone(changed)
      if (isMe) showAccount(changed)
    }}
    onClose={onClose}
  >
    <Choice name="role" label="Role" options={roleOptions} defaultValue={account.role} />
    {isMe && <p>This is your own account. If you give up the role of an admin, only another admin can give it back.</p>}
  </Question>
)
