import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { changeOwner, createScratchDirectory } from '#server/db/embedded/account.ts'
import { type Cluster, type ClusterOptions, startCluster } from '#server/db/embedded/cluster.ts'
import { readPidFile } from '#server/db/embedded/pid-file.ts'
import { migrate } from '#server/db/migrate.ts'
import { prepareTemporaryCluster } from './temporary-cluster.ts'

const databaseName = 'replicated'

export interface Standby {
  url: string
  /** The postmaster's. */
  pid: () => number | undefined
  query: (text: string) => Promise<void>
  /** Suspends and resumes all of its processes. */
  freeze: () => void
  thaw: () => void
  /** Kills it immediately. */
  kill: () => Promise<void>
  /** Copies the primary again, to the same address. */
  rebuild: () => Promise<void>
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** The standbys connect as the user that runs them. */
async function letReplicate({ scratch }: { scratch: string }, url: string): Promise<void> {
  if (!existsSync(join(scratch, 'hba.conf'))) return
  appendFileSync(join(scratch, 'hba.conf'), 'local replication postgres peer map=zauvijek\n')
  appendFileSync(join(scratch, 'ident.conf'), 'zauvijek "nobody" postgres\n')
  await query(url, 'select pg_reload_conf()')
}

/** A copy of the running primary that follows it, made like pg_basebackup, which not every distribution includes. */
async function copyPrimary(from: ClusterOptions & { scratch: string }, url: string, to: ClusterOptions): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query("select pg_backup_start('standby', fast => true)")
  const copied = spawnSync('cp', ['-a', from.directory, to.directory])
  if (copied.status !== 0) throw new Error(`The primary could not be copied: ${copied.stderr.toString()}`)
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const write = (name: string, content: string) => {
    writeFileSync(join(to.directory, name), content, { mode: 0o600 })
    changeOwner(join(to.directory, name), to.account)
  }
  write('backup_label', rows[0]?.labelfile ?? '')
  write('standby.signal', '')
  write('postgresql.auto.conf', `primary_conninfo = 'host=${from.scratch} user=postgres'\nhot_standby_feedback = on\n`)
  spawnSync('rm', [join(to.directory, 'postmaster.pid')])
}

/** The server's processes: the postmaster and its children. */
function processesOf(directory: string): number[] {
  const first = readPidFile(directory)?.pid
  const isChild = (pid: string) => {
    try {
      return (
        Number(
          readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) . /s, '')
            .split(' ')[0],
        ) === first
      )
    } catch {
      return false // it has ended
    }
  }
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name))
  return first === undefined ? [] : [first, ...children.map(Number)]
}

async function startStandby(primary: ClusterOptions & { scratch: string }, primaryUrl: string): Promise<Standby> {
  const scratch = createScratchDirectory(primary.account)
  const plan = {
    ...primary,
    directory: join(scratch, 'data'),
    log: join(primary.scratch, `log-${basename(scratch)}`),
    scratch,
  }
  let cluster: Cluster
  async function start() {
    await copyPrimary(primary, primaryUrl, plan)
    cluster = await startCluster(plan)
    return cluster.urlOf(databaseName)
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(plan.directory)) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  const url = await start()
  return {
    url,
    pid: () => readPidFile(plan.directory)?.pid,
    query: (text) => query(url, text),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async kill() {
      signal('SIGKILL')
      await cluster.ended
    },
    async rebuild() {
      // The watchdog has removed the previous one, unless a child that outlived the postmaster still wrote there.
      rmSync(scratch, { recursive: true, force: true, maxRetries: 20 })
      mkdirSync(scratch, { mode: 0o700 })
      changeOwner(scratch, plan.account)
      await start()
    },
  }
}

/** A primary with a migrated database, and standbys that stream from it. */
export async function startReplicatedPostgres(count: number) {
  const plan = await prepareTemporaryCluster()
  const primary = await startCluster(plan)
  const url = primary.urlOf(databaseName)
  await query(primary.urlOf('postgres'), `create database ${databaseName}`)
  // A commit is sent to the standbys only once it is written.
  await query(primary.urlOf('postgres'), `alter database ${databaseName} set synchronous_commit = on`)
  await migrate(url)
  await letReplicate(plan, url)
  const standbys: Standby[] = []
  for (let number = 0; number < count; number++) standbys.push(await startStandby(plan, url))
  const stop = async () => {
    for (const standby of standbys) await standby.kill()
    await primary.stop()
  }
  return { url, pid: () => readPidFile(plan.directory)?.pid, standbys, stop }
}
