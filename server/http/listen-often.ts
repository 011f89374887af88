import { createServer, type AddressInfo, type Server } from 'node:net'
import { once } from 'node:events'

/**
 * The event loop accepts one connection in each of its turns at each place where it listens, so a burst of thousands
 * would wait for as many turns.
 */
const PLACES = 32

/** Makes a server that listens with `reusePort` listen more often at its address; closing it closes all. */
export async function listenOften(server: Server, backlog: number): Promise<void> {
  const { address: host, port } = server.address() as AddressInfo // of a TCP server that listens
  const others = Array.from({ length: PLACES - 1 }, () =>
    // As an HTTP server makes its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  )
  await Promise.all(others.map((other) => once(other.listen({ host, port, backlog, reusePort: true }), 'listening')))
  const close = server.close.bind(server)
  server.close = (callback) => {
    const ended = async (error?: Error) => {
      await Promise.all(ends)
      callback?.(error)
    }
    const ends = others.map((other) => new Promise((resolve) => other.close(resolve)))
    return close((error) => void ended(error))
  }
}
