import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { startPictureProcess } from '#server/adapters/pictures/pictures.ts'
import type { shareSocket } from '#server/inherited-socket.ts'
import type { Output } from '#server/output.ts'
import { StartupError } from '#server/startup-error.ts'
import { createDuties } from './duties.ts'
import { LinkEndedError } from './link.ts'
import { closeMembers, endOf, forkMember, type Member } from './member.ts'
import { passOnInvalidation, readMetrics } from './member-calls.ts'
import { createPauses, type Pauses } from './pauses.ts'
import { collectTotals } from './totals.ts'

interface PrimaryOptions {
  /** The module that a worker runs. */
  program: string
  workers: number
  /** How an inherited socket is passed to a worker, and where the worker finds it. */
  socket: ReturnType<typeof shareSocket>
  /** Prints lines for the operator and forwards those of the workers. */
  output: Pick<Output, 'log' | 'passOn'>
}

export interface Primary {
  /** Resolves with lines for the operator once every worker listens. Throws if the first one cannot start. */
  start: (databaseUrl: Promise<string>) => Promise<string[]>
  stop: () => Promise<void>
}

/**
 * Runs workers that serve one port and replaces each one that ends. One of them also runs the jobs and the
 * housekeeping. A single further process decodes pictures for all of them.
 */
export function createPrimary({ program, workers, socket, output }: PrimaryOptions): Primary {
  const { log } = output
  cluster.setupPrimary({
    exec: program,
    args: [],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', ...socket.channels, 'ipc'],
  })
  const pictures = startPictureProcess()
  const totals = collectTotals()
  const stopping = new AbortController()
  const members = new Set<Member>()
  const duties = createDuties(members)
  let isStarted = false
  let url = ''

  /** Starts a worker in a place; when it ends, another one takes the place. */
  function fork(pauses: Pauses): Member {
    const member: Member = forkMember({
      handlers: {
        invalidate: (invalidation) => passOnInvalidation(members, member, invalidation),
        readMetrics: () => readMetrics(members, member, totals),
        runPictureTask: pictures.run,
      },
      passOn: output.passOn,
      onExit: () => onExit(member, pauses),
    })
    members.add(member)
    return member
  }

  function onExit(member: Member, pauses: Pauses): void {
    members.delete(member)
    member.link.end()
    totals.retire(member)
    if (!isStarted || stopping.signal.aborted) return
    const pauseMs = pauses.next(performance.now() - member.startedAt)
    const when = pauseMs === 0 ? 'at once' : `in ${pauseMs / 1000} s`
    log(`A worker process has ended (${endOf(member)}); another one takes its place ${when}.`)
    duties.assign()
    void replace(pauses, pauseMs)
  }

  async function replace(pauses: Pauses, pauseMs: number): Promise<void> {
    if (pauseMs > 0) await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {}) // checked by the next condition
    if (stopping.signal.aborted) return
    const member = fork(pauses)
    try {
      await member.link.ask('open', url)
      await member.link.ask('listen', socket.descriptors)
      member.isUp = true
      duties.assign()
    } catch (error) {
      // It is replaced when its exit event arrives.
      if (error instanceof LinkEndedError) return
      log(error instanceof Error ? error.message : String(error))
      member.worker.process.kill('SIGKILL')
    }
  }

  async function openFirst(databaseUrl: Promise<string>): Promise<string[]> {
    const all = Array.from({ length: workers }, () => fork(createPauses()))
    url = await databaseUrl
    const open = async ({ link }: Member) => {
      await link.ask('open', url)
      if (link === all[0]?.link) await link.ask('prepare')
    }
    await Promise.all(all.map(open))
    const lines = await Promise.all(all.map(({ link }) => link.ask('listen', socket.descriptors)))
    for (const member of all) member.isUp = true
    return lines[0] ?? []
  }

  return {
    async start(databaseUrl) {
      try {
        const lines = await openFirst(databaseUrl)
        isStarted = true
        duties.assign()
        return lines
      } catch (error) {
        if (!(error instanceof LinkEndedError) || stopping.signal.aborted) throw error
        throw new StartupError('A worker process ended while it started.', { cause: error })
      }
    },
    async stop() {
      stopping.abort()
      const [failed] = await closeMembers(members)
      await pictures.close()
      if (failed && isStarted) throw new Error(`A worker process did not end in peace: ${endOf(failed)}`)
    },
  }
}
