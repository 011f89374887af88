import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

/** The programs of a cluster, and Debian's packages that hold them. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni python3-etcd',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}
type Program = keyof typeof packages

export type Programs = Record<Program | 'postgresBin', string>

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an ordinary account lacks the folders of system programs. */
function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

const findPostgres = () => {
  const bin = process.env['TEST_POSTGRES_BIN'] ?? dirname(globSync('/usr/lib/postgresql/*/bin/postgres').at(-1) ?? '')
  return existsSync(join(bin, 'initdb')) ? bin : null
}

/** Throws a StartupError that names all missing packages. */
export function findPrograms(): Programs {
  const [etcd, patroni, haproxy, pgbouncer] = [
    findProgram('etcd'),
    findProgram('patroni'),
    findProgram('haproxy'),
    findProgram('pgbouncer'),
  ]
  const postgresBin = findPostgres()
  if (etcd && patroni && haproxy && pgbouncer && postgresBin) return { etcd, patroni, haproxy, pgbouncer, postgresBin }
  const missing = [
    !etcd && packages.etcd,
    !patroni && packages.patroni,
    !haproxy && packages.haproxy,
    !pgbouncer && packages.pgbouncer,
    !postgresBin && 'postgresql-15',
  ].filter((name) => name !== false)
  throw new StartupError(
    `A cluster needs Debian's packages, of which there are missing: apt-get install --no-install-recommends ${missing.join(' ')}`,
  )
}
