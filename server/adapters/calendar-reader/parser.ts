import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { CalendarError, type CalendarContent, type CalendarWindow } from './content.ts'
import { limitConcurrency } from '#server/adapters/limit-concurrency.ts'

export interface ParserTask extends CalendarWindow {
  ics: string
}

export type ParserResult = { content: CalendarContent } | { error: 'not_calendar' | 'too_complex' }

const workerPath = join(import.meta.dirname, 'worker.ts')

const MEMORY_MB = 256

/**
 * Parses each calendar in a thread of its own: a thread can be ended in the middle of an endless rule, and 2 MB would
 * block the server's event loop for a second. A process would do the same, but start more slowly.
 */
export function startParser(limitMs: number): (task: ParserTask) => Promise<CalendarContent> {
  const inTurn = limitConcurrency({ concurrency: 2, maxQueued: 100 })

  const parse = (task: ParserTask) =>
    new Promise<CalendarContent>((resolve, reject) => {
      const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 4 }
      const thread = new Worker(workerPath, { workerData: task, execArgv: [], resourceLimits })
      // The program's end waits for the answer, not for the thread.
      thread.unref()
      const giveUp = (cause?: unknown) => reject(new CalendarError('too_complex', cause))
      const timer = setTimeout(() => {
        giveUp(new Error(`not read within ${limitMs} ms`))
        void thread.terminate()
      }, limitMs)
      timer.unref()
      thread.once('message', (answer: ParserResult) => {
        if ('content' in answer) resolve(answer.content)
        else reject(new CalendarError(answer.error))
      })
      // The thread may have run out of memory.
      thread.once('error', giveUp)
      thread.once('exit', () => {
        clearTimeout(timer)
        giveUp(new Error('the thread ended without an answer'))
      })
    })

  return (task) => inTurn(() => parse(task))
}
