import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describeWriteError, ownerOf } from '#server/owned-files.ts'
import { StartupError } from '#server/startup-error.ts'
import { ensureNotInUse } from './pid-file.ts'

/** The account that PostgreSQL runs as; empty for that of this process. */
export interface SystemAccount {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root; this is `nobody`, which every system has, and as which other programs run. */
const nobody = { uid: 65_534, gid: 65_534 }

/** The account that runs a database which is no server's own: that of a test run or of a cluster on trial. */
export const temporaryAccount = (): SystemAccount => (isRoot() ? nobody : {})

/** Whether the account is not ours alone, so that a socket which only it may enter is no protection. */
export const isShared = ({ uid }: SystemAccount) => uid === nobody.uid

const isRoot = () => process.getuid?.() === 0

/** The files of an ordinary user stay his when root starts us. */
const accountFor = (path: string): SystemAccount => (isRoot() ? (ownerOf(path) ?? nobody) : {})

/** Tried, not computed from modes: there are access lists and containers. */
function canEnter(directory: string, account: SystemAccount): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0
}

export function changeOwner(directory: string, { uid, gid }: SystemAccount): string {
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid)
  return directory
}

/** A new directory with a path short enough for a unix socket (107 bytes), which only this account and root enter. */
export function createScratchDirectory(account: SystemAccount, preferred = tmpdir()): string {
  for (const base of [preferred, tmpdir(), '/tmp']) {
    if (base.length > 60 || !existsSync(base) || !canEnter(base, account)) continue
    return changeOwner(mkdtempSync(join(base, 'zauvijek-')), account)
  }
  throw new StartupError(`Neither ${tmpdir()} nor /tmp can hold the database's socket.`)
}

/** Every account may enter it; a directory of its own there for each database. */
const outsideBase = '/var/lib/zauvijek'

/** Moves the database out of a directory closed to its account (below a home of mode 700), leaving a link. */
async function prepareOutsideHome(link: string, account: SystemAccount, log: (line: string) => void): Promise<string> {
  await ensureNotInUse(join(link, 'data'))
  mkdirSync(outsideBase, { recursive: true, mode: 0o755 })
  const home = changeOwner(mkdtempSync(join(outsideBase, 'postgres-')), account)
  if (readdirSync(link).length === 0) {
    rmdirSync(link)
  } else {
    const copied = spawnSync('cp', ['-a', `${link}/.`, home], { encoding: 'utf8' })
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

/** Step by step, because mkdir with `recursive` never returns below /proc and its like. */
function makeDirectory(path: string, account: SystemAccount): void {
  if (existsSync(path)) return
  makeDirectory(dirname(path), account)
  mkdirSync(path)
  changeOwner(path, account)
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
    // Where the link leads outside, only its target counts: the account cannot reach the link.
    const home = realpathSync(link)
    return { home: canEnter(home, account) ? home : await prepareOutsideHome(link, account, log), account }
  } catch (cause) {
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`The data directory ${dataDir} cannot be used: ${describeWriteError(cause, dataDir)}`, {
      cause,
    })
  }
}
