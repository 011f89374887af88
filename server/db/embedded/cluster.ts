import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '#server/startup-error.ts'
import { createScratchDirectory, changeOwner, isShared, type SystemAccount } from './account.ts'
import { ensureNotInUse, readPidFile } from './pid-file.ts'
import type { Programs } from './programs.ts'

/** A private PostgreSQL: who runs it, with which programs, and where its data and log are. */
export interface ClusterOptions {
  programs: Programs
  account: SystemAccount
  directory: string
  log: string
  /** False if a crash of the machine may lose everything, as for a test run. */
  durable: boolean
  /** The socket's directory, which is removed at the end; a new one by default. */
  scratch?: string
}

export interface Cluster {
  urlOf: (database: string) => string
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  ended: Promise<void>
  /** Ends it cleanly: running statements are cut off, committed data is written. */
  stop: () => Promise<void>
}

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Rejected rows are normal here, so only starts, stops and serious errors are logged.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  // Our statements take milliseconds; compiling them would take longer than running them.
  jit: 'off',
}

const nonDurableSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * A shell between this process and PostgreSQL, reading from a pipe whose other end only this process holds. The word
 * `stop` ends PostgreSQL cleanly. If the pipe closes without it, this process was killed, and PostgreSQL is ended at
 * once (committed data is in its log). The shell then removes the socket's directory.
 */
const watchdog = `
trap '' HUP INT TERM
scratch=$1; shift
exec 3<&0 </dev/null
"$@" 3<&- & server=$!
{ read -r word <&3; [ "$word" = stop ] && kill -INT $server || kill -QUIT $server; } 2>/dev/null & reader=$!
wait $server; status=$?
kill -9 $reader 2>/dev/null
rm -rf "$scratch"
exit $status`

/** PostgreSQL inherits nothing from our environment: no locale and no PG… variable. */
export const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' }

/** The address of a database behind a socket in this directory. */
export const socketUrl = (directory: string, database: string) =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`

/**
 * If the account that runs PostgreSQL is shared, only the account of this process may connect, which PostgreSQL
 * verifies with the operating system. Otherwise only that account and root can reach the socket. Not stored in the data
 * directory, so that databases created by an earlier release are protected too.
 */
function accessSettings(scratch: string, account: SystemAccount): Record<string, string> {
  if (!isShared(account)) return {}
  const files = {
    hba_file: ['hba.conf', 'local all postgres peer map=zauvijek\n'],
    ident_file: ['ident.conf', `zauvijek "${userInfo().username}" postgres\n`],
  } as const
  return Object.fromEntries(
    Object.entries(files).map(([setting, [name, content]]) => {
      const path = join(scratch, name)
      writeFileSync(path, content)
      chmodSync(path, 0o644) // whatever the umask is
      return [setting, path]
    }),
  )
}

/** Starts PostgreSQL on a directory made by initCluster; resolves when it accepts connections. */
export async function startCluster(plan: ClusterOptions): Promise<Cluster> {
  const { programs, account, directory, log } = plan
  await ensureNotInUse(directory)
  const scratch = plan.scratch ?? createScratchDirectory(account)
  const all = {
    ...settings,
    ...(plan.durable ? {} : nonDurableSettings),
    ...accessSettings(scratch, account),
    unix_socket_directories: scratch,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = openSync(log, 'a')
  changeOwner(log, account)
  const logStart = statSync(log).size
  const command = [
    '-c',
    watchdog,
    'postgres-watchdog',
    scratch,
    join(programs.bin, 'postgres'),
    '-D',
    directory,
    ...flags,
  ]
  const shell = spawn('/bin/sh', command, {
    ...account,
    cwd: '/',
    env: environment,
    stdio: ['pipe', 'ignore', logFile],
    detached: true,
  })
  closeSync(logFile)
  await once(shell, 'spawn')
  const pipe = shell.stdin
  if (!pipe) throw new Error('the watchdog has no pipe to listen at')
  // Writing to a watchdog that has gone fails; `ended` reports it.
  pipe.on('error', () => {})
  let hasEnded = false
  const ended = once(shell, 'exit').then(() => {
    hasEnded = true
  })
  const isReady = () => {
    const found = readPidFile(directory)
    return found?.socketDirectory === scratch && found.state === 'ready'
  }
  while (!isReady()) {
    if (hasEnded) throw new StartupError(`The database in ${directory} did not start: ${findLastError(log, logStart)}`)
    await delay(5)
  }
  const stop = async () => {
    pipe.end('stop\n')
    await ended
  }
  return {
    urlOf: (database) => socketUrl(scratch, database),
    ended,
    stop,
  }
}

function findLastError(log: string, start: number): string {
  const lines = readFileSync(log).subarray(start).toString().trim().split('\n')
  const error = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? ''
  return error.replace(/^.*?FATAL: */, '') || `it ended without a word; see ${log}`
}
