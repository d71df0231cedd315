import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** What looks like one of our secrets, wherever it turns up in a line. */
const secrets = /aqs_(agent|session)_[0-9A-Za-z]{6,}/g

/** JSON lines. Requests are never logged whole; what might carry a secret is blanked all the same. */
export function createLog(level: string, to: DestinationStream = output()): Log {
  const blanked: DestinationStream = { write: line => to.write(line.replace(secrets, 'aqs_$1_[redacted]')) }
  const paths = ['authorization', 'cookie', 'set-cookie', 'secret', 'token', 'password', 'setup_code']
  return pino({ level, base: null, redact: { paths: paths.flatMap(path => [path, `*["${path}"]`]), censor: '[redacted]' } }, blanked)
}

/** Lines go out together, because a write for each would cost as much as a tenth of a request. What is left goes out when the process ends. */
const togetherBytes = 4096
const togetherMs = 100
const output = () => pino.destination({ dest: 1, sync: false, minLength: togetherBytes, periodicFlush: togetherMs })
