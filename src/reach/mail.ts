/** Sends messages by e-mail, through the mail server of the operator. */
import { createTransport } from 'nodemailer'
import { codeOf, type Channel, type Delivery } from '../core/reach/channels.ts'
import type { Result } from '../core/reach/attempts.ts'
import type { World } from '../core/kit/world.ts'
import { linkOf } from '../views/index.ts'
import { pageOf } from './message.ts'
import type { Sender } from './sender.ts'

interface Means {
  world: World
  smtpUrl: string
  from: string
  publicUrl: string
  deadlineMs: number
  connections: number
  /** The token of the recovery link for an account. */
  recovery(accountId: string): Promise<string | undefined>
  /** The token of an invitation, and when it ends. */
  invitation(id: string): Promise<{ token: string; expiresAt: number } | undefined>
  /** The code for a new address. It is null if another account has the address. */
  emailCode(id: string): Promise<{ code: string | null; expiresAt: number } | undefined>
  /** The token with which a change of the address is taken back, and when it ends. */
  takeBack(id: string): Promise<{ token: string; expiresAt: number } | undefined>
}
/** A line of text, with a link if the line is about something. */
interface Line {
  text: string
  url?: string
}
interface Content {
  subject: string
  lines: Line[]
  footer: string
  /** Where its reader turns such mails off. */
  unsubscribe?: string
}

export function mailSender(means: Means) {
  const { smtpUrl, from, publicUrl, deadlineMs, connections } = means
  const limits = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs, dnsTimeout: deadlineMs }
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: connections, ...limits })
  const send: Sender<'email'> = async ({ channel, deliveries }, { address }) => {
    const content = await contentOf(means, channel, deliveries)
    if (!content) return { ok: false, status: null, reason: 'gone' }
    const { subject, lines, footer, unsubscribe } = content
    const late = Promise.withResolvers<Result>()
    const timer = setTimeout(() => late.resolve({ ok: false, status: null, reason: 'timeout' }), deadlineMs)
    const sent = transport
      .sendMail({
        from,
        to: { name: '', address },
        subject,
        // A repeated message has the same id, so that mail programs can recognise it.
        messageId: `<${deliveries[0]!.id}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }) },
        text: `${lines.map(({ text, url }) => (url ? `${text}\n${url}` : text)).join('\n\n')}\n\n-- \n${footer}\n`,
        html: htmlOf(lines, footer),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      .then((): Result => ({ ok: true }), judged)
    return Promise.race([sent, late.promise]).finally(() => clearTimeout(timer))
  }
  return { send, close: () => transport.close() }
}

/** Undefined if the link that the mail would bring does not work any more. */
async function contentOf(means: Means, channel: Channel, deliveries: readonly Delivery[]): Promise<Content | undefined> {
  const { kind } = deliveries[0]!
  if (kind === 'account.recovery') return recoveryOf(means, await means.recovery(channel.id))
  if (kind === 'account.invitation') return invitationOf(means, await means.invitation(channel.id))
  if (kind === 'account.email_code') return emailCodeOf(means, await means.emailCode(channel.id))
  if (kind === 'account.email_changed') return emailChangedOf(means, await means.takeBack(channel.id))
  if (kind === 'account.email_taken_back') return takenBackOf(means)
  return kind === 'channel.verify' ? verificationOf(means, channel) : noticesOf(means, channel, deliveries)
}

// It is not certain that these addresses belong to the account, so these mails say nothing that a person has written.

const recoveryOf = ({ publicUrl }: Means, token: string | undefined): Content | undefined =>
  token === undefined
    ? undefined
    : {
        subject: 'Set a new password',
        lines: [
          { text: 'This link lets you set a new password. It works once, within one hour.', url: linkOf(publicUrl, 'recover', token) },
        ],
        footer: askedAt(publicUrl),
      }

const invitationOf = ({ publicUrl }: Means, made: Awaited<ReturnType<Means['invitation']>>): Content | undefined =>
  made && {
    subject: 'You are invited to the Agent Quest Service',
    lines: [
      {
        text: `An admin of the Agent Quest Service at ${publicUrl} invites you to create an account. This link is for your address. It works once, until ${new Date(made.expiresAt).toUTCString()}.`,
        url: linkOf(publicUrl, 'invite', made.token),
      },
    ],
    footer: `An admin entered your address at ${publicUrl}. If you do not expect an invitation, ignore this e-mail.`,
  }

const emailCodeOf = ({ publicUrl }: Means, made: Awaited<ReturnType<Means['emailCode']>>): Content | undefined =>
  made && {
    subject: 'Confirm your new e-mail address',
    lines: [
      made.code === null
        ? {
            text: 'Somebody wants to use this address for an account. It belongs to another account, or it did a few days ago. If you asked for this, sign in to that account, or choose another address. Nothing has changed.',
          }
        : {
            text: `Somebody wants to use this address for an account. If it was you, enter this code there within one hour: ${made.code.slice(0, 4)} ${made.code.slice(4)}`,
          },
    ],
    footer: askedAt(publicUrl),
  }

const emailChangedOf = ({ publicUrl }: Means, made: Awaited<ReturnType<Means['takeBack']>>): Content | undefined =>
  made && {
    subject: 'The e-mail address of your account was changed',
    lines: [
      { text: 'Your account of the Agent Quest Service has another e-mail address now. If you changed it, ignore this e-mail.' },
      {
        text: `If you did not, take the change back with this link. It works once, until ${new Date(made.expiresAt).toUTCString()}. It brings this address back, ends all sessions, and lets you set a new password.`,
        url: linkOf(publicUrl, 'take-back', made.token),
      },
    ],
    footer: `This was the address of an account at ${publicUrl}. Do not forward this e-mail: anyone who has the link can use it.`,
  }

const takenBackOf = ({ publicUrl }: Means): Content => ({
  subject: 'The change of your e-mail address was taken back',
  lines: [
    {
      text: 'Somebody opened the link that was sent to the earlier address of your account. The account has that address again and a new password, and all its sessions have ended. If it was not you, ask an admin of the service for help at once.',
    },
  ],
  footer: `This was the address of an account at ${publicUrl}.`,
})

const verificationOf = ({ world, publicUrl }: Means, channel: Channel): Content => ({
  subject: 'Confirm this e-mail address',
  lines: [
    {
      text: 'Somebody wants the Agent Quest Service to send messages to this address. If it was you, open this link in a browser where you are signed in. If not, ignore this e-mail.',
      url: `${publicUrl}/#verify-channel=${channel.id}.${codeOf(world, channel)}`,
    },
  ],
  footer: askedAt(publicUrl),
})

const askedAt = (publicUrl: string) => `Somebody asked for this at ${publicUrl}. If it was not you, ignore this e-mail.`

function noticesOf({ publicUrl }: Means, { label }: Channel, deliveries: readonly Delivery[]): Content {
  const [first] = deliveries
  const unsubscribe = `${publicUrl}/#account/notifications`
  return {
    subject: deliveries.length === 1 ? first!.title : `${first!.title}, and ${deliveries.length - 1} more`,
    lines: deliveries.map(delivery => ({ text: delivery.title, url: `${publicUrl}${pageOf(delivery)}` })),
    footer: `You get this because “${label}” is a channel of your account. Change it: ${unsubscribe}`,
    unsubscribe,
  }
}

/** Mail programs take styles only in attributes. Without them, the mail can be read as well. */
const styles = {
  page: 'max-width:34em;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif',
  name: 'margin:0 0 24px;font-weight:600;color:#2a51a8',
  button: 'display:inline-block;margin-top:12px;padding:8px 16px;border-radius:8px;background:#2a51a8;color:#ffffff;text-decoration:none',
  footer: 'margin-top:32px;padding-top:16px;border-top:1px solid #cccccc;font-size:13px',
}

function htmlOf(lines: Line[], footer: string) {
  const paragraph = ({ text, url }: Line) =>
    `<p>${escaped(text)}${url ? `<br><a href="${escaped(url)}" style="${styles.button}">Open in the portal</a>` : ''}</p>`
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><body><div style="${styles.page}"><p style="${styles.name}">Agent Quest Service</p>` +
    `${lines.map(paragraph).join('')}<p style="${styles.footer}">${escaped(footer)}</p></div>`
  )
}

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

function judged(error: { responseCode?: number; code?: string }): Result {
  const { responseCode: status = null, code = '' } = error
  if (status !== null) return { ok: false, status, reason: 'refused' }
  const reason = /TIMEDOUT|TIMEOUT/.test(code)
    ? 'timeout'
    : /TLS|CERT/.test(code)
      ? 'tls'
      : code === 'EDNS'
        ? 'unknown_host'
        : 'unreachable'
  return { ok: false, status, reason }
}
