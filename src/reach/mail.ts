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
  recoveryToken(accountId: string): Promise<string | undefined>
}
/** A line of text, with a link if the line is about something. */
interface Line {
  text: string
  url?: string
}

export function mailSender({ world, smtpUrl, from, publicUrl, deadlineMs, connections, recoveryToken }: Means) {
  const limits = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs, dnsTimeout: deadlineMs }
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: connections, ...limits })
  const send: Sender<'email'> = async ({ channel, deliveries }, { address }) => {
    const { kind } = deliveries[0]!
    const isRecovery = kind === 'account.recovery'
    // Nobody has confirmed that the address belongs to the account, so the e-mail says nothing that somebody else has written.
    const isAsked = isRecovery || kind === 'channel.verify'
    const token = isRecovery ? await recoveryToken(channel.accountId) : undefined
    if (isRecovery && token === undefined) return { ok: false, status: null, reason: 'gone' }
    const { subject, lines } = token === undefined ? contentOf(world, publicUrl, channel, deliveries) : recoveryOf(publicUrl, token)
    const notifications = `${publicUrl}/#account/notifications`
    const footer = isAsked
      ? `Somebody asked for this link at ${publicUrl}. If it was not you, ignore this e-mail.`
      : `You get this because “${channel.label}” is a channel of your account. Change it: ${notifications}`
    const late = Promise.withResolvers<Result>()
    const timer = setTimeout(() => late.resolve({ ok: false, status: null, reason: 'timeout' }), deadlineMs)
    const sent = transport
      .sendMail({
        from,
        to: { name: '', address },
        subject,
        // A repeated message has the same id, so that mail programs can recognise it.
        messageId: `<${deliveries[0]!.id}@${new URL(publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(!isAsked && { 'List-Unsubscribe': `<${notifications}>` }) },
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

function contentOf(world: World, publicUrl: string, channel: Channel, deliveries: readonly Delivery[]): { subject: string; lines: Line[] } {
  const [first] = deliveries
  if (first!.kind === 'channel.verify') {
    const text =
      'Somebody wants the Agent Quest Service to send messages to this address. If it was you, open this link in a browser where you are signed in. If not, ignore this e-mail.'
    return { subject: first!.title, lines: [{ text, url: `${publicUrl}/#verify-channel=${channel.id}.${codeOf(world, channel)}` }] }
  }
  return {
    subject: deliveries.length === 1 ? first!.title : `${first!.title}, and ${deliveries.length - 1} more`,
    lines: deliveries.map(delivery => ({ text: delivery.title, url: `${publicUrl}${pageOf(delivery)}` })),
  }
}

const recoveryOf = (publicUrl: string, token: string) => ({
  subject: 'Set a new password',
  lines: [{ text: 'This link lets you set a new password. It works once, within one hour.', url: linkOf(publicUrl, 'recover', token) }],
})

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
