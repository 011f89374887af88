import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'
import { prepareHome } from './account.ts'
import { type Cluster, type ClusterOptions, socketUrl, startCluster } from './cluster.ts'
import { initCluster } from './init.ts'
import { findSocket } from './pid-file.ts'
import { providePrograms } from './programs.ts'

export const ownDatabase = 'postgres'

/** The private PostgreSQL under `dataDir`, created if necessary and not yet started. */
export async function prepareEmbedded(dataDir: string, log: (line: string) => void): Promise<ClusterOptions> {
  if (process.platform === 'win32') {
    throw new StartupError('The embedded database runs on Linux and macOS. On Windows use WSL, or set DATABASE_URL.')
  }
  const { home, account } = await prepareHome(dataDir, log)
  const programs = providePrograms(home, account, log)
  const plan = { programs, account, directory: join(home, 'data'), log: join(home, 'postgres.log'), durable: true }
  if (!existsSync(plan.directory)) await initCluster(plan)
  const madeBy = Number(readFileSync(join(plan.directory, 'PG_VERSION'), 'utf8'))
  if (madeBy !== programs.major) {
    throw new StartupError(
      `The database in ${plan.directory} was made by PostgreSQL ${madeBy}, and this release brings ${programs.major}. Dump it with the old release and load it into the new one.`,
    )
  }
  return plan
}

/**
 * Starts the private PostgreSQL under `dataDir`, creating it if necessary. `log` gets lines for the operator. Throws a
 * StartupError if it cannot run.
 */
export async function startEmbedded(dataDir: string, log: (line: string) => void): Promise<Cluster & { url: string }> {
  const cluster = await startCluster(await prepareEmbedded(dataDir, log))
  return { ...cluster, url: cluster.urlOf(ownDatabase) }
}

export const hasEmbedded = (dataDir: string) => existsSync(join(dataDir, 'postgres', 'data'))

/** The private PostgreSQL of a running server, or one started for the caller; `stop` only ends the latter. */
export async function joinEmbedded(
  dataDir: string,
  log: (line: string) => void,
): Promise<Pick<Cluster, 'stop'> & { url: string }> {
  const socket = hasEmbedded(dataDir) ? findSocket(join(realpathSync(join(dataDir, 'postgres')), 'data')) : null
  if (socket === null) return startEmbedded(dataDir, log)
  return { url: socketUrl(socket, ownDatabase), stop: async () => {} }
}
