import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { busyDays, TooComplexError } from './days.ts'
import type { ParserResult, ParserTask } from './parser.ts'

// The thread that parses one calendar; parser.ts starts it, and ends it when it takes too long.

function answer({ ics, ...window }: ParserTask): ParserResult {
  try {
    return { content: busyDays(ics, window) }
  } catch (error) {
    return { error: error instanceof TooComplexError ? 'too_complex' : 'not_calendar' }
  }
}

// People's requests come first. On Linux it is the priority of this thread alone, elsewhere that of the server.
if (process.platform === 'linux')
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // A system that forbids it parses at the same priority.
  }

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(answer(workerData as ParserTask)) // parser.ts gives it
