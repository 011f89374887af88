import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { codeOf } from '#server/error-code.ts'
import { changeOwner, isShared } from './account.ts'
import { type ClusterOptions, environment } from './cluster.ts'
import type { Programs } from './programs.ts'

/** Sorts by bytes, with upper and lower case by Unicode; Croatian order is requested where it is needed (hr-x-icu). */
const localeOf = ({ major }: Programs) =>
  major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * Created in a sibling directory and then renamed, so that an interrupted first start leaves nothing that looks like a
 * database.
 */
export async function initCluster({ programs, account, directory, durable }: ClusterOptions): Promise<void> {
  const parent = dirname(directory)
  const prefix = `${basename(directory)}.new-`
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null
    // In a container, every start may have the same process id.
    if (pid !== null && (pid === process.pid || !isRunning(pid))) await rm(join(parent, name), { recursive: true })
  }
  const unfinished = join(parent, `${prefix}${process.pid}`)
  const options = [
    '--username=postgres',
    // Trust only if the account is ours alone; a shared one gets other rules at each start.
    isShared(account) ? '--auth=peer' : '--auth=trust',
    '--encoding=UTF8',
    ...localeOf(programs),
    ...(durable ? [] : ['--no-sync']),
  ]
  await mkdir(unfinished, { mode: 0o700 })
  changeOwner(unfinished, account)
  const initdb = spawn(join(programs.bin, 'initdb'), ['-D', unfinished, ...options], {
    ...account,
    cwd: '/',
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Only this process reacts to Ctrl-C; see the watchdog.
    detached: true,
  })
  const cutOff = () => void initdb.kill('SIGKILL')
  process.once('exit', cutOff)
  let complaint = ''
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  await once(initdb, 'close')
  process.off('exit', cutOff)
  if (initdb.exitCode !== 0) {
    await rm(unfinished, { recursive: true })
    throw new StartupError(`The database could not be created in ${parent}: ${complaint.trim().replaceAll('\n', ' ')}`)
  }
  // Another process may have been faster; the start then finds that the directory is in use.
  if (existsSync(directory)) await rm(unfinished, { recursive: true })
  else await rename(unfinished, directory)
}
