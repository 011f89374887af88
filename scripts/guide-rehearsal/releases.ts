import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runProgram } from './programs.ts'

const project = resolve(import.meta.dirname, '../..')

/** The project's files that git knows, with their current changes. */
function copySources(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
  for (const file of files.split('\0'))
    if (file !== '') cpSync(join(project, file), join(folder, file), { recursive: true })
}

function setVersion(file: string, version: string): void {
  // Both files have the version at the top; the lockfile repeats it in its root package.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string
    packages?: { ''?: { version: string } }
  }
  manifest.version = version
  if (manifest.packages?.['']) manifest.packages[''].version = version
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

export interface Release {
  version: string
  archive: string
}

/** An archive of this project under another version, after `change` has modified it. */
export function makeRelease(folder: string, version: string, change: (sources: string) => void = () => {}): Release {
  const sources = join(folder, `sources-${version}`)
  mkdirSync(sources)
  copySources(sources)
  setVersion(join(sources, 'package.json'), version)
  setVersion(join(sources, 'package-lock.json'), version)
  change(sources)
  const archive = join(folder, `zauvijek-${version}.tar.gz`)
  runProgram('tar', '-C', sources, '-czf', archive, '.')
  rmSync(sources, { recursive: true })
  return { version, archive }
}

/** Adds a migration, as a later release would. */
export const withMigration = (sources: string): void =>
  writeFileSync(
    join(sources, 'server/db/migrations/9000_rehearsal.sql'),
    'create table guide_rehearsal (id integer primary key);\n',
  )

/** Such a release builds and migrates, but dies at every start. */
export function withBrokenStart(sources: string): void {
  withMigration(sources)
  const file = join(sources, 'server/main.ts')
  writeFileSync(file, `throw new Error('Broken, to see the way back.')\n`)
}
