import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import module from 'node:module'
import { dirname } from 'node:path'
import type { Output } from '#server/output.ts'
import { allocation } from './allocation.ts'
import type { PrimaryCalls, WorkerCalls } from './calls.ts'
import { type Handlers, type Link, openLink } from './link.ts'
import { passLines } from './pass-lines.ts'

/** A worker process, as seen by the primary. */
export interface Member {
  worker: Worker
  link: Link<WorkerCalls>
  startedAt: number
  /** Whether it accepts requests. */
  isUp: boolean
}

interface ForkOptions {
  /** How the worker's calls are answered. */
  handlers: Handlers<PrimaryCalls>
  /** Forwards its lines. */
  passOn: Output['passOn']
  onExit: () => void
}

export function forkMember({ handlers, passOn, onExit }: ForkOptions): Member {
  const compiled = module.getCompileCacheDir()
  const worker = cluster.fork({ ...allocation, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) })
  const { stdout, stderr, pid } = worker.process
  if (stdout) passLines(stdout, (lines) => passOn(lines, 'stdout', pid))
  if (stderr) passLines(stderr, (lines) => passOn(lines, 'stderr', pid))
  worker.on('error', () => {}) // the fork failed; its exit event follows
  worker.once('exit', onExit)
  const link = openLink<WorkerCalls, PrimaryCalls>(worker.process, handlers)
  return { worker, link, startedAt: performance.now(), isUp: false }
}

/** Resolves when all have ended, with those that did not do so in peace. */
export async function closeMembers(members: Iterable<Member>): Promise<Member[]> {
  const all = [...members]
  const ends = all.map(({ worker }) => once(worker, 'exit'))
  for (const { link } of all) link.ask('close').catch(() => {}) // its exit is the answer
  await Promise.all(ends)
  return all.filter(({ worker }) => worker.process.exitCode !== 0)
}

/** How it ended, in words. */
export const endOf = ({ worker: { process } }: Member): string => process.signalCode ?? `exit code ${process.exitCode}`
