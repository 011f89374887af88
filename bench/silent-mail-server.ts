import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface SilentMailServer {
  url: string
  /** Those that are open now. */
  connections: ReadonlySet<Socket>
  close: () => void
}

/** A mail server that accepts connections and never answers. */
export async function startSilentMailServer(): Promise<SilentMailServer> {
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => {}).on('close', () => connections.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a TCP port
  const close = () => {
    server.close()
    for (const socket of connections) socket.destroy()
  }
  return { url: `smtp://127.0.0.1:${port}`, connections, close }
}
