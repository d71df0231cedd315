/** Sends a message to a webhook, in the format that its receiver expects. */
import { Webhook } from 'standardwebhooks'
import type { Batch } from '../core/reach/batches.ts'
import type { Core } from '../core/index.ts'
import type { Post } from './http.ts'
import { noticeOf, pageOf } from './message.ts'
import type { Sender } from './sender.ts'

type Target = Extract<Batch['target'], { type: 'webhook' }>
interface Request {
  headers: Record<string, string>
  body: string
}
type Format = (title: string, url: string) => Request

const json = (value: unknown): Request => ({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) })

/** Each format shows the title as plain text. The title cannot make links, mention people or be formatted. */
const formats: Record<Exclude<Target['format'], 'standard'>, Format> = {
  slack: (title, url) =>
    json({
      text: slackText(title),
      blocks: [
        { type: 'section', text: { type: 'plain_text', text: title, emoji: false } },
        { type: 'actions', elements: [{ type: 'button', text: { type: 'plain_text', text: 'Open' }, url }] },
      ],
    }),
  teams: (title, url) =>
    json({
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            // Unlike a TextBlock, this shows no Markdown.
            body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: title }] }],
            actions: [{ type: 'Action.OpenUrl', title: 'Open', url }],
          },
        },
      ],
    }),
  discord: (title, url) => json({ content: `${discordText(title)}\n<${url}>`, allowed_mentions: { parse: [] }, flags: suppressEmbeds }),
  // The title is the body, because a header may contain only ASCII.
  ntfy: (title, url) => ({ headers: { 'Content-Type': 'text/plain; charset=utf-8', Title: 'Agent Quest', Click: url }, body: title }),
}
const suppressEmbeds = 4
/** Slack reads these three names, and no numbers. */
const slackSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const slackText = (text: string) => text.replace(/[&<>]/g, sign => slackSigns[sign]!)
const discordText = (text: string) => text.replace(/[\\*_~`|>#@<[\](){}:/-]/g, sign => `\\${sign}`)

export const webhookSender = (core: Core, publicUrl: string, { post }: Post): Sender<'webhook'> =>
  async function send({ channel, deliveries }, { url, format, secret, oldSecret }) {
    const [delivery] = deliveries
    if (format !== 'standard' || secret === null) {
      const { headers, body } = formats[format as keyof typeof formats](delivery!.title, `${publicUrl}${pageOf(delivery!)}`)
      return post(new URL(url), headers, body)
    }
    const body = JSON.stringify(await noticeOf(core, publicUrl, delivery!))
    const now = core.world.now()
    const secrets = oldSecret !== null && (channel.oldSecretUntil ?? 0) > now ? [secret, oldSecret] : [secret]
    return post(
      new URL(url),
      {
        'Content-Type': 'application/json',
        'webhook-id': delivery!.id,
        'webhook-timestamp': String(Math.floor(now / 1000)),
        'webhook-signature': secrets.map(one => new Webhook(one).sign(delivery!.id, new Date(now), body)).join(' '),
      },
      body,
    )
  }
