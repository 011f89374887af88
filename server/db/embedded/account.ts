import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { asShellWord, describeWriteError, ownerOf } from '#server/owned-files.ts'
import { StartupError } from '#server/startup-error.ts'
import { ensureNotInUse } from './pid-file.ts'

/** The account that PostgreSQL runs as; empty for this process's own. */
export interface SystemAccount {
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. This is `nobody`, which exists on every system, but which other programs use too.
 */
const nobody = { uid: 65_534, gid: 65_534 }

/** The account for a database that belongs to no server: that of a test run or a trial cluster. */
export const temporaryAccount = (): SystemAccount => (isRoot() ? nobody : {})

/** Whether others use the account too, so that a socket restricted to it gives no protection. */
export const isShared = ({ uid }: SystemAccount) => uid === nobody.uid

const isRoot = () => process.getuid?.() === 0

/** When root starts us, an ordinary user's files keep belonging to that user. */
const accountFor = (path: string): SystemAccount => (isRoot() ? (ownerOf(path) ?? nobody) : {})

const notStarted = (cause: Error) =>
  new StartupError(`No process could be started for the database: ${cause.message}`, { cause })

/**
 * Tried rather than derived from the mode bits, because of access control lists and containers. Throws if it cannot be
 * tried, as at a limit of processes or open files: then the database must stay in its place.
 */
function canEnter(directory: string, account: SystemAccount): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' })
  if (error) throw notStarted(error)
  return status === 0
}

export function changeOwner(directory: string, { uid, gid }: SystemAccount): string {
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid)
  return directory
}

/**
 * Creates a directory whose path is short enough for a unix socket (107 bytes), accessible only to this account and
 * root.
 */
export function createScratchDirectory(account: SystemAccount, preferred = tmpdir()): string {
  for (const base of [preferred, tmpdir(), '/tmp']) {
    if (base.length > 60 || !existsSync(base) || !canEnter(base, account)) continue
    return changeOwner(mkdtempSync(join(base, 'zauvijek-')), account)
  }
  throw new StartupError(`Neither ${tmpdir()} nor /tmp can hold the database's socket.`)
}

/** Accessible to every account; each database gets its own directory in it. */
const outsideBase = '/var/lib/zauvijek'

/**
 * Moves the database out of a directory closed to its account (such as one below a home with mode 700) and leaves a
 * link.
 */
async function prepareOutsideHome(link: string, account: SystemAccount, log: (line: string) => void): Promise<string> {
  await ensureNotInUse(join(link, 'data'))
  if (!existsSync(outsideBase)) {
    mkdirSync(outsideBase, { recursive: true })
    chmodSync(outsideBase, 0o755) // whatever the umask is
  }
  const home = changeOwner(mkdtempSync(join(outsideBase, 'postgres-')), account)
  if (readdirSync(link).length === 0) {
    rmdirSync(link)
  } else {
    const copied = spawnSync('cp', ['-a', `${link}/.`, home], { encoding: 'utf8' })
    if (copied.error) throw notStarted(copied.error)
    if (copied.status !== 0)
      throw new StartupError(`The database could not be copied to ${home}: ${copied.stderr.trim()}`)
    const original = `${link}.copied-${Date.now()}`
    renameSync(link, original)
    log(`The database was copied; what it was copied from stays in ${original}.`)
  }
  symlinkSync(home, link)
  log(`The database's account (uid ${account.uid}) cannot enter ${dirname(link)}, so the database lies in ${home}.`)
  return home
}

/** Step by step, because `mkdir` with `recursive` never returns below /proc and the like. */
function makeDirectory(path: string, account: SystemAccount): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path), account)
  mkdirSync(path)
  changeOwner(path, account)
}

/** PostgreSQL refuses data of another account, which a copy of the database would not change. */
function ensureBelongsTo(home: string, { uid, gid }: SystemAccount): void {
  const data = join(home, 'data')
  if (uid === undefined || !existsSync(data)) return
  const other = [home, data].map((path) => statSync(path).uid).find((owner) => owner !== uid)
  if (other === undefined) return
  throw new StartupError(
    `The database in ${home} belongs to uid ${other} instead of uid ${uid}, as after a copy by root: chown -R ${uid}:${gid} ${asShellWord(home)}`,
  )
}

/** The directory of the database under `dataDir`, and the account that runs it there. */
export async function prepareHome(
  dataDir: string,
  log: (line: string) => void,
): Promise<{ home: string; account: SystemAccount }> {
  const link = join(dataDir, 'postgres')
  const account = accountFor(link)
  try {
    makeDirectory(dataDir, account.uid === nobody.uid ? {} : account)
    if (!existsSync(link)) {
      mkdirSync(link, { mode: 0o700 })
      changeOwner(link, account)
    }
    accessSync(link, constants.R_OK | constants.W_OK | constants.X_OK)
    // If the link leads elsewhere, only its target counts, since the account cannot reach the link.
    const home = realpathSync(link)
    const isEntered = canEnter(home, account)
    ensureBelongsTo(home, account)
    return { home: isEntered ? home : await prepareOutsideHome(link, account, log), account }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`The data directory ${dataDir} cannot be used: ${describeWriteError(cause, dataDir)}`, {
      cause,
    })
  }
}
