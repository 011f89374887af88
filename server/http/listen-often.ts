import type { Server } from 'node:http'
import { createServer, type AddressInfo, Server as ServerOfNet, Socket } from 'node:net'
import { once } from 'node:events'
import type { App } from './app-type.ts'
import { StartupError } from '#server/startup-error.ts'

/**
 * In each turn, the event loop accepts one connection per listening socket, so with a single one a burst of thousands
 * would take as many turns.
 */
const PLACES = 32

/** How long, in milliseconds, connections accepted at the very end have to deliver their request. */
export const READING_MS = 250

/** The way an HTTP server creates its own listening socket. */
const createPlace = (server: Server) =>
  createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket))

/**
 * Closes the other sockets together with the server. Unlike an HTTP server, they do not cut connections that were just
 * accepted, whose requests have arrived but not been read.
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

/** Makes a server that listens with `reusePort` open more sockets on its address. Closing it closes them all. */
export async function listenOften(server: Server, backlog: number): Promise<void> {
  const { address: host, port } = server.address() as AddressInfo // a listening TCP server has an AddressInfo
  const others = Array.from({ length: PLACES - 1 }, () => createPlace(server))
  await Promise.all(others.map((other) => once(other.listen({ host, port, backlog, reusePort: true }), 'listening')))
  closeTogether(server, others)
}

/**
 * The handle of an inherited listening socket. Given the plain descriptor, a worker of `node:cluster` would leave
 * accepting connections to its primary.
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
  const handle = Reflect.get(socket, '_handle') as object | null // other kinds of sockets have other classes
  if (handle?.constructor.name !== 'TCP') throw fail()
  return handle
}

/**
 * Listens on each of these descriptors of one inherited socket. Closing the server closes the descriptors, but never
 * the socket itself.
 */
export async function listenAt(app: App, descriptors: readonly number[], backlog: number): Promise<void> {
  const [first, ...more] = descriptors.map(adopt)
  const { server } = app
  const listen = server.listen.bind(server)
  // Fastify only closes servers that it has started itself, and has no option for a handle with a backlog.
  server.listen = () => listen(first, backlog)
  await app.listen({ host: '127.0.0.1' })
  const others = more.map((handle) => ({ place: createPlace(server), handle }))
  await Promise.all(others.map(({ place, handle }) => once(place.listen(handle, backlog), 'listening')))
  closeTogether(
    server,
    others.map(({ place }) => place),
  )
}
