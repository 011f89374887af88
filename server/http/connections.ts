import { BlockList, isIPv6, Socket } from 'node:net'
import { networkOf } from '#server/db/rate-counters.ts'
import type { App } from './app-type.ts'
import { rejectConnection } from './rejected-connections.ts'

/** Times of a connection, for Node's server. */
export const connectionTimes = {
  headersTimeout: 15_000,
  /** Above all for a picture over a poor connection; a body that does not come at all ends sooner. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}

/** A body comes with at least so many bytes in each period. */
const BODY_PERIOD_MS = 10_000
const BODY_BYTES = 10_000

/** More than any node answers, where the system sets no limit; its processes share them. */
const MAX_CONNECTIONS = 10_000
/** Files, database connections and processes need descriptors, too. */
const MIN_RESERVE = 100

interface ConnectionLimits {
  total: number
  /** For one address, or one network of IPv6: no client takes them all. */
  perAddress: number
  bodyPeriodMs?: number
}

/** The limit of files and connections that are open at once. */
function readFileLimit(): number {
  // Otherwise it asks for the names of all who are connected. Node has it, its types do not.
  Object.assign(process.report, { excludeNetwork: true })
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = Number(report.userLimits?.open_files?.soft)
  return Number.isNaN(soft) ? Infinity : soft
}

/** Of each of the processes, every one of which has a limit of files of its own. */
export function connectionLimits(processes: number, fileLimit = readFileLimit()): ConnectionLimits {
  const reserve = Math.max(MIN_RESERVE, Math.ceil(fileLimit / 4))
  const most = Math.ceil(MAX_CONNECTIONS / processes)
  const total = Math.max(10, Math.min(most, fileLimit - reserve) || most)
  return { total, perAddress: Math.max(5, Math.floor(total / 4)) }
}

/** The ranges that TRUST_PROXY knows by name. */
const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an address is that of a proxy, from which everybody comes. */
export function proxiesOf(trustProxy: false | string): (address: string) => boolean {
  const list = new BlockList()
  const parts = trustProxy === false ? [] : trustProxy.split(',').map((part) => part.trim())
  for (const range of parts.flatMap((part) => namedRanges[part] ?? [part])) {
    const [network = '', bits] = range.split('/')
    const family = isIPv6(network) ? 'ipv6' : 'ipv4'
    list.addSubnet(network, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Ends a connection on which a body comes too slowly. */
function requireBodyRate(app: App, periodMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { socket, headers } = raw
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && socket instanceof Socket) {
      let before = socket.bytesRead
      const timer = setInterval(() => {
        if (raw.complete) clearInterval(timer)
        else if (socket.bytesRead - before < BODY_BYTES) rejectConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
        before = socket.bytesRead
      }, periodMs).unref()
      raw.once('close', () => clearInterval(timer))
    }
    done()
  })
}

export interface Connections {
  count: () => number
  refused: () => number
}

/**
 * Bounds the connections of all and of one address, so that nobody can take what the others need. A connection above
 * the bounds is closed at once.
 */
export function registerConnections(
  app: App,
  trustProxy: false | string,
  { total, perAddress, bodyPeriodMs = BODY_PERIOD_MS }: ConnectionLimits,
): Connections {
  const isProxy = proxiesOf(trustProxy)
  const countByNetwork = new Map<string, number>()
  let open = 0
  let refused = 0
  const refuse = (socket: Socket) => {
    refused++
    socket.destroy()
  }
  app.server.maxConnections = total
  app.server.on('drop', () => refused++)
  app.server.on('connection', (socket: Socket) => {
    open++
    socket.once('close', () => open--)
    const { remoteAddress: address } = socket
    // Without one the client has gone already. It may have asked for something before: nobody would read the answer, and
    // what is counted by address would fail.
    if (address === undefined) return void socket.destroy()
    if (open > total) return refuse(socket)
    if (isProxy(address)) return
    const network = networkOf(address)
    const count = (countByNetwork.get(network) ?? 0) + 1
    countByNetwork.set(network, count)
    socket.once('close', () => {
      const left = (countByNetwork.get(network) ?? 1) - 1
      if (left > 0) countByNetwork.set(network, left)
      else countByNetwork.delete(network)
    })
    if (count > perAddress) refuse(socket)
  })
  requireBodyRate(app, bodyPeriodMs)
  return { count: () => open, refused: () => refused }
}
