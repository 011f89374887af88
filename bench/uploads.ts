import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { API_BASE } from '#contract/paths.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { dataUrl, formWith } from '#test/pictures.ts'
import { makeDataDir, removeDataDir, startProduct } from '#test/product.ts'

/**
 * Twenty pictures of twelve megapixels arrive at the same moment, every other one as JSON: each must be accepted, the
 * server's own process stay below 400 MB, and `/healthz` answer within 100 ms in 99 of 100 cases meanwhile. Needs Linux
 * to read a process's memory.
 */

const PICTURES = 20
const LIMIT_MB = 400
const LIMIT_MS = 100

interface Sent {
  agent: Agent
  token?: string
  body?: Buffer
  type?: string
}

interface Answer {
  status: number
  text: string
  ms: number
}

const send = (url: string, { agent, token, body, type = 'application/json' }: Sent): Promise<Answer> =>
  new Promise((done, fail) => {
    const begin = performance.now()
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': type, 'content-length': body.length }),
    }
    const request = httpRequest(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text, ms: performance.now() - begin }))
    })
    request.on('error', fail)
    request.end(body)
  })

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

const numberIn = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)

/** The child process that runs this program. */
function childOf(parent: number, program: string): number | undefined {
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => {
      try {
        return (
          pid &&
          numberIn(statusOf(pid), 'PPid') === parent &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program)
        )
      } catch {
        return false // it has ended since it was listed
      }
    })
}

function memoryOf(pid: number | undefined): number {
  try {
    return pid === undefined ? 0 : numberIn(statusOf(pid), 'VmRSS') / 1024
  } catch {
    return 0 // it has ended
  }
}

/** Twelve megapixels with camera grain, at a quality just below the limit. */
async function makePhoto(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 13 + number / 4 } as const
  const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  if (photo.length > uploadPolicy.maxBytes) throw new Error(`the photo has ${photo.length} bytes`)
  return photo
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const inMs = (value: number) => `${value.toFixed(1)} ms`
const inMb = (value: number) => `${value.toFixed(0)} MB`

const photos = await Promise.all(Array.from({ length: 4 }, (_, number) => makePhoto(number)))
const bodies = Array.from({ length: PICTURES }, (_, number) => {
  const photo = photos[(number >> 1) % photos.length] ?? Buffer.alloc(0)
  if (number % 2) return { body: Buffer.from(JSON.stringify({ image: dataUrl(photo) })), type: 'application/json' }
  const { body, headers } = formWith(photo)
  return { body, type: headers['content-type'] }
})

const dataDir = makeDataDir()
const log = join(tmpdir(), `zauvijek-bench-${process.pid}.log`)
const { url: origin, stop } = await startProduct({ dataDir, log, env: { DEMO: 'off' } })
const url = (path: string) => origin + API_BASE + path
const agent = new Agent({ keepAlive: true, maxSockets: PICTURES })
// A separate connection, like a load balancer's, to measure the server and not the queue for a socket.
const healthAgent = new Agent({ keepAlive: true, maxSockets: 1 })

const server = childOf(process.pid, 'server/main.ts')
if (server === undefined) throw new Error('the server is not found among the processes')

const password = 'lozinka-za-mjerenje'
const person = {
  role: 'professional',
  name: 'Studio',
  email: 'studio@primjer.test',
  password,
  password_confirmation: password,
  company_name: 'Studio za mjerenje',
  category_id: 2,
}
const registered = await send(url('/register'), { agent, body: Buffer.from(JSON.stringify(person)) })
if (registered.status !== 201) throw new Error(`registering answered ${registered.status}: ${registered.text}`)
const { token }: { token: string } = JSON.parse(registered.text)

let peak = 0
let workerPeak = 0
/** Sends a request every few milliseconds until stopped, and samples the memory. */
async function watch(signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    times.push((await send(`${origin}/healthz`, { agent: healthAgent })).ms)
    peak = Math.max(peak, memoryOf(server))
    workerPeak = Math.max(workerPeak, memoryOf(childOf(server ?? 0, 'picture-worker')))
    await delay(5)
  }
  return times.toSorted((a, b) => a - b)
}

const idle = await watch(AbortSignal.timeout(1_000))
const before = peak

const end = new AbortController()
const watching = watch(end.signal)
const begin = performance.now()
const answers = await Promise.all(bodies.map((sent) => send(url('/media'), { agent, token, ...sent })))
const tookMs = performance.now() - begin
end.abort()
const health = await watching
const peaks = { server: peak, worker: workerPeak }

const taken = answers.filter(({ status }) => status === 201)
const waited = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / photos.length / 1024 / 1024
console.log(
  `${PICTURES} pictures of 12 MP and ${megabytes.toFixed(1)} MB at once: ${inMs(tookMs)} in all, p50 ${inMs(at(waited, 0.5))}, slowest ${inMs(at(waited, 1))}`,
)
console.log(`answers: ${taken.length} taken, ${answers.length - taken.length} not`)
console.log(
  `memory of the server: ${inMb(before)} before, at most ${inMb(peaks.server)} (limit ${LIMIT_MB} MB); of the process that decodes: at most ${inMb(peaks.worker)}`,
)
console.log(`/healthz idle: p99 ${inMs(at(idle, 0.99))}`)
console.log(
  `/healthz meanwhile: p50 ${inMs(at(health, 0.5))}, p99 ${inMs(at(health, 0.99))}, slowest ${inMs(at(health, 1))} (limit p99 ${LIMIT_MS} ms)`,
)

agent.destroy()
healthAgent.destroy()
await stop()
removeDataDir(dataDir)
const failed = answers.filter(({ status }) => status !== 201)
if (failed.length > 0)
  console.error('not taken:', [...new Set(failed.map(({ status, text }) => `${status} ${text}`))].join('\n'))
if (failed.length > 0 || peaks.server >= LIMIT_MB || at(health, 0.99) >= LIMIT_MS) process.exitCode = 1
