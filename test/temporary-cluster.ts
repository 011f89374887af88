import { join } from 'node:path'
import { createScratchDirectory, temporaryAccount } from '#server/db/embedded/account.ts'
import { type Cluster, type ClusterOptions, startCluster } from '#server/db/embedded/cluster.ts'
import { initCluster } from '#server/db/embedded/init.ts'
import { probePrograms, providePrograms, type Programs } from '#server/db/embedded/programs.ts'
import { findMemory } from './memory.ts'

function choosePrograms(home: string): Programs {
  const named = process.env['TEST_POSTGRES_BIN']
  if (!named) return providePrograms(home, temporaryAccount(), () => {})
  const programs = probePrograms(named, temporaryAccount())
  if ('problem' in programs)
    throw new Error(`TEST_POSTGRES_BIN=${named} holds no PostgreSQL that runs: ${programs.problem}`)
  return programs
}

interface Place {
  /** In memory if there is space: file systems on disks take ever longer for one database's files after another's. */
  prefersMemory?: boolean
}

/** A cluster in a temporary directory, not started yet. */
export async function prepareTemporaryCluster({ prefersMemory = false }: Place = {}): Promise<
  ClusterOptions & { scratch: string }
> {
  const account = temporaryAccount()
  const home = createScratchDirectory(account, prefersMemory ? findMemory() : undefined)
  const plan = {
    programs: choosePrograms(home),
    account,
    directory: join(home, 'data'),
    log: join(home, 'log'),
    durable: false,
    scratch: home,
  }
  await initCluster(plan)
  return plan
}

/** A cluster in a temporary directory that is removed when the process that started it ends, however that happens. */
export async function startTemporaryCluster(place?: Place): Promise<Cluster> {
  return startCluster(await prepareTemporaryCluster(place))
}
