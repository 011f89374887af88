import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort, makeDataDir, type Product, removeDataDir, startProduct } from '#test/product.ts'
import { findBroken } from './fault-checks.ts'
import { installedDatabase } from './fault-database.ts'
import { makePeople } from './fault-people.ts'
import { type Acknowledged, startWriters } from './fault-writers.ts'

/**
 * `npm run rolling-restart [-- --times 2]`: three nodes behind `deploy/haproxy.cfg`, restarted one after the other under
 * readers and writers. No request may fail, and every acknowledged write must be there.
 */
const { values: options } = parseArgs({ options: { times: { type: 'string', default: '2' } } })
const times = Number(options.times)
const NODES = 3
const READERS = 8
const LET_IT_RUN_MS = 2_000

const host = '127.0.0.1'
const deployed = resolve(import.meta.dirname, '../deploy/haproxy.cfg')

/** The file as it stands for others, with this machine's addresses and without a certificate. */
function writeConfiguration(file: string, port: number, nodes: readonly number[]): void {
  let text = readFileSync(deployed, 'utf8')
  const replace = (pattern: RegExp, by: string) => {
    if (!pattern.test(text)) throw new Error(`${deployed} has no line like ${pattern}`)
    text = text.replace(pattern, by)
  }
  replace(/^ {2}log .*\n/m, '')
  replace(/^ {2}bind :80\n/m, `  bind ${host}:${port}\n`)
  replace(/^ {2}bind :443 .*\n/m, '')
  replace(/^ {2}http-request redirect .*\n/m, '')
  for (const [index, node] of nodes.entries())
    replace(new RegExp(`^ {2}server node${index + 1} .*$`, 'm'), `  server node${index + 1} ${host}:${node}`)
  writeFileSync(file, text)
}

async function startProxy(folder: string, port: number, nodes: readonly number[]): Promise<() => Promise<void>> {
  const file = join(folder, 'haproxy.cfg')
  writeConfiguration(file, port, nodes)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  if (await Promise.race([ended, delay(1_000)])) throw new Error('HAProxy does not run on this configuration.')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Readers over connections that stay open, as browsers have them. */
function startReaders(port: number, paths: readonly string[]) {
  const stopped = new AbortController()
  const outcomes = new Map<string, number>()
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)

  async function read(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; !stopped.signal.aborted; turn++) {
      const path = paths[turn % paths.length]
      const answered = Promise.withResolvers<string>()
      request({ host, port, path, agent }, (answer) => {
        answer.resume()
        answer.once('end', () => answered.resolve(String(answer.statusCode)))
        answer.once('error', (error) => answered.resolve(`${path}: cut off, ${error.message}`))
      })
        .once('error', (error) => answered.resolve(`${path}: ${error.message}`))
        .end()
      count(await answered.promise)
    }
    agent.destroy()
  }

  const reading = Promise.all(Array.from({ length: READERS }, read))
  return {
    outcomes,
    async stop() {
      stopped.abort()
      await reading
    },
  }
}

async function untilReady(port: number): Promise<void> {
  while ((await fetch(`http://${host}:${port}/readyz`).catch(() => null))?.ok !== true) await delay(100)
}

if (spawnSync('haproxy', ['-v']).status !== 0) {
  console.error('This needs HAProxy.')
  process.exit(1)
}
const database = await installedDatabase()
if (database === null) {
  console.error('This needs a PostgreSQL of this machine; TEST_POSTGRES_BIN names its programs.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'zauvijek-rolling-'))
const dataDir = makeDataDir()
const proxyPort = await freePort()
const origin = `http://${host}:${proxyPort}`
const ports: number[] = []
for (let number = 0; number < NODES; number++) ports.push(await freePort())
const begin = (port: number): Promise<Product> =>
  startProduct({
    dataDir,
    log: join(folder, `node-${port}.log`),
    env: {
      DEMO: 'off',
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUST_PROXY: 'loopback',
      MAIL: 'files',
      ...database.env,
    },
  })
const nodes = new Map<number, Product>()
let failures = 0
try {
  for (const port of ports) nodes.set(port, await begin(port))
  const people = await makePeople(await database.url())
  const stopProxy = await startProxy(folder, proxyPort, ports)
  await untilReady(proxyPort)
  const acknowledged: Acknowledged = { leads: new Map(), statuses: new Map(), events: new Set() }
  const [someone] = people.professionals
  const paths = [
    '/',
    `/professionals/${someone?.id}`,
    '/api/v1/professionals',
    `/api/v1/professionals/${someone?.id}`,
    `/api/v1/reviews?professional_id=${someone?.id}`,
    '/api/v1/categories',
    '/help',
  ]
  const readers = startReaders(proxyPort, paths)
  const writers = startWriters(origin, people, acknowledged, (text) => {
    failures++
    console.error(`✗ ${text}`)
  })
  await delay(LET_IT_RUN_MS)
  for (let time = 1; time <= times; time++) {
    for (const port of ports) {
      await nodes.get(port)?.stop()
      nodes.set(port, await begin(port))
      await untilReady(port)
      await delay(LET_IT_RUN_MS)
    }
  }
  await Promise.all([readers.stop(), writers.stop()])
  await stopProxy()

  let reads = 0
  for (const [outcome, number] of readers.outcomes) {
    reads += number
    if (outcome === '200') continue
    failures += number
    console.error(`✗ ${number} × ${outcome}`)
  }
  let writes = 0
  for (const [status, number] of writers.outcomes) {
    writes += number
    // A refusal by the rules, such as of a day that is taken, is an answer.
    if (status !== 0 && status < 500) continue
    failures += number
    console.error(`✗ ${number} writes were answered ${status === 0 ? 'by nothing' : status}`)
  }
  for (const broken of await findBroken(await database.url(), acknowledged)) {
    failures++
    console.error(`✗ ${broken}`)
  }
  console.log(
    `${times * NODES} restarts: ${reads} reads and ${writes} writes (${acknowledged.leads.size} enquiries), ${failures} failed`,
  )
} finally {
  for (const node of nodes.values()) await node.kill()
  await database.stop()
  await delay(500)
  removeDataDir(dataDir)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failures > 0 ? 1 : 0)
