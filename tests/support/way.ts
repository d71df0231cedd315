import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a database that can be closed. It answers when it is opened. */
export async function way(url: string, opened: Promise<void> = Promise.resolve()) {
  const there = new URL(url).searchParams.get('host')
  const sockets = new Set<Socket>()
  const server = createServer(async socket => {
    await opened
    const onward = connect(`${there}/.s.PGSQL.5432`)
    for (const one of [socket, onward]) sockets.add(one.on('error', () => {}))
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    at: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
