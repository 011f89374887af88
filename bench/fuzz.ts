import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import pg from 'pg'
import { z } from 'zod'
import {
  callsOf,
  findProblem,
  type FuzzedCall,
  type FuzzedRequest,
  fuzzedCalendar,
  fuzzedPassword,
  isEndless,
  requestLike,
} from '#test/api-fuzz.ts'
import { makeFactories } from '#test/factories.ts'
import { dataUrl, makeJpeg } from '#test/pictures.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { startTemporaryCluster } from '#test/temporary-cluster.ts'
import { migrateJobs } from '#server/adapters/jobs/database.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { endingCall, type FuzzRole, makeFuzzPeople } from './fuzz-people.ts'
import { openSnapshots } from './fuzz-snapshots.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run fuzz [-- --requests 20000] [--only leads]`: hostile requests over a real socket, every operation with every
 * role. Fails on a 5xx, an answer outside its schema, a log line of level 50, and unexpected changes to rows: by a
 * read, by a refused request, or of another user's rows.
 */
const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '20270612' },
  },
})
/** Per operation, spread over the roles. */
const requests = wholeNumber('requests', options.requests)
const seed = Number(options.seed)
const roles: FuzzRole[] = ['visitor', 'couple', 'professional', 'pending', 'admin']
const AT_ONCE = 8
const BATCH = 500
/** A request without anything to vary is sent less often. */
const AT_MOST_THE_SAME = 12
const SHOWN_FAILURES = 20

const home = mkdtempSync(join(tmpdir(), 'zauvijek-fuzz-'))
const cluster = await startTemporaryCluster()
const admin = new pg.Client(cluster.urlOf('postgres'))
await admin.connect()
await admin.query('create database fuzz')
await admin.end()
const url = cluster.urlOf('fuzz')
await migrate(url)
await migrateJobs(url)
const { db, pool, close } = connectDatabase(url, { max: 5 })
const make = makeFactories({ db, clock: systemClock })

const failures: object[] = []
const problem = (failure: object) => {
  failures.push(failure)
  if (failures.length <= SHOWN_FAILURES) console.error(JSON.stringify(failure))
}

async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, '../test/fuzz-process.ts'), {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: url,
      DATA_DIR: home,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000000',
      CONTACT_EMAIL: 'pitanja@primjer.test',
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (child.stdout) createInterface(child.stdout).on('line', (line) => problem({ problem: 'logged', line }))
  child.on('exit', (code, signal) => {
    if (!isEnding) problem({ problem: 'the server has ended', code, signal })
  })
  const [origin] = (await once(child, 'message')) as [string] // `fuzz-server.ts` sends its origin
  return { child, origin }
}

let isEnding = false
const { child, origin } = await startServer()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Answer {
  status: number
  text: string
  isJson: boolean
}

function send(
  method: string,
  { path, query, body }: FuzzedRequest,
  token: string | undefined,
  leave: boolean,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.payload) }),
  }
  const sent = httpRequest(
    origin,
    { agent, method, headers, path: query === '' ? path : `${path}?${query}` },
    (answer) => {
      const status = answer.statusCode ?? 0
      const isJson = answer.headers['content-type']?.startsWith('application/json') === true
      if (leave && status === 200) {
        answer.destroy()
        resolve({ status, text: '', isJson: false })
        return
      }
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status, text, isJson }))
    },
  )
  sent.on('error', reject)
  sent.end(body?.payload)
  return promise
}

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
type FuzzedDocument = Parameters<typeof callsOf>[0] & { components: { schemas: Record<string, JsonSchema> } }
const document: FuzzedDocument = resolveDocument(await (await fetch(`${origin}/api/openapi.json`)).json())
const inDefs = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/'))
const definitions = inDefs(document.components.schemas)
const schemas = new Map<object, z.ZodType>()

/** Whether the answer conforms to the document's schema. */
function isInSchema({ operation }: FuzzedCall, { status, text, isJson }: Answer): boolean {
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  if (!schema || !isJson) return true
  let known = schemas.get(schema)
  if (!known) schemas.set(schema, (known = z.fromJSONSchema({ ...inDefs(schema), $defs: definitions })))
  return known.safeParse(JSON.parse(text)).success
}

const people = await makeFuzzPeople(db, make)
const snapshots = await openSnapshots(pool, people.bystanders)

async function knownValues() {
  const { couple, professional } = people.actors
  const pictures = await db
    .selectFrom('media')
    .select('id')
    .where('professional_id', '=', professional.professionalId)
    .execute()
  const categories = await db.selectFrom('categories').select('id').execute()
  return {
    password: [fuzzedPassword],
    password_confirmation: [fuzzedPassword],
    current_password: [fuzzedPassword],
    email: [couple.email],
    professional_id: [professional.professionalId, String(professional.professionalId)],
    image: [dataUrl(await makeJpeg({ width: 4, height: 3 }))],
    ids: [pictures.map(({ id }) => id), categories.map(({ id }) => id)],
    url: [fuzzedCalendar],
    token: [await make.link(couple, 'confirm_email'), await make.link(couple, 'reset_password')],
  }
}

/** Fuzzes one operation with one role; returns the number of requests sent. */
async function fuzz(call: FuzzedCall, role: FuzzRole, count: number, batchSeed: number): Promise<number> {
  const [method = 'GET'] = call.name.split(' ')
  const sampled = fc.sample(requestLike(call, await knownValues()), { numRuns: count, seed: batchSeed })
  const sending = [...Map.groupBy(sampled, (request) => JSON.stringify(request)).values()].flatMap((same) =>
    same.slice(0, AT_MOST_THE_SAME),
  )
  await people.restore()
  const before = await snapshots.take()
  let isRefused = true
  const queue = sending.values()
  const work = async () => {
    for (const request of queue) {
      const token = await people.tokenOf(role, call.name)
      try {
        const answer = await send(method, request, token, isEndless(call.operation))
        if (answer.status < 400) isRefused = false
        const found =
          findProblem(answer.status, answer.text, call.operation.responses) ??
          (isInSchema(call, answer) ? null : 'outside its schema')
        if (found !== null)
          problem({
            problem: found,
            call: call.name,
            role,
            status: answer.status,
            ...request,
            body: request.body?.payload.slice(0, 500),
            answer: answer.text.slice(0, 500),
          })
      } catch (error) {
        problem({
          problem: 'no answer',
          call: call.name,
          role,
          ...request,
          body: request.body?.payload.slice(0, 500),
          error: String(error),
        })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // Each request to delete an account uses a separate one, created meanwhile.
  const isReading = call.name !== endingCall && (method === 'GET' || isRefused)
  for (const change of await snapshots.changesSince(before, { isReading, role }))
    problem({ problem: 'changed without being asked for', call: call.name, role, change })
  return sending.length
}

const calls = callsOf(document).filter(({ name }) => name.includes(options.only))
if (calls.length === 0) problem({ reason: `no operation has ${options.only} in its name` })
const start = performance.now()
let sent = 0
for (const [number, call] of calls.entries()) {
  for (const [place, role] of roles.entries()) {
    for (let left = Math.ceil(requests / roles.length), batch = 0; left > 0; left -= BATCH, batch++)
      sent += await fuzz(call, role, Math.min(left, BATCH), seed + number * 1_000_003 + place * 1_009 + batch)
  }
}
const seconds = ((performance.now() - start) / 1000).toFixed(0)
console.log(
  `${calls.length} operations × ${roles.length} roles, ${sent} requests in ${seconds} s, ${failures.length} failures`,
)

isEnding = true
agent.destroy()
child.disconnect()
if (child.exitCode === null) await once(child, 'exit')
await close()
await cluster.stop()
rmSync(home, { recursive: true, force: true })
process.exit(failures.length > 0 ? 1 : 0)
