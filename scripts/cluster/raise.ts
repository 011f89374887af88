import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { temporaryAccount } from '#server/db/embedded/account.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Addresses, addressesOf, decideLayout, type Layout, layoutSchema, MEMBERS } from './layout.ts'
import { askMembers } from './members.ts'
import { openProcesses, type ProcessPlan, type Processes } from './processes.ts'
import { legacyCiphers } from './s3rver.ts'
import { findPrograms, type Programs } from './programs.ts'
import {
  databaseProxyConfiguration,
  etcdConfiguration,
  patroniConfiguration,
  poolerConfiguration,
  siteProxyConfiguration,
  userList,
} from './templates.ts'

const root = resolve(import.meta.dirname, '../..')

/** For each step of the start, on any machine. */
const PATIENCE_MS = 120_000
/** A PostgreSQL that is stopping ends within five seconds in any case. */
const ENDING_MS = 10_000

export interface Cluster {
  dir: string
  addresses: Addresses
  processes: Processes
  /** The folder with the received mails, one file each. */
  mails: string
  /** The process id of a database managed by Patroni; null while it is not running. */
  postmasterOf: (member: string) => number | null
}

export interface ClusterOptions {
  /** Must not exist yet, or be empty. */
  dir: string
  /** Application processes behind the proxy; with none, only the databases are started. */
  nodes?: number
  /** Additional environment variables for each node. */
  nodeEnv?: Record<string, string>
  log?: (line: string) => void
}

const dataOf = (dir: string, member: number) => join(dir, `database${member}`, 'data')

/** The cluster created in this folder, running or not; null if there is none. */
export function findCluster(dir: string): (Cluster & { layout: Layout }) | null {
  const file = join(dir, 'cluster.json')
  if (!existsSync(file)) return null
  const layout = layoutSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    dir,
    layout,
    addresses: addressesOf(layout),
    processes: openProcesses(dir),
    mails: join(dir, 'mails'),
    postmasterOf: (member) => readPidFile(join(dir, member, 'data'))?.pid ?? null,
  }
}

async function waitFor(name: string, dir: string, isDone: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (!(await isDone().catch(() => false))) {
    if (performance.now() > until)
      throw new StartupError(`${name} did not come up within ${PATIENCE_MS / 1000} s; the logs are in ${dir}/logs.`)
    await delay(100)
  }
}

/** The folder of one part, accessible only to its account. */
function makeFolder(path: string, { uid, gid }: { uid?: number; gid?: number }): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
  return path
}

function prepareDir(dir: string): void {
  if (
    findCluster(dir)
      ?.processes.list()
      .some(({ isRunning }) => isRunning)
  )
    throw new StartupError(`A cluster runs in ${dir} already. End it first: npm run cluster -- down --dir ${dir}`)
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new StartupError(`The folder ${dir} is not empty. Name another one, or: npm run cluster -- down --dir ${dir}`)
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  const account = temporaryAccount()
  if (spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...account, cwd: '/' }).status !== 0)
    throw new StartupError(`PostgreSQL's account (uid ${account.uid}) cannot enter ${dir}. Name a folder that it can.`)
}

/** Everything except the nodes, in the order in which it is started. */
function planParts(dir: string, layout: Layout, programs: Programs) {
  const account = temporaryAccount()
  const ofAccount = (path: string) => makeFolder(join(dir, path), account)
  const write = (path: string, text: string, { uid, gid } = account) => {
    writeFileSync(path, text, { mode: 0o600 })
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
    return path
  }
  // Not a folder of this process, because another account might not be able to enter it.
  const plan = (name: string, program: string, args: string[]): ProcessPlan => ({
    ...account,
    name,
    program,
    args,
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', HOME: dir, LANG: 'C.UTF-8' },
  })
  const own = (name: string, script: string, args: (string | number)[], flags: string[] = []): ProcessPlan => ({
    name,
    program: process.execPath,
    args: [...flags, join(import.meta.dirname, script), ...args.map(String)],
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_NO_WARNINGS: '1' },
  })
  const etcds = MEMBERS.map((member) => {
    const folder = ofAccount(`etcd${member}`)
    const file = write(join(folder, 'etcd.yml'), etcdConfiguration(member, layout, join(folder, 'data')))
    return plan(`etcd${member}`, programs.etcd, ['--config-file', file])
  })
  const databases = MEMBERS.map((member) => {
    const folder = ofAccount(`database${member}`)
    const { postgresBin } = programs
    const files = { postgresBin, data: dataOf(dir, member), pgpass: join(folder, 'pgpass') }
    const file = write(join(folder, 'patroni.yml'), patroniConfiguration(member, layout, files))
    return plan(`database${member}`, programs.patroni, [file])
  })
  const proxy = (name: string, text: string) => {
    const file = write(join(ofAccount(name), 'haproxy.cfg'), text)
    return plan(name, programs.haproxy, ['-db', '-f', file])
  }
  const poolerFolder = ofAccount('pgbouncer')
  const users = write(join(poolerFolder, 'userlist.txt'), userList(layout))
  const poolerFile = write(join(poolerFolder, 'pgbouncer.ini'), poolerConfiguration(layout, users))
  return {
    etcds,
    databases,
    databaseProxy: proxy('database-proxy', databaseProxyConfiguration(layout)),
    pooler: plan('pgbouncer', programs.pgbouncer, [poolerFile]),
    siteProxy: layout.ports.nodes.length > 0 ? proxy('site-proxy', siteProxyConfiguration(layout)) : null,
    store: own(
      'store',
      'object-store.ts',
      [layout.ports.store, makeFolder(join(dir, 'store'), {}), 'slike'],
      [legacyCiphers],
    ),
    mail: own('mail', 'mail-server.ts', [layout.ports.mail, makeFolder(join(dir, 'mails'), {})]),
  }
}

/** Every second node goes through PgBouncer, so that both ways are tried side by side. */
const isPooled = (node: number) => node % 2 === 0

function planNode(dir: string, number: number, { ports, nodeEnv }: Layout, addresses: Addresses): ProcessPlan {
  return {
    name: `node${number}`,
    program: process.execPath,
    args: ['server/main.ts'],
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: makeFolder(join(dir, `node${number}`), {}),
      ...(isPooled(number)
        ? { DATABASE_URL: addresses.pgbouncer, DATABASE_DIRECT_URL: addresses.writer, DATABASE_POOLING: 'transaction' }
        : { DATABASE_URL: addresses.writer }),
      DATABASE_REPLICA_URL: addresses.members.join(','),
      STORAGE_URL: addresses.store,
      SMTP_URL: addresses.mail,
      PORT: String(ports.nodes[number - 1]),
      PUBLIC_URL: addresses.site,
      TRUST_PROXY: 'loopback',
      DEMO: 'off',
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...nodeEnv,
    },
  }
}

/** As docs/operations.md tells operators to. */
async function createDatabase({ addresses, layout }: { addresses: Addresses; layout: Layout }): Promise<void> {
  const client = new pg.Client(addresses.superuser)
  await client.connect()
  try {
    await client.query(`create role zauvijek login password ${client.escapeLiteral(layout.passwords.product)}`)
    await client.query('grant pg_read_all_stats to zauvijek')
    await client.query(`create database zauvijek owner zauvijek encoding 'UTF8' template template0`)
  } finally {
    await client.end()
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {}) // only the answer counts
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } finally {
    await client.end()
  }
}

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`)).ok

/** Whether two replicas follow the primary, one of them synchronously. */
const isWhole = async (patroni: readonly string[]) => {
  const members = await askMembers(patroni)
  const following = members.filter(({ role, state }) => role !== 'leader' && /running|streaming/.test(state))
  return following.length === 2 && members.some(({ role }) => role === 'sync_standby')
}

/** Resolves when the primary and both replicas are back in place. @internal */
export const waitUntilWhole = ({ dir, addresses }: Cluster) =>
  waitFor('A replica', dir, () => isWhole(addresses.patroni))

/**
 * Starts a cluster below `dir` and resolves when it serves requests; if that fails, everything already started is
 * stopped.
 */
export async function raiseCluster({ dir: folder, nodes = 4, nodeEnv = {}, log = () => {} }: ClusterOptions) {
  const programs = findPrograms()
  const dir = resolve(folder)
  prepareDir(dir)
  const layout = await decideLayout(nodes, nodeEnv)
  writeFileSync(join(dir, 'cluster.json'), JSON.stringify(layout), { mode: 0o600 })
  const cluster = findCluster(dir)
  if (!cluster) throw new Error(`${dir} has lost its cluster.json`)
  try {
    await startAll(cluster, programs, log)
    return cluster
  } catch (error) {
    await endCluster(dir, { keepsFiles: true })
    throw error
  }
}

async function startAll(cluster: Cluster & { layout: Layout }, programs: Programs, log: (line: string) => void) {
  const { dir, layout, addresses, processes } = cluster
  const parts = planParts(dir, layout, programs)
  for (const plan of [...parts.etcds, parts.store, parts.mail, parts.databaseProxy, parts.pooler]) processes.start(plan)
  // Each retries until etcd answers. The first one creates the database, and the others copy it.
  for (const plan of parts.databases) processes.start(plan)
  log('etcd, the databases, their proxy, PgBouncer, the store and the mail server are starting.')
  await waitFor('The primary', dir, () => accepts(addresses.superuser))
  await createDatabase(cluster)
  const all = layout.ports.nodes.map((_, index) => planNode(dir, index + 1, layout, addresses))
  for (const plan of all) processes.start(plan)
  if (parts.siteProxy) processes.start(parts.siteProxy)
  await waitUntilWhole(cluster)
  for (const [index, node] of addresses.nodes.entries()) await waitFor(`node${index + 1}`, dir, () => isReady(node))
  if (parts.siteProxy) await waitFor('The proxy', dir, () => isReady(addresses.site))
}

/** PostgreSQL's own processes survive a Patroni that was killed. */
async function endPostgres(dir: string, member: number): Promise<void> {
  const data = dataOf(dir, member)
  const pid = readPidFile(data)?.pid
  if (pid === undefined || !isServerOn(data, pid)) return
  // Immediately, without a final write, because its folder will be removed. SIGKILL would leave its shared memory
  // behind.
  process.kill(pid, 'SIGQUIT')
  const until = performance.now() + ENDING_MS
  while (isServerOn(data, pid)) {
    if (performance.now() > until) process.kill(pid, 'SIGKILL')
    await delay(20)
  }
}

function isServerOn(data: string, pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      .split('\0')
      .some((arg) => arg.endsWith(data))
  } catch {
    return false
  }
}

/** Stops everything that runs below this folder, whoever has started it, and removes the folder. */
export async function endCluster(folder: string, { keepsFiles = false } = {}): Promise<void> {
  const dir = resolve(folder)
  const cluster = findCluster(dir)
  if (!cluster) throw new StartupError(`There is no cluster in ${dir}.`)
  const { processes } = cluster
  // Immediately, because nothing of it is kept.
  await Promise.all(processes.list().map(({ name }) => processes.end(name)))
  await Promise.all(MEMBERS.map((member) => endPostgres(dir, member)))
  processes.forget()
  if (!keepsFiles) rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
}
