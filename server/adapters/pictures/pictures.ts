import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'
import type { PictureJob, PictureResult, PictureTask, PictureTasks } from './tasks.ts'

type PictureOperation<Task extends PictureTask> = (
  request: PictureTasks[Task]['request'],
) => Promise<PictureTasks[Task]['result']>

/** Each throws an UnavailableError when the process ends at it twice, or takes too long. */
export interface Pictures {
  render: PictureOperation<'render'>
  /** A variant of a picture that was taken. */
  resize: PictureOperation<'resize'>
  /** Whatever somebody sent us. */
  ingest: PictureOperation<'ingest'>
  close: () => Promise<void>
}

interface PendingTask {
  resolve: (result: unknown) => void
  reject: (fault: Error) => void
}

/** Whose work was lost with the process; it need not have been at fault. */
class WorkerExitedError extends UnavailableError {
  override name = 'WorkerLost'
}

const workerPath = join(import.meta.dirname, 'worker.ts')

/** Far more than the largest picture takes on a busy machine. */
const TIMEOUT_MS = 120_000

/**
 * Draws, decodes and encodes in a process of its own, which starts with the first picture, is started anew when it
 * dies, and ends with this one. Within this process six pictures would delay a password check by seconds, and a
 * decoder that a hostile picture overcomes would hold the database's password.
 */
export function startPictures(drawingModule: string, { patienceMs: timeoutMs = TIMEOUT_MS } = {}): Pictures {
  const waiting = new Map<number, PendingTask>()
  const inTurn = limitConcurrency({ concurrency: 2, maxQueued: 500 })
  let worker: ChildProcess | undefined
  let isClosed = false
  let lastId = 0

  function start(): ChildProcess {
    // Not our environment, which holds the secrets.
    const child = fork(workerPath, [drawingModule], { serialization: 'advanced', execArgv: [], env: {} })
    child.on('message', (result: PictureResult) => {
      const job = waiting.get(result.id)
      waiting.delete(result.id)
      if (waiting.size === 0) rest(child)
      if ('result' in result) job?.resolve(result.result)
      else job?.reject(new Error(`a picture could not be made: ${result.error}`))
    })
    const lose = (cause?: unknown) => {
      if (worker !== child) return
      worker = undefined
      for (const { reject } of waiting.values())
        reject(new WorkerExitedError('the process that makes pictures has ended', { cause }))
      waiting.clear()
    }
    child.on('error', lose)
    child.on('exit', () => lose())
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

  /** An idle worker does not keep this process from ending; a working one does. */
  function rest(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
  }

  async function post(job: PictureJob): Promise<unknown> {
    if (isClosed) throw new UnavailableError('no picture is made any more')
    const child = (worker ??= start())
    child.ref()
    child.channel?.ref()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.set(job.id, { resolve, reject })
    child.send(job, (error) => {
      if (error && waiting.delete(job.id))
        reject(new WorkerExitedError('the process that makes pictures is gone', { cause: error }))
    })
    const timer = setTimeout(() => {
      if (waiting.delete(job.id)) reject(new UnavailableError('a picture took too long'))
      child.kill('SIGKILL')
    }, timeoutMs)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Once more when the process was lost: it may have died of the other picture. */
  async function insist(job: PictureJob): Promise<unknown> {
    try {
      return await post(job)
    } catch (fault) {
      if (!(fault instanceof WorkerExitedError)) throw fault
      return post({ ...job, id: ++lastId })
    }
  }

  const asking =
    <Task extends PictureTask>(task: Task): PictureOperation<Task> =>
    (request) =>
      // What the worker makes of an order of this kind is of this kind.
      inTurn(() => insist({ id: ++lastId, task, request } as PictureJob)) as ReturnType<PictureOperation<Task>>

  return {
    render: asking('render'),
    resize: asking('resize'),
    ingest: asking('ingest'),
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
