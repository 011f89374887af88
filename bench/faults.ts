import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { API_BASE } from '#contract/paths.ts'
import { codeOf } from '#server/error-code.ts'
import { formWith } from '#test/pictures.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/product.ts'
import { startBucket } from '#test/s3.ts'
import { findBroken } from './fault-checks.ts'
import {
  cutConnections,
  embeddedDatabase,
  type FaultyDatabase,
  freezeDatabase,
  installedDatabase,
  killDatabase,
  restartDatabase,
} from './fault-database.ts'
import { makePeople } from './fault-people.ts'
import { nothingAcknowledged, startWriters, type WriterPeople } from './fault-writers.ts'
import { makeNoise } from './noise.ts'
import { wholeNumber } from './whole-number.ts'

/**
 * `npm run faults [-- --rounds 20]`: the built product under write load while its parts fail, on the embedded database
 * and on one installed on this machine. After each fault every acknowledged write must exist exactly once, and every
 * guarantee of the database hold. All the time, the mail server accepts connections and says nothing. Ends within ten
 * minutes.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = wholeNumber('rounds', options.rounds)
const LIMIT_MS = 600_000
/** No new round begins after this. */
const LAST_BEGIN_MS = 450_000
const FREEZE_MS = 8_000
const RECOVERY_MS = 60_000
/** `/healthz` of a process under load, on the same machine as the writers. */
const HEALTH_MS = 1_000

const start = performance.now()
setTimeout(() => {
  console.error('Ten minutes are over.')
  process.exit(1)
}, LIMIT_MS).unref()

let failures = 0
function fail(text: string): void {
  failures++
  console.error(`✗ ${text}`)
}

/** Without it, a process that ended cannot be told from a machine that was too busy to connect. */
function reasonOf(error: unknown): string {
  const { cause } = error instanceof Error ? error : {}
  return cause instanceof Error ? `${cause.message} ${codeOf(cause)}`.trim() : String(error)
}

/** A mail server that accepts connections and never answers. */
async function startSilentServer(): Promise<{ url: string; connections: Set<Socket>; close: () => void }> {
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('error', () => {}).on('close', () => connections.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a TCP port
  const close = () => {
    server.close()
    for (const socket of connections) socket.destroy()
  }
  return { url: `smtp://127.0.0.1:${port}`, connections, close }
}

const mailServer = await startSilentServer()

/** Runs the product on this database under write load, with one fault after another. */
async function attack(dataDir: string, database: FaultyDatabase): Promise<void> {
  console.log(`── ${database.name}`)
  const log = join(dataDir, 'server.log')
  const env = {
    DEMO: 'off',
    PORT: String(await findFreePort()),
    SMTP_URL: mailServer.url,
    RATE_LIMIT_FACTOR: '1000000',
    ...database.env,
  }
  const begin = (more: Record<string, string> = {}): Promise<Product> =>
    startProduct({ dataDir, log, env: { ...env, ...more } })
  let product = await begin()
  const origin = product.url.replace('localhost', '127.0.0.1')
  const people = await makePeople(await database.url())
  const acknowledged = nothingAcknowledged()

  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true
  async function waitUntilReady(): Promise<void> {
    const until = performance.now() + RECOVERY_MS
    while (!(await isReady())) {
      if (performance.now() > until) return fail(`not ready ${RECOVERY_MS / 1000} s after the fault`)
      await delay(100)
    }
  }

  /** The process must stay alive and report so at once, whatever happens to the database. */
  function watchHealth(): () => Promise<void> {
    const over = new AbortController()
    const watching = (async () => {
      while (!over.signal.aborted) {
        const startedAt = performance.now()
        const problem = await fetch(`${origin}/healthz`).then(
          ({ status }) => (status === 200 ? null : `answered ${status}`),
          (error: unknown) => `did not answer (${reasonOf(error)})`,
        )
        if (problem !== null) fail(`/healthz ${problem}`)
        if (performance.now() - startedAt > HEALTH_MS)
          fail(`/healthz took ${Math.round(performance.now() - startedAt)} ms`)
        await delay(200)
      }
    })()
    return async () => {
      over.abort()
      await watching
    }
  }

  async function round(name: string, fault: () => Promise<void>): Promise<void> {
    if (performance.now() - start > LAST_BEGIN_MS) return console.log(`  ${name}: left out, the time is up`)
    const writers = startWriters(origin, people, acknowledged, fail)
    await delay(1_500)
    await fault()
    await waitUntilReady()
    await delay(1_000)
    await writers.stop()
    for (const broken of await findBroken(await database.url(), acknowledged)) fail(`${name}: ${broken}`)
    const answers = [...writers.outcomes]
      .map(([status, times]) => `${times} × ${status === 0 ? 'none' : status}`)
      .join(', ')
    const { leads, events } = acknowledged
    console.log(`  ${name}: ${answers}; ${leads.size} enquiries and ${events.size} entries acknowledged so far`)
  }

  async function watched(fault: () => Promise<void>): Promise<void> {
    const stop = watchHealth()
    await fault()
    await waitUntilReady()
    await stop()
  }

  for (let number = 1; number <= rounds; number++) {
    await round(`kill -9 of the server, ${number}`, async () => {
      await product.kill()
      product = await begin()
    })
  }
  await round('kill -9 of the database', () => watched(async () => killDatabase(database)))
  await round('the database restarted, three times', () =>
    watched(async () => {
      for (let times = 0; times < 3; times++) {
        restartDatabase(database)
        await delay(1_000)
        await waitUntilReady()
      }
    }),
  )
  await round(`the database frozen for ${FREEZE_MS / 1000} s`, () => watched(() => freezeDatabase(database, FREEZE_MS)))
  await round('all connections cut, twenty times', () =>
    watched(async () => {
      for (let times = 0; times < 20; times++) {
        cutConnections(database)
        await delay(100)
      }
    }),
  )

  await round('a silent mail server', async () => {
    const { status } = await upload(origin, people, 3)
    if (status !== 201) fail(`an upload answered ${status}`)
    const until = performance.now() + RECOVERY_MS
    const isDrawn = () => globSync(join(dataDir, 'media/*/*.avif')).length > 0
    while (!isDrawn() && performance.now() < until) await delay(200)
    if (!isDrawn()) fail('the job of a picture waits behind mails')
    if (mailServer.connections.size > 2) fail(`${mailServer.connections.size} mails are at work at once`)
  })

  await round('the bucket of the pictures away', async () => {
    await product.kill()
    const bucket = await startBucket()
    product = await begin({ STORAGE_URL: bucket.url })
    const first = await upload(origin, people, 5)
    if (first.status !== 201) fail(`an upload to the bucket answered ${first.status}`)
    await bucket.close()
    const away = await upload(origin, people, 7)
    if (away.status !== 503) fail(`an upload without the bucket answered ${away.status}`)
    const picture = await fetch(origin + first.url)
    if (picture.status !== 503) fail(`a picture without the bucket answered ${picture.status}`)
    await product.kill()
    product = await begin()
  })
  await round('the disk of the pictures full', async () => {
    const media = join(dataDir, 'media')
    // A few pages in size, so that neither a variant nor a folder fits; only root may mount, and not in every
    // container.
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', media]).status !== 0)
      return console.log('  left out: this account cannot mount a small disk')
    const full = await upload(origin, people, 9)
    spawnSync('umount', ['-l', media])
    if (full.status !== 503) fail(`an upload on a full disk answered ${full.status}`)
    const after = await upload(origin, people, 11)
    if (after.status !== 201) fail(`an upload on a disk with room again answered ${after.status}`)
  })
  await product.kill()
  const problems = readFileSync(log, 'utf8').match(/Unhandled|uncaught|heap out of memory/gi)
  if (problems) fail(`the log says ${[...new Set(problems)].join(', ')}`)
}

async function upload(
  origin: string,
  { professionals }: WriterPeople,
  number: number,
): Promise<{ status: number; url: string }> {
  const { body, headers } = formWith(await makeNoise(number))
  const answer = await fetch(`${origin}${API_BASE}/media`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${professionals[0]?.token}` },
    body: new Uint8Array(body),
  })
  const { data } = (await answer.json()) as { data?: { url: string } } // the shape of our API's answers
  return { status: answer.status, url: data?.url ?? '' }
}

const dataDirs: string[] = []
for (const open of [async (dataDir: string) => embeddedDatabase(dataDir), () => installedDatabase()]) {
  const dataDir = makeDataDir()
  dataDirs.push(dataDir)
  const database = await open(dataDir)
  if (database === null) {
    console.log('── left out: this machine has no PostgreSQL of its own; TEST_POSTGRES_BIN names its programs')
    continue
  }
  try {
    await attack(dataDir, database)
  } finally {
    await database.stop()
  }
}
mailServer.close()
// Not earlier: the last lines of the servers' output are still being written.
await delay(500)
for (const dataDir of dataDirs) removeDataDir(dataDir)
console.log(`${failures} failures in ${((performance.now() - start) / 1000).toFixed(0)} s`)
process.exit(failures > 0 ? 1 : 0)
