import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { busyDays, TooComplexError } from './days.ts'
import type { ParserResult, ParserTask } from './parser.ts'

// The thread that parses one calendar; parser.ts starts it, and ends it if it takes too long.

function answer({ ics, ...window }: ParserTask): ParserResult {
  try {
    return { content: busyDays(ics, window) }
  } catch (error) {
    return { error: error instanceof TooComplexError ? 'too_complex' : 'not_calendar' }
  }
}

// People's requests come first. On Linux this lowers the priority of this thread only, elsewhere that of the server.
if (process.platform === 'linux')
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // If the system forbids it, parsing keeps the same priority.
  }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(answer(workerData as ParserTask)) // parser.ts gives it
