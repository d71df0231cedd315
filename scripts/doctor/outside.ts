/** What the service needs from outside: its public address, the proxy before it, the mail server and the collector. */
import { connect } from 'node:tls'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { createTransport } from 'nodemailer'
import type { Config } from '../../src/config.ts'
import { good, messageOf, mostSecondsOff, odd, patienceMs, wrong, type Finding } from './finding.ts'

const dayMs = 86_400_000
const warnMs = 14 * dayMs
/** Programs renew a certificate when a third of its time is left. Some certificates last only a few days. */
const renewedAt = 1 / 3

export async function address({ publicUrl }: Config): Promise<Finding> {
  if (publicUrl === undefined) return odd('it is not set, so links lead to this machine only. Set it to the https address that people use')
  const options = { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' } as const
  const answer = await fetch(`${publicUrl}/readyz`, options).catch((error: unknown) => messageOf(error))
  if (typeof answer === 'string')
    return wrong(`${publicUrl} cannot be reached from here: ${answer}. Start the service, and look at DNS, the certificate and the proxy`)
  const { status, headers } = answer
  if (headers.get('x-request-id') === null) return wrong(`${publicUrl} leads to another program (${status}). Look at the proxy`)
  const off = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000
  if (off > mostSecondsOff) return wrong(`the clock there differs by ${off.toFixed(0)} s from this one. Synchronize both with NTP`)
  if (status !== 200) return wrong(`${publicUrl}/readyz answers ${status}. The log of the service says why`)
  return publicUrl.startsWith('https:')
    ? good(`${publicUrl} is ready`)
    : odd(`${publicUrl} is ready, but without https. Put a TLS proxy in front`)
}

/** Whether the certificate of the public address is valid, and is renewed in time. */
export async function certificate(publicUrl: string): Promise<Finding> {
  const { hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const { valid_from: from, valid_to: to } = await new Promise<{ valid_from: string; valid_to: string }>((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false, timeout: patienceMs })
    socket.on('secureConnect', () => (resolve(socket.getPeerCertificate()), socket.destroy()))
    socket.on('timeout', () => socket.destroy(new Error('it does not answer')))
    socket.on('error', reject)
  })
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const leftMs = end - Date.now()
  if (leftMs < 0) return wrong(`it expired on ${to}. Look at the log of the proxy, which should have renewed it`)
  if (leftMs < Math.min(warnMs, (end - begin) * renewedAt))
    return wrong(`it expires on ${to}, and should have been renewed by now. Look at the log of the proxy`)
  return good(`it is valid until ${to}`)
}

export function proxies({ trustedProxies }: Config): Finding {
  return trustedProxies.length > 0
    ? good(trustedProxies.join(', '))
    : wrong(
        'PUBLIC_URL is https, so a proxy is in front, but none is set. All people share one limit. Set AQS_TRUSTED_PROXIES to its address',
      )
}

/** Signs in at the mail server, and sends nothing. */
export async function mail(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl)
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs, dnsTimeout: patienceMs }
  const transport = createTransport({ url: smtpUrl, ...waits })
  try {
    await transport.verify()
    return good(`${host} accepts mail`)
  } catch (error) {
    return wrong(`${host} does not work: ${messageOf(error)}. Look at the mail server, and at AQS_SMTP_URL`)
  } finally {
    transport.close()
  }
}

/** Sends no spans, as the service sends some. */
export async function collector(endpoint: string, variables: Record<string, string | undefined>): Promise<Finding> {
  // The library reads these from the environment only.
  for (const [name, value] of Object.entries(variables)) if (name.startsWith('OTEL_') && value) process.env[name] = value
  const exporter = new OTLPTraceExporter({ timeoutMillis: patienceMs })
  const { code, error } = await new Promise<{ code: number; error?: Error }>(resolve => exporter.export([], resolve))
  if (code === 0) return good(`${endpoint} accepts spans`)
  return wrong(`${endpoint} does not accept spans: ${error?.message}. Look at the collector, and at OTEL_EXPORTER_OTLP_ENDPOINT`)
}
