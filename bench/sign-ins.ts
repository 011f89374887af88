import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { API_BASE } from '#contract/paths.ts'
import { makeDataDir, removeDataDir, startProduct } from '#test/product.ts'

/**
 * Two hundred users sign in at the same moment, a quarter of them with a wrong password: every answer must be correct,
 * and `/healthz` must answer within 50 ms in 99 of 100 cases meanwhile.
 */

const SIGN_INS = 200
const PEOPLE = 20
const LIMIT_MS = 50
const PASSWORD = 'lozinka-za-mjerenje'

interface Answer {
  status: number
  body: { user?: { email: string }; token?: string; errors?: Record<string, string[]> }
  ms: number
}

const send = (url: string, { agent, body }: { agent: Agent; body?: object }): Promise<Answer> =>
  new Promise((done, fail) => {
    const begin = performance.now()
    const headers = { 'content-type': 'application/json' }
    const request = httpRequest(url, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, body: JSON.parse(text), ms: performance.now() - begin }),
      )
    })
    request.on('error', fail)
    request.end(body && JSON.stringify(body))
  })

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const inMs = (value: number) => `${value.toFixed(1)} ms`
const summary = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), max: at(sorted, 1) }
}

const dataDir = makeDataDir()
const log = join(tmpdir(), `zauvijek-bench-${process.pid}.log`)
const { url: origin, stop } = await startProduct({ dataDir, log, env: { DEMO: 'off' } })
const url = (path: string) => origin + API_BASE + path
const agent = new Agent({ keepAlive: true, maxSockets: SIGN_INS })
// A separate connection, like a load balancer's, to measure the server and not the queue for a socket.
const healthAgent = new Agent({ keepAlive: true, maxSockets: 1 })

const emails = Array.from({ length: PEOPLE }, (_, number) => `par${number}@primjer.test`)
for (const email of emails) {
  const person = { role: 'couple', name: 'Par', email, password: PASSWORD, password_confirmation: PASSWORD }
  const { status } = await send(url('/register'), { agent, body: person })
  if (status !== 201) throw new Error(`registering answered ${status}`)
}

/** Sends a request every few milliseconds until stopped. */
async function watchHealth(signal: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    times.push((await send(`${origin}/healthz`, { agent: healthAgent })).ms)
    await delay(5)
  }
  return times
}

const idle = await watchHealth(AbortSignal.timeout(1_000))

const end = new AbortController()
const health = watchHealth(end.signal)
const begin = performance.now()
const answers = await Promise.all(
  Array.from({ length: SIGN_INS }, async (_, number) => {
    const email = emails[number % PEOPLE] ?? ''
    const isWrong = number % 4 === 3
    const body = { email, password: isWrong ? 'pogrešna lozinka' : PASSWORD }
    const answer = await send(url('/login'), { agent, body })
    const isRight = isWrong
      ? answer.status === 422 && answer.body.errors?.['email'] !== undefined
      : answer.status === 200 && answer.body.user?.email === email && /^[\w-]{43}$/.test(answer.body.token ?? '')
    return { ...answer, isRight }
  }),
)
const tookMs = performance.now() - begin
end.abort()
const busy = summary(await health)
const waited = summary(answers.map(({ ms }) => ms))
const wrong = answers.filter(({ isRight }) => !isRight)
const tokens = new Set(answers.flatMap(({ body }) => body.token ?? []))

console.log(
  `${SIGN_INS} sign-ins at once: ${inMs(tookMs)} in all, p50 ${inMs(waited.p50)}, slowest ${inMs(waited.max)}`,
)
console.log(`answers: ${answers.length - wrong.length} right, ${wrong.length} wrong; ${tokens.size} different tokens`)
console.log(`/healthz idle: p99 ${inMs(summary(idle).p99)}`)
console.log(
  `/healthz meanwhile: p50 ${inMs(busy.p50)}, p99 ${inMs(busy.p99)}, slowest ${inMs(busy.max)} (limit p99 ${LIMIT_MS} ms)`,
)

agent.destroy()
healthAgent.destroy()
await stop()
removeDataDir(dataDir)
if (wrong.length > 0) console.error('wrong:', [...new Set(wrong.map(({ status }) => status))].join(', '))
if (wrong.length > 0 || busy.p99 >= LIMIT_MS) process.exitCode = 1
