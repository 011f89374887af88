import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type pg from 'pg'

const message = (type: string, content: string | Buffer) => {
  const body = Buffer.from(content)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const isReady = message('Z', 'I')

/** Accepts every connection and its first statement, then neither answers nor closes, like a hung machine. */
export async function startSilentPostgres() {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    const answers = [
      Buffer.concat([message('R', Buffer.alloc(4)), isReady]),
      Buffer.concat([message('C', 'LISTEN\0'), isReady]),
    ]
    socket.on('error', () => {}).on('data', () => socket.write(answers.shift() ?? ''))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP port rather than a pipe
  return {
    settings: { host: '127.0.0.1', port, user: 'nobody' } satisfies pg.ClientConfig,
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
