import { BlockList, isIPv6, Socket } from 'node:net'
import { networkOf } from '#server/db/rate-counters.ts'
import type { App } from './app-type.ts'
import { rejectConnection } from './rejected-connections.ts'

/** Time limits for connections, for Node's server. */
export const connectionTimes = {
  headersTimeout: 15_000,
  /** Long enough for a picture over a poor connection; a body that stalls is cut off sooner. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
}

/** Each period has to bring at least some bytes of the body. */
const BODY_PERIOD_MS = 10_000
const BODY_BYTES = 10_000

/** The limit if the system sets none: more than any node can serve. The processes of a node share it. */
const MAX_CONNECTIONS = 10_000
/** Descriptors set aside for files, database connections and child processes. */
const MIN_RESERVE = 100

interface ConnectionLimits {
  total: number
  /** For one address, or one IPv6 network, so that no client can take all connections. */
  perAddress: number
  bodyPeriodMs?: number
}

/** The system's limit on open files and connections. */
function readFileLimit(): number {
  // Otherwise the report looks up the host names of all peers. Node has this property, but its types do not.
  Object.assign(process.report, { excludeNetwork: true })
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const soft = Number(report.userLimits?.open_files?.soft)
  return Number.isNaN(soft) ? Infinity : soft
}

/** For each process. The file limit applies to each of them separately. */
export function connectionLimits(processes: number, fileLimit = readFileLimit()): ConnectionLimits {
  const reserve = Math.max(MIN_RESERVE, Math.ceil(fileLimit / 4))
  const most = Math.ceil(MAX_CONNECTIONS / processes)
  const total = Math.max(10, Math.min(most, fileLimit - reserve) || most)
  return { total, perAddress: Math.max(5, Math.floor(total / 4)) }
}

/** The address ranges that TRUST_PROXY knows by name. */
const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether the address belongs to a trusted proxy, through which everybody connects. */
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

/** Closes a connection on which a body arrives too slowly. */
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
 * Limits the connections in total and per address, so that nobody can use up what the others need. A connection beyond
 * the limits is closed at once.
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
    // The client has already gone. It may have sent a request before that, but nobody would read the answer, and the
    // limits by address would fail.
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
