import { globSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { changeOwner, createScratchDirectory, temporaryAccount } from '#server/db/embedded/account.ts'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { joinEmbedded } from '#server/db/embedded/embedded.ts'
import { initCluster } from '#server/db/embedded/init.ts'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { probePrograms } from '#server/db/embedded/programs.ts'

/** A PostgreSQL into which faults are injected. */
export interface FaultyDatabase {
  name: string
  /** For the start of the product. */
  env: Record<string, string>
  /** Its current address, while the product is running. */
  url: () => Promise<string>
  /** The postmaster's process id; null while there is none. */
  pid: () => number | null
  stop: () => Promise<void>
}

/** The one that the product runs and restarts itself. */
export const embeddedDatabase = (dataDir: string): FaultyDatabase => ({
  name: 'the embedded database',
  env: {},
  url: async () => (await joinEmbedded(dataDir, () => {})).url,
  pid: () => readPidFile(join(realpathSync(join(dataDir, 'postgres')), 'data'))?.pid ?? null,
  stop: async () => {},
})

/** The PostgreSQL programs of this machine; null if there are none. */
const installedPrograms = () =>
  process.env['TEST_POSTGRES_BIN'] ?? globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? null

/**
 * A PostgreSQL installed on this machine, restarted half a second after its end, like by an init system; null if none
 * is installed.
 */
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

/** Only Linux lists them like this. */
export function childrenOf(parent: number): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const ppid = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
      if (ppid !== parent) return []
      return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
    } catch {
      return [] // it has ended in the meantime
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

/** Kills the whole database as if it ran out of memory. */
export function killDatabase(database: FaultyDatabase): void {
  const pid = database.pid()
  if (pid !== null) signal(pid, 'SIGKILL')
}

/** Shuts it down in an orderly way, like an operator who restarts it; every connection is notified. */
export function restartDatabase(database: FaultyDatabase): void {
  const pid = database.pid()
  if (pid !== null) signal(pid, 'SIGINT')
}

/** Suspends all of its processes for a while, like a machine that swaps. */
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
