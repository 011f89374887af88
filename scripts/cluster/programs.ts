import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An ordinary account's PATH lacks the folders of system programs. */
function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/** The folder with PostgreSQL's programs. */
function findPostgres(): string | null {
  const bin = process.env['TEST_POSTGRES_BIN'] ?? dirname(globSync('/usr/lib/postgresql/*/bin/postgres').at(-1) ?? '')
  return existsSync(join(bin, 'initdb')) ? bin : null
}

const findFile = (path: string) => (existsSync(path) ? path : null)

/** The Debian packages that a cluster consists of, with the programs of each. @internal */
export const packages = {
  postgresql: findPostgres,
  patroni: () => findProgram('patroni'),
  'etcd-server': () => findProgram('etcd'),
  'python3-etcd': () => findFile('/usr/lib/python3/dist-packages/etcd/__init__.py'),
  pgbouncer: () => findProgram('pgbouncer'),
  haproxy: () => findProgram('haproxy'),
}

/** If one is missing, a cluster can be neither started nor tested. */
export const findMissingPackages = (): string[] =>
  Object.entries(packages).flatMap(([name, find]) => (find() === null ? [name] : []))

export type Programs = Record<'etcd' | 'patroni' | 'haproxy' | 'pgbouncer' | 'postgresBin', string>

/** Throws a StartupError that names all missing packages. */
export function findPrograms(): Programs {
  const missing = findMissingPackages()
  const [postgresBin, patroni, etcd] = [packages.postgresql(), packages.patroni(), packages['etcd-server']()]
  const [pgbouncer, haproxy] = [packages.pgbouncer(), packages.haproxy()]
  if (missing.length === 0 && postgresBin && patroni && etcd && pgbouncer && haproxy)
    return { postgresBin, patroni, etcd, pgbouncer, haproxy }
  throw new StartupError(
    `A cluster needs Debian's packages, of which there are missing: apt-get install --no-install-recommends ${missing.join(' ')}`,
  )
}
