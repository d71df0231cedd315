/** The official suite does not send keys. This proxy adds a key to each of its requests and changes nothing else. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function startProxy() {
  let behind: { url: string; key: string }
  const server = createServer((asked, answered) => {
    const headers = { ...asked.headers, authorization: `Bearer ${behind.key}` }
    const passedOn = request(new URL(asked.url!, behind.url), { method: asked.method, headers }, answer => {
      answered.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(answered)
    })
    passedOn.on('error', () => answered.destroy())
    answered.on('close', () => passedOn.destroy())
    asked.pipe(passedOn)
  })
  // The headers that it passes on promise a connection for as long as the service keeps one. Node would close it after six seconds, which
  // is how long the suite listens for what must not come; its next request would be lost.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on requests go there, with this key. */
    leadTo(url: string, key: string) {
      behind = { url, key }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
