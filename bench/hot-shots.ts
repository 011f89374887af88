import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { fineCpuOf } from './machine.ts'
import { CONNECTIONS, type Counted, type Run, runOf, usedMs } from './shots.ts'

/**
 * Requests a single address repeatedly over the same connections. Only counts bytes: a generator that decodes each
 * answer would slow down a server that merely sends it.
 */
export interface HotShots {
  fire: (amount: number) => Promise<Run>
  close: () => void
}

/**
 * The size of one read in Node. With a new buffer for each read, answers of 100 kB had a p99 of 100 ms instead of 1.6.
 */
const READ_BYTES = 65_536
const OK = Buffer.from('HTTP/1.1 200 ')

type Take = (chunk: Buffer) => void

interface Connection {
  socket: Socket
  /** The bytes are only valid during the call: each connection reads into one buffer. */
  take: Take
}

async function open(origin: string): Promise<Connection> {
  const { hostname, port } = new URL(origin)
  const connection: { take: Take } = { take: () => {} }
  const callback = (bytes: number, buffer: Uint8Array) => {
    connection.take(Buffer.from(buffer.buffer, buffer.byteOffset, bytes))
    return true
  }
  const onread = { buffer: Buffer.alloc(READ_BYTES), callback }
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread })
  await once(socket, 'connect')
  return Object.assign(connection, { socket })
}

/** The size of an answer with its headers, which is the same each time. */
async function measureAnswer(connection: Connection, request: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  let received = Buffer.alloc(0)
  connection.take = (chunk) => {
    received = Buffer.concat([received, chunk])
    const end = received.indexOf('\r\n\r\n')
    if (end === -1) return
    const [, bytes] = /^content-length: (\d+)/im.exec(received.toString('latin1', 0, end)) ?? []
    if (bytes === undefined) return reject(new Error('An answer does not say its length.'))
    if (received.length === end + 4 + Number(bytes)) resolve(received.length)
  }
  connection.socket.write(request)
  return promise
}

export async function openHotShots(
  path: string,
  { origin, ...counted }: { origin: string } & Counted,
): Promise<HotShots> {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`)
  const first = await open(origin)
  const length = await measureAnswer(first, request)
  const connections = [first, ...(await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => open(origin))))]

  /** While `mayAsk`, sends each request as soon as the previous one is answered; returns the milliseconds of each. */
  function askInTurn(connection: Connection, mayAsk: () => boolean): Promise<number[]> {
    const { promise, resolve, reject } = Promise.withResolvers<number[]>()
    const { socket } = connection
    const times: number[] = []
    let [received, askedAt] = [0, 0]
    function ask() {
      if (!mayAsk()) return resolve(times)
      askedAt = performance.now()
      socket.write(request)
    }
    connection.take = (chunk) => {
      const isWrong = received === 0 && !chunk.subarray(0, OK.length).equals(OK)
      received += chunk.length
      if (isWrong || received > length) return reject(new Error(`${path} has another answer than before.`))
      if (received < length) return
      received = 0
      times.push(performance.now() - askedAt)
      ask()
    }
    const leave = () => reject(new Error(`A connection that asked for ${path} was closed.`))
    socket.on('close', leave)
    ask()
    return promise.finally(() => socket.off('close', leave))
  }

  return {
    async fire(amount) {
      let left = amount
      const [before, begin] = [usedMs(counted, fineCpuOf), performance.now()]
      const times = await Promise.all(connections.map((connection) => askInTurn(connection, () => left-- > 0)))
      const seconds = (performance.now() - begin) / 1000
      return runOf(times.flat(), { cpuMs: usedMs(counted, fineCpuOf) - before, seconds, failures: [] })
    },
    close() {
      for (const { socket } of connections) socket.destroy()
    },
  }
}
