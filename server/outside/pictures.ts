import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { PictureFormat } from '../../contract/media.ts'
import { limitConcurrency } from './limit-concurrency.ts'

export interface PictureRequest {
  /** The text by which a drawing is stored. */
  drawing: string
  width: number
  format: PictureFormat
}

export interface PictureJob extends PictureRequest {
  id: number
}

export type PictureResult = { id: number; content: Uint8Array } | { id: number; fault: string }

interface RawPicture {
  data: Buffer
  info: { width: number; height: number; channels: 3 }
}

/** What the worker needs of the module that draws. */
export interface DrawingModule {
  parseDrawing: (text: string) => object | null
  renderDrawing: (drawing: object, width: number) => Promise<RawPicture>
}

export interface Pictures {
  draw: (request: PictureRequest) => Promise<Buffer>
  close: () => Promise<void>
}

interface Waiting {
  resolve: (content: Buffer) => void
  reject: (fault: Error) => void
}

const workerPath = join(import.meta.dirname, 'picture-worker.ts')

/**
 * Draws and encodes in a process of its own, which starts with the first picture, is started anew when it dies, and
 * ends with this one. Within this process six pictures would delay a password check by seconds.
 */
export function startPictures(drawingModule: string): Pictures {
  const waiting = new Map<number, Waiting>()
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 500 })
  let worker: ChildProcess | undefined
  let lastId = 0

  function start(): ChildProcess {
    const child = fork(workerPath, [drawingModule], { serialization: 'advanced', execArgv: [] })
    child.on('message', (result: PictureResult) => {
      const job = waiting.get(result.id)
      waiting.delete(result.id)
      if (waiting.size === 0) rest(child)
      if ('content' in result) job?.resolve(Buffer.from(result.content))
      else job?.reject(new Error(`a picture could not be drawn: ${result.fault}`))
    })
    const lose = (cause?: unknown) => {
      if (worker !== child) return
      worker = undefined
      for (const { reject } of waiting.values())
        reject(new Error('the process that draws pictures has ended', { cause }))
      waiting.clear()
    }
    child.on('error', lose)
    child.on('exit', () => lose())
    child.on('spawn', () => {
      // People's requests come first; not every system lets us say so.
      try {
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {
        // It draws as well at the same priority.
      }
    })
    return child
  }

  /** An idle worker does not keep this process from ending; a working one does. */
  function rest(child: ChildProcess) {
    child.unref()
    child.channel?.unref()
  }

  function post(request: PictureRequest): Promise<Buffer> {
    const child = (worker ??= start())
    child.ref()
    child.channel?.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const id = ++lastId
    waiting.set(id, { resolve, reject })
    child.send({ ...request, id } satisfies PictureJob, (error) => {
      if (error && waiting.delete(id)) reject(error)
    })
    return promise
  }

  return {
    draw: (request) => inTurn(() => post(request)),
    async close() {
      const child = worker
      if (!child) return
      const ended = once(child, 'exit')
      child.ref()
      child.kill()
      await ended
    },
  }
}
