import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'
import { currentOutput } from '#server/output.ts'
import { allocation } from '#server/workers/allocation.ts'
import { passLines } from '#server/workers/pass-lines.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'

/** Sent to the process as it is, including typed arrays and buffers. */
export interface WorkerJob {
  id: number
  request: unknown
}

export type WorkerResult = { id: number; result: unknown } | { id: number; error: string }

export interface WorkerProcess {
  /**
   * The process's answer to this request. Throws an UnavailableError if the process dies on it twice or takes too long,
   * and an Error with the process's message if it refuses.
   */
  run: (request: unknown) => Promise<unknown>
  close: () => Promise<void>
}

interface PendingJob {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** The process ended while working on this job and perhaps another, either of which may be the cause. */
class WorkerExitedError extends UnavailableError {
  override name = 'WorkerExitedError'
}

/** Forwards what a library or Node itself prints, in this process's format, without delaying its end. */
function passOutput({ stdout, stderr, pid }: ChildProcess): void {
  for (const stream of [stdout, stderr]) {
    if (!(stream instanceof Socket)) continue
    passLines(stream, (lines) => currentOutput().passOn(lines, 'stderr', pid))
    stream.unref()
  }
}

/** Far more than the largest picture takes on a busy machine. */
const TIMEOUT_MS = 120_000
/** An idle process still holds the memory of its last jobs: a hundred megabytes or more with pictures. */
const IDLE_MS = 30_000

/**
 * Runs the module at `path`, which calls `serveJobs`, in a separate process. It starts with the first job, is restarted
 * when it dies, and ends after being idle for `idleMs`, or with this process. Two jobs run at a time, and 500 may wait.
 */
export function createWorkerProcess(path: string, { timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS } = {}): WorkerProcess {
  const pending = new Map<number, PendingJob>()
  const limit = limitConcurrency({ concurrency: 2, maxQueued: 500 })
  let worker: ChildProcess | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false
  let lastId = 0

  function start(): ChildProcess {
    // Without the rest of our environment, which contains the secrets.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'] as const
    const child = fork(path, [], { serialization: 'advanced', execArgv: [], env: allocation, stdio: [...stdio] })
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
      // People's requests come first. Not every system lets us say so.
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {
        // It works just as well at the same priority.
      }
    })
    return child
  }

  /** Ends the process if it is still running. From now on jobs go to another one, even before its exit is known. */
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

  /** Retries once if the process was lost, since the other job may have killed it. */
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
