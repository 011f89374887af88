import { globSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { changeOwner, createScratchDirectory, temporaryAccount } from '#server/db/embedded/account.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { joinEmbedded } from '#server/db/embedded/embedded.ts'
import { initCluster } from '#server/db/embedded/init.ts'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { probePrograms } from '#server/db/embedded/programs.ts'

/** A PostgreSQL that faults happen to. */
export interface FaultyDatabase {
  name: string
  /** For the product's start. */
  env: Record<string, string>
  /** Where it is now; the product runs. */
  url: () => Promise<string>
  /** Of the process that starts all others; null while there is none. */
  pid: () => number | null
  stop: () => Promise<void>
}

/** The one that the product runs itself, and starts again by itself. */
export const embeddedDatabase = (dataDir: string): FaultyDatabase => ({
  name: 'the embedded database',
  env: {},
  url: async () => (await joinEmbedded(dataDir, () => {})).url,
  pid: () => readPidFile(join(realpathSync(join(dataDir, 'postgres')), 'data'))?.pid ?? null,
  stop: async () => {},
})

/** The programs of a PostgreSQL of this machine; null where there is none. */
const installedPrograms = () =>
  process.env['TEST_POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? null

/** One of this machine's own programs, started again half a second after its end as an init system would; null without them. */
export async function installedDatabase(): Promise<FaultyDatabase | null> {
  const bin = installedPrograms()
  if (bin === null) return null
  const account = temporaryAccount()
  const programs = probePrograms(bin, account)
  if ('problem' in programs) throw new Error(`${bin} holds no PostgreSQL that runs: ${programs.problem}`)
  const home = createScratchDirectory(account)
  const scratch = createScratchDirectory(account)
  const plan = { programs, account, directory: join(home, 'data'), log: join(home, 'log'), durable: true, scratch }
  await initCluster(plan)
  let isEnding = false
  let cluster = await startCluster(plan)

  async function keepRunning(): Promise<void> {
    for (;;) {
      await cluster.ended
      if (isEnding) return
      await delay(500)
      mkdirSync(scratch, { recursive: true, mode: 0o700 })
      changeOwner(scratch, account)
      cluster = await startCluster(plan)
    }
  }
  const running = keepRunning()
  const url = cluster.urlOf('postgres')
  return {
    name: `PostgreSQL ${programs.major} in ${bin}`,
    env: { DATABASE_URL: url },
    url: async () => url,
    pid: () => readPidFile(plan.directory)?.pid ?? null,
    async stop() {
      isEnding = true
      await cluster.stop()
      await running
      rmSync(home, { recursive: true, force: true })
    },
  }
}

interface Process {
  pid: number
  command: string
}

/** Linux alone shows them so. */
export function childrenOf(parent: number): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const ppid = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
      if (ppid !== parent) return []
      return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
    } catch {
      return [] // it has ended meanwhile
    }
  })
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** Kills the whole database as a lack of memory would. */
export function killDatabase(database: FaultyDatabase): void {
  const pid = database.pid()
  if (pid !== null) signal(pid, 'SIGKILL')
}

/** Ends it in order, as an operator who restarts it would; every connection is told that it ends. */
export function restartDatabase(database: FaultyDatabase): void {
  const pid = database.pid()
  if (pid !== null) signal(pid, 'SIGINT')
}

/** Stops every process of it for a while, as a machine that swaps would. */
export async function freezeDatabase(database: FaultyDatabase, ms: number): Promise<void> {
  const pid = database.pid()
  if (pid === null) return
  const all = [pid, ...childrenOf(pid).map((child) => child.pid)]
  for (const one of all) signal(one, 'SIGSTOP')
  await delay(ms)
  for (const one of all) signal(one, 'SIGCONT')
}

/** Ends every connection, whatever it is doing. */
export function cutConnections(database: FaultyDatabase): void {
  const pid = database.pid()
  if (pid === null) return
  for (const child of childrenOf(pid)) if (child.command.includes('[local]')) signal(child.pid, 'SIGTERM')
}
