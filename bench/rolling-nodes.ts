import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '#scripts/free-ports.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/product.ts'
import { findBroken } from './fault-checks.ts'
import { type FaultyDatabase, installedDatabase } from './fault-database.ts'
import { makePeople } from './fault-people.ts'
import { nothingAcknowledged, startWriters } from './fault-writers.ts'

/** Nodes behind `deploy/haproxy.cfg`, under readers and writers none of whose requests may fail. */
const NODES = 4
const READERS = 8
const LET_IT_RUN_MS = 2_000

const host = '127.0.0.1'
const deployed = resolve(import.meta.dirname, '../deploy/haproxy.cfg')

/** The deployed file with this machine's addresses and without a certificate. */
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
  const servers = nodes.map((node, index) => `  server node${index + 1} ${host}:${node}\n`).join('')
  replace(/(?:^ {2}server node\d .*\n)+/gm, servers)
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

interface Answer {
  outcome: string
  body: string
}

function get(port: number, path: string, agent: Agent): Promise<Answer> {
  const answered = Promise.withResolvers<Answer>()
  const fail = (outcome: string) => answered.resolve({ outcome, body: '' })
  request({ host, port, path, agent }, (answer) => {
    let body = ''
    answer.setEncoding('utf8').on('data', (text: string) => (body += text))
    answer.once('end', () => answered.resolve({ outcome: String(answer.statusCode), body }))
    answer.once('error', (error) => fail(`cut off, ${error.message}`))
  })
    .once('error', (error) => fail(error.message))
    .end()
  return answered.promise
}

/** Readers over persistent connections, like browsers; they also load each file of a page once. */
function startReaders(port: number, paths: readonly string[]) {
  const stopped = new AbortController()
  const outcomes = new Map<string, number>()
  const fetched = new Set<string>()

  async function read(path: string, agent: Agent): Promise<string> {
    const { outcome, body } = await get(port, path, agent)
    // One key for all files, of which there are many.
    const key = outcome === '200' ? outcome : `${path.startsWith('/assets/') ? 'a file of a page' : path}: ${outcome}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
    return body
  }

  async function readOn(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; !stopped.signal.aborted; turn++) {
      const page = await read(paths[turn % paths.length] ?? '/', agent)
      for (const [file] of page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) {
        if (fetched.has(file)) continue
        fetched.add(file)
        // Once per node, since each of them may be asked for it.
        for (let time = 0; time < NODES; time++) await read(file, agent)
      }
    }
    agent.destroy()
  }

  const reading = Promise.all(Array.from({ length: READERS }, readOn))
  return {
    outcomes,
    /** Requests every file again from now on. */
    forgetFiles: () => fetched.clear(),
    async stop() {
      stopped.abort()
      await reading
    },
  }
}

async function untilReady(port: number): Promise<void> {
  while ((await fetch(`http://${host}:${port}/readyz`).catch(() => null))?.ok !== true) await delay(100)
}

export interface RollingSite {
  database: FaultyDatabase
  /** Runs a short period of load. */
  run: () => Promise<void>
  /** Replaces the nodes one by one with those of the tree, and forgets which files the readers have. */
  replaceAll: (root?: string) => Promise<void>
  /** Ends the load, prints the results, and returns the number of failures. */
  finish: (title: string) => Promise<number>
}

async function requireDatabase(): Promise<FaultyDatabase> {
  if (spawnSync('haproxy', ['-v']).status !== 0) throw new Error('This needs HAProxy.')
  const database = await installedDatabase()
  if (database === null)
    throw new Error('This needs a PostgreSQL of this machine; TEST_POSTGRES_BIN names its programs.')
  return database
}

/** Four nodes of the tree, by default this one, under load; they are stopped with the stack. */
export async function startRollingSite(resources: AsyncDisposableStack, root?: string): Promise<RollingSite> {
  const database = await requireDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'zauvijek-rolling-'))
  const dataDir = makeDataDir()
  resources.defer(async () => {
    await database.stop()
    await delay(500)
    removeDataDir(dataDir)
    rmSync(folder, { recursive: true, force: true })
  })
  const proxyPort = await findFreePort()
  const origin = `http://${host}:${proxyPort}`
  const ports: number[] = []
  for (let number = 0; number < NODES; number++) ports.push(await findFreePort())
  const nodes = new Map<number, Product>()
  resources.defer(async () => {
    for (const node of nodes.values()) await node.kill()
  })

  const begin = async (port: number, tree?: string) => {
    const node = await startProduct({
      dataDir,
      log: join(folder, `node-${port}.log`),
      ...(tree !== undefined && { root: tree }),
      env: {
        DEMO: 'off',
        PORT: String(port),
        PUBLIC_URL: origin,
        TRUST_PROXY: 'loopback',
        MAIL: 'files',
        ...database.env,
      },
    })
    nodes.set(port, node)
  }
  for (const port of ports) await begin(port, root)
  const people = await makePeople(await database.url())
  resources.defer(await startProxy(folder, proxyPort, ports))
  await untilReady(proxyPort)

  let failures = 0
  const fail = (text: string) => {
    failures++
    console.error(`✗ ${text}`)
  }
  const acknowledged = nothingAcknowledged()
  const [someone] = people.professionals
  const readers = startReaders(proxyPort, [
    '/',
    `/professionals/${someone?.id}`,
    '/api/v1/professionals',
    `/api/v1/professionals/${someone?.id}`,
    `/api/v1/reviews?professional_id=${someone?.id}`,
    '/api/v1/categories',
    '/help',
  ])
  const writers = startWriters(origin, people, acknowledged, fail)
  const stopLoad = () => Promise.all([readers.stop(), writers.stop()])
  resources.defer(async () => void (await stopLoad()))
  const run = () => delay(LET_IT_RUN_MS)

  async function replaceAll(tree?: string): Promise<void> {
    for (const port of ports) {
      await nodes.get(port)?.stop()
      await begin(port, tree)
      await untilReady(port)
      readers.forgetFiles()
      await run()
    }
  }

  async function finish(title: string): Promise<number> {
    await stopLoad()
    let reads = 0
    for (const [outcome, number] of readers.outcomes) {
      reads += number
      if (outcome !== '200') fail(`${number} × ${outcome}`)
    }
    let writes = 0
    for (const [status, number] of writers.outcomes) {
      writes += number
      // A refusal by a rule, such as for a taken day, is a valid answer.
      if (status === 0 || status >= 500)
        fail(`${number} writes were answered ${status === 0 ? 'by nothing' : `with ${status}`}`)
    }
    for (const broken of await findBroken(await database.url(), acknowledged)) fail(broken)
    console.log(
      `${title}: ${reads} reads and ${writes} writes (${acknowledged.leads.size} enquiries), ${failures} kinds of failure`,
    )
    return failures
  }

  return { database, run, replaceAll, finish }
}
