import type { Server } from 'node:http'
import { createServer, type AddressInfo, Server as ServerOfNet, Socket } from 'node:net'
import { once } from 'node:events'
import type { App } from './app-type.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * The event loop accepts one connection in each of its turns at each place where it listens, so a burst of thousands
 * would wait for as many turns.
 */
const PLACES = 32

/** Milliseconds for requests of connections that were accepted at the very last. */
export const READING_MS = 250

/** As an HTTP server makes its own. */
const createPlace = (server: Server) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket))

/**
 * Closing the server closes the others. None of them ends a connection that it has just accepted, as an HTTP server does
 * by itself: its request has arrived, but is not read yet.
 */
function closeTogether(server: Server, others: readonly ServerOfNet[]): void {
  const close = server.close.bind(server)
  async function closeAll(callback?: (error?: Error) => void): Promise<void> {
    const all = [server, ...others]
    await Promise.all(all.map((place) => new Promise((resolve) => ServerOfNet.prototype.close.call(place, resolve))))
    close(() => callback?.())
  }
  server.close = (callback) => {
    setTimeout(() => server.closeIdleConnections(), READING_MS)
    void closeAll(callback)
    return server
  }
}

/** Makes a server that listens with `reusePort` listen more often at its address; closing it closes all. */
export async function listenOften(server: Server, backlog: number): Promise<void> {
  const { address: host, port } = server.address() as AddressInfo // of a TCP server that listens
  const others = Array.from({ length: PLACES - 1 }, () => createPlace(server))
  await Promise.all(others.map((other) => once(other.listen({ host, port, backlog, reusePort: true }), 'listening')))
  closeTogether(server, others)
}

/**
 * The handle of a listening socket that this process has inherited. By the descriptor itself, a worker of
 * `node:cluster` would leave the accepting to its primary process.
 */
function adopt(descriptor: number): object {
  const fail = (cause?: unknown) =>
    new StartupError(`The descriptor ${descriptor}, which LISTEN_FDS announces, is no socket of TCP.`, { cause })
  let socket: Socket
  try {
    socket = new Socket({ fd: descriptor, readable: false, writable: false })
  } catch (cause) {
    throw fail(cause)
  }
  const handle = Reflect.get(socket, '_handle') as object | null // a socket of another kind has another class
  if (handle?.constructor.name !== 'TCP') throw fail()
  return handle
}

/** Listens at each of these descriptors of one inherited socket; closing the server closes all, never the socket. */
export async function listenAt(app: App, descriptors: readonly number[], backlog: number): Promise<void> {
  const [first, ...more] = descriptors.map(adopt)
  const { server } = app
  const listen = server.listen.bind(server)
  // Fastify closes only what it has told to listen, and has no option for a handle with a backlog.
  server.listen = () => listen(first, backlog)
  await app.listen({ host: '127.0.0.1' })
  const others = more.map((handle) => ({ place: createPlace(server), handle }))
  await Promise.all(others.map(({ place, handle }) => once(place.listen(handle, backlog), 'listening')))
  closeTogether(
    server,
    others.map(({ place }) => place),
  )
}
