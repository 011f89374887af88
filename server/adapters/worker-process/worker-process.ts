import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'
import { currentOutput } from '#server/output.ts'
import { passLines } from '#server/workers/pass-lines.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** Sent to the process as it is; typed arrays and buffers arrive as such. */
export interface WorkerJob {
  id: number
  request: unknown
}

export type WorkerResult = { id: number; result: unknown } | { id: number; error: string }

export interface WorkerProcess {
  /**
   * The answer of the process to this request. Throws an UnavailableError when the process ends at it twice, or takes
   * too long, and an Error with the message of the process when it refuses.
   */
  run: (request: unknown) => Promise<unknown>
  close: () => Promise<void>
}

interface PendingJob {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** The process ended while it worked at this and perhaps at another job, either of which may be the cause. */
class WorkerExitedError extends UnavailableError {
  override name = 'WorkerExitedError'
}

/** Passes on what a library or Node itself prints there, in the form of this process; it holds up no end. */
function passOutput({ stdout, stderr, pid }: ChildProcess): void {
  for (const stream of [stdout, stderr]) {
    if (!(stream instanceof Socket)) continue
    passLines(stream, (lines) => currentOutput().passOn(lines, 'stderr', pid))
    stream.unref()
  }
}

/** Far more than the largest picture takes on a busy machine. */
const TIMEOUT_MS = 120_000
/** An idle process still holds what its last jobs took: with pictures a hundred megabytes or more. */
const IDLE_MS = 30_000

/**
 * Runs the module at `path`, which calls `serveJobs`, in a process of its own: it starts with the first job, is started
 * anew when it dies, and ends when it has been idle for `idleMs`, or with this one. Two jobs run at a time, and 500 may
 * wait.
 */
export function createWorkerProcess(path: string, { timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): WorkerProcess {
  const pending = new Map<number, PendingJob>()
  const limit = limitConcurrency({ concurrency: 2, maxQueued: 500 })
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let lastId = 0

  function start(): ChildProcess {
    // Not our environment, which holds the secrets.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
    const child = fork(path, [], { serialization: 'advanced', execArgv: [], env: {}, stdio: [...stdio] })
    passOutput(child)
    child.on('message', (result: WorkerResult) => {
      const job = pending.get(result.id)
      pending.delete(result.id)
      if (pending.size === 0) rest(child)
      if ('result' in result) job?.resolve(result.result)
      else job?.reject(new Error(`the worker process failed: ${result.error}`))
    })
    child.on('error', (cause) => discard(child, cause))
    child.on('exit', () => discard(child))
    child.on('spawn', () => {
      // People's requests come first; not every system lets us say so.
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {
        // It works as well at the same priority.
      }
    })
    return child
  }

  /** Ends the process where it still runs; jobs go to another one, also before its exit is known. */
  function discard(child: ChildProcess, cause?: unknown) {
    child.kill('SIGKILL')
    if (worker !== child) return
    worker = undefined
    for (const { reject } of pending.values()) reject(new WorkerExitedError('the worker process has ended', { cause }))
    pending.clear()
  }

  /** An idle worker does not keep this process from ending; a working one does. */
  function rest(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
    clearTimeout(idleTimer)
    idleTimer = setTimeout(discard, idleMs, child).unref()
  }

  async function send(request: unknown): Promise<unknown> {
    if (isClosed) throw new UnavailableError('the worker process is closed')
    clearTimeout(idleTimer)
    const child = (worker ??= start())
    child.ref()
    child.channel?.ref()
    const job: WorkerJob = { id: ++lastId, request }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    pending.set(job.id, { resolve, reject })
    child.send(job, (error) => {
      if (error) discard(child, error)
    })
    const timer = setTimeout(() => {
      if (pending.delete(job.id)) reject(new UnavailableError('the worker process took too long'))
      discard(child)
    }, timeoutMs)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Once more when the process was lost: it may have died of the other job. */
  async function sendWithRetry(request: unknown): Promise<unknown> {
    try {
      return await send(request)
    } catch (error) {
      if (!(error instanceof WorkerExitedError)) throw error
      return send(request)
    }
  }

  return {
    run: (request) => limit(() => sendWithRetry(request)),
    async close() {
      isClosed = true
      const child = worker
      if (!child) return
      const ended = once(child, 'exit')
      child.ref()
      child.kill()
      await ended
    },
  }
}
