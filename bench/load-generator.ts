import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { API_BASE } from '#contract/paths.ts'
import type { Marketplace } from './marketplace.ts'
import type { GeneratorResult } from './load-measured.ts'
import { type Kind, type LoadRequest, makeTraffic } from './load-traffic.ts'

/**
 * A process that simulates users: each has its own connection, sends a request, reads the whole answer, and pauses for
 * a while. Started by `load.ts`, which sends a GeneratorTask and receives a GeneratorResult.
 */
export interface GeneratorTask {
  origin: string
  marketplace: Marketplace
  assets: string[]
  /** Tokens of professionals, each with an open lead stream. */
  streams: string[]
  people: number
  /** The number of the first user, which determines each user's address. */
  first: number
  seconds: number
  /** Average milliseconds between two requests of a user. */
  paceMs: number
}

/** The server limits the connections of one address. */
const PEOPLE_AN_ADDRESS = 100
const PATIENCE_MS = 30_000
/**
 * Users arrive one after another within this time, because a program that has just started is slow for some seconds.
 */
const ARRIVAL_MS = 20_000
/** The fraction of requests whose answer a browser has cached and revalidates. */
const CONDITIONAL_SHARE = 0.3

const addressOf = (number: number) => `127.0.1.${1 + (Math.floor(number / PEOPLE_AN_ADDRESS) % 250)}`

interface Answer {
  status: number
  etag: string | undefined
}

function send(
  origin: string,
  agent: Agent,
  { method, path, token, body }: LoadRequest,
  etag?: string,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const text = body && JSON.stringify(body)
  const headers = {
    'accept-encoding': 'br',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...(etag && { 'if-none-match': etag }),
  }
  const sent = request(origin + path, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
    answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag }))
    answer.resume()
  })
  sent.on('error', reject).on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.end(text)
  return promise
}

const isExpected = ({ method }: LoadRequest, status: number) => status < 400 || (method === 'POST' && status === 409)

interface Tally {
  isHot: boolean
  times: number[]
  refusalTimes: number[]
  outcomes: Record<string, number>
}

class Measured {
  readonly kinds
  constructor(kinds: Kind[]) {
    this.kinds = new Map<string, Tally>(
      kinds.map(({ name, isHot }) => [name, { isHot, times: [], refusalTimes: [], outcomes: {} }]),
    )
  }

  record({ name }: Kind, outcome: string, ms?: number): void {
    const kind = this.kinds.get(name)
    if (!kind) return
    kind.outcomes[outcome] = (kind.outcomes[outcome] ?? 0) + 1
    if (ms !== undefined) kind[outcome === '503' ? 'refusalTimes' : 'times'].push(ms)
  }
}

/** A weighted random choice. */
function chooser(kinds: Kind[]): () => Kind {
  const sum = kinds.reduce((total, { weight }) => total + weight, 0)
  return () => {
    let rest = Math.random() * sum
    for (const kind of kinds) {
      rest -= kind.weight
      if (rest < 0) return kind
    }
    throw new Error('There is no traffic.')
  }
}

/** Opens streams one after another and keeps them open; calls `onMessage` for each lead. */
async function openStreams({ origin, first, streams }: GeneratorTask, tally: Tally, onMessage: () => void) {
  const over = new AbortController()
  const count = (outcome: string) => (tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1)
  for (const [number, token] of streams.entries()) {
    const { promise: isOpen, resolve } = Promise.withResolvers<null>()
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' }
    const options = { agent: false, localAddress: addressOf(first + number), headers, signal: over.signal }
    const begin = performance.now()
    const sent = request(`${origin}${API_BASE}/leads/stream`, options, (answer) => {
      tally.times.push(performance.now() - begin)
      count(String(answer.statusCode))
      resolve(null)
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const _message of text.matchAll(/^event:/gm)) onMessage()
      })
      answer.on('end', () => answer.statusCode === 200 && count('ended'))
      answer.on('error', () => {})
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!over.signal.aborted) count(error.code ?? 'error')
      resolve(null)
    })
    sent.end()
    await isOpen
  }
  return { close: () => over.abort() }
}

async function run(task: GeneratorTask): Promise<GeneratorResult> {
  const { origin, paceMs } = task
  const kinds = makeTraffic(task.marketplace, task.assets)
  const choose = chooser(kinds)
  const measured = new Measured(kinds)
  const etags = new Map<string, string>()
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()

  async function askOnce(agent: Agent): Promise<void> {
    const kind = choose()
    const planned = kind.make()
    const etag = kind.isHot && Math.random() < CONDITIONAL_SHARE ? etags.get(planned.path) : undefined
    const begin = performance.now()
    try {
      const answer = await send(origin, agent, planned, etag)
      if (answer.etag && kind.isHot) etags.set(planned.path, answer.etag)
      measured.record(kind, String(answer.status), performance.now() - begin)
      if (!isExpected(planned, answer.status) && answer.status !== 503)
        process.send?.(`${planned.method} ${planned.path} answered ${answer.status}`)
    } catch (error) {
      const { code = 'error', message } = error as NodeJS.ErrnoException // of the connection
      measured.record(kind, message === 'no answer in time' ? message : code)
    }
  }

  async function live(number: number, end: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: addressOf(task.first + number) })
    await delay(Math.random() * ARRIVAL_MS)
    while (performance.now() < end) {
      await askOnce(agent)
      await delay(-Math.log(1 - Math.random()) * paceMs)
    }
    agent.destroy()
  }

  let messages = 0
  const tally: Tally = { isHot: false, times: [], refusalTimes: [], outcomes: {} }
  const streams = await openStreams(task, tally, () => messages++)

  const end = performance.now() + task.seconds * 1000
  await Promise.all(Array.from({ length: task.people }, (_, number) => live(number, end)))
  streams.close()
  return {
    messages,
    lagP99Ms: lag.percentile(99) / 1e6,
    kinds: [...measured.kinds, ['lead stream', tally] as const].map(
      ([kind, { isHot, times, refusalTimes, outcomes }]) => ({
        kind,
        isHot,
        outcomes,
        times: Float64Array.from(times),
        refusalTimes: Float64Array.from(refusalTimes),
      }),
    ),
  }
}

process.once('message', (task: GeneratorTask) => {
  void run(task).then((result) => process.send?.(result, undefined, undefined, () => process.disconnect?.()))
})
