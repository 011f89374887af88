import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy to a port that can silently drop everything in both directions, like a broken network. */
export async function startCutProxy(target: number) {
  const sockets = new Set<Socket>()
  let isCut = false

  const follow = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (isCut) socket.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    follow(client)
    follow(upstream)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => to.write(chunk))
      from.once('close', () => to.destroy())
      if (isCut) from.pause()
    }
    pass(client, upstream)
    pass(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    port: address.port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend() {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
