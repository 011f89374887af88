import { request } from 'node:http'
import autocannon from 'autocannon'
import { cpuOf } from './machine.ts'
import { percentile } from './statistics.ts'

export interface Shot {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Run {
  requests: number
  /** Processor time per request, of the server and its database. */
  cpuMs: number
  p50Ms: number
  p99Ms: number
  perSecond: number
  /** Answers other than success, each with its count. */
  failures: string[]
}

export const CONNECTIONS = 16

/** Processes whose time counts. */
export interface Counted {
  pids: number[]
  /** The server whose database is shared with this program, so that only the server's own time counts. */
  countsServerOf?: number
}

/** Milliseconds of processor time so far. */
export function usedMs({ pids, countsServerOf }: Counted, read = cpuOf): number {
  const { server, database } = read(...pids)
  return (countsServerOf === undefined ? server : read(countsServerOf).server) + database
}

export function runOf(
  times: number[],
  { cpuMs, seconds, failures }: { cpuMs: number; seconds: number; failures: string[] },
): Run {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    requests: times.length,
    cpuMs: cpuMs / times.length,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    perSecond: times.length / seconds,
    failures,
  }
}

interface RunOptions extends Counted {
  origin: string
  amount: number
  connections?: number
  next: () => Shot
  /** Waits for work that the answers have started. */
  afterwards?: () => Promise<void>
}

/** Sends this many requests over this many connections, each as soon as the previous one is answered. */
export async function fire({
  origin,
  amount,
  next,
  afterwards,
  connections = CONNECTIONS,
  ...counted
}: RunOptions): Promise<Run> {
  const times: number[] = []
  const failures = new Map<number, number>()
  const before = usedMs(counted)
  const begin = performance.now()
  let end = begin
  const result = await autocannon({
    url: origin,
    connections,
    amount: Math.max(amount, connections),
    timeout: 60,
    requests: [{ setupRequest: (given) => ({ ...given, ...next() }) }],
    setupClient: (client) => {
      client.on('response', (status, _bytes, ms) => {
        times.push(ms)
        end = performance.now()
        if (status >= 300) failures.set(status, (failures.get(status) ?? 0) + 1)
      })
    },
  })
  await afterwards?.()
  return runOf(times, {
    cpuMs: usedMs(counted) - before,
    // The generator itself looks only once a second whether all are answered.
    seconds: (end - begin) / 1000,
    failures: [
      ...(result.errors > 0 ? [`${result.errors} × no answer`] : []),
      ...[...failures].map(([status, count]) => `${count} × ${status}`),
    ],
  })
}

export interface RawAnswer {
  headers: string[]
  body: Buffer
}

/** An answer with all headers that are the same each time. */
export function fetchRaw(origin: string, path: string): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>()
  const differs = /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id)$/i
  request(origin + path, { agent: false }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}.`))
      const body = Buffer.concat(chunks)
      const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) =>
        answer.rawHeaders.slice(2 * index, 2 * index + 2),
      )
      const same = pairs.filter(([name = '']) => !differs.test(name)).flat()
      resolve({ headers: [...same, 'content-length', String(body.length)], body })
    })
  })
    .on('error', reject)
    .end()
  return promise
}
