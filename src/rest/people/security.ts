/** How humans sign in: passkeys, an authenticator app and recovery codes. */
import { only } from '../../core/kit/exact.ts'
import { passkeyView, securityView } from '../../views/index.ts'
import { noContent, ok, type Handlers } from '../protocol/contract.ts'
import { etag, ifMatch, shown } from '../protocol/etag.ts'
import { signedIn } from './sessions.ts'

export const security = {
  startPasskeySignIn: ({ core, service }) => ok({ options: core.passkeys.startSignIn(service.publicUrl) }),
  signInWithPasskey: async ({ core, visit, service, body: { transport, ...answer } }) =>
    signedIn(await core.passkeys.signIn(visit, service.publicUrl, answer), transport, service),

  startProof: async ({ core, human, service }) => ok({ options: await core.passkeys.startProof(human, service.publicUrl) }),
  proveSession: async ({ core, human, visit, service, body }) => {
    await core.passkeys.prove(human, visit, service.publicUrl, body)
    return noContent
  },

  getSecurity: async ({ core, human }) => ok(securityView(await core.secondFactors.read(human))),
  startTotp: async ({ core, human }) => ok(await core.secondFactors.startTotp(human)),
  confirmTotp: async ({ core, human, body }) => ok({ recoveryCodes: await core.secondFactors.confirmTotp(human, only(body, 'code')) }),
  removeTotp: async ({ core, human }) => {
    await core.secondFactors.removeTotp(human)
    return noContent
  },
  renewRecoveryCodes: async ({ core, human }) => ok({ recoveryCodes: await core.secondFactors.renewCodes(human) }),

  startLoosening: async ({ core, human, service, body }) => {
    const { statement, options } = await core.loosenings.start(human, service.publicUrl, body)
    return ok({ statement: { ...statement, at: Date.parse(statement.at) }, options })
  },

  startPasskey: async ({ core, human, service }) => ok({ options: await core.passkeys.startAdding(human, service.publicUrl) }),
  addPasskey: async ({ core, human, service, body }) => {
    const { passkey, recoveryCodes } = await core.passkeys.add(human, service.publicUrl, body)
    return {
      status: 201,
      body: { passkey: passkeyView(passkey), recoveryCodes },
      headers: { ...etag(passkey.version), Location: `/v1/me/passkeys/${passkey.id}` },
    }
  },
  getPasskey: async ({ core, human, path }) => shown(passkeyView(await core.passkeys.read(human, path.id))),
  renamePasskey: async ({ core, human, path, headers, body }) =>
    shown(passkeyView(await core.passkeys.rename(human, path.id, ifMatch(headers['if-match']), only(body, 'name')))),
  removePasskey: async ({ core, human, path }) => {
    await core.passkeys.remove(human, path.id)
    return noContent
  },
} satisfies Partial<Handlers>
