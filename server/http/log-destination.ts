import { destination, type DestinationStream } from 'pino'

const STDOUT = 1
/** About eighty lines. If several processes write, their parent keeps the lines whole. */
const BATCH_LENGTH = 16_000
/** The longest a line waits for others. */
const FLUSH_MS = 200
/** Limit for lines that could not be written, for example to a full disk; beyond it, lines are dropped. */
const MAX_UNWRITTEN = 1_000_000
/** The longest the exit waits for a reader that does not read. */
const EXIT_MS = 1_000

function openDestination(): DestinationStream {
  // Synchronous, because a batch on its way in another thread would be lost when the process exits. One write covers
  // eighty lines.
  let waitUntil = -Infinity
  // By default a write would block everything until the reader reads again.
  const retryEAGAIN = () => performance.now() < waitUntil
  const output = destination({
    dest: STDOUT,
    sync: true,
    maxWrite: BATCH_LENGTH,
    maxLength: MAX_UNWRITTEN,
    retryEAGAIN,
  })
  // The site carries on without its log; pending lines are written once that is possible.
  let failure: string | undefined
  output.on('error', (error: NodeJS.ErrnoException) => {
    failure = error.code ?? error.message
    timer ??= setTimeout(flush, FLUSH_MS).unref()
  })
  output.on('write', () => (failure = undefined))
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines !== '' || failure !== undefined) output.write(lines)
  }
  process.on('exit', () => {
    waitUntil = performance.now() + EXIT_MS
    try {
      // Otherwise the lines waiting for the reader leave no room for new ones.
      if (failure === 'EAGAIN') output.flushSync()
      flush()
      // On a full disk it would retry forever.
      if (failure === undefined || failure === 'EAGAIN') output.flushSync()
    } catch {
      output.destroy() // the reader is gone
    }
  })
  return {
    write(line) {
      if (waiting.length + line.length > BATCH_LENGTH) flush()
      waiting += line
      timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
  }
}

/** Opened once, since it is flushed when the process exits. */
let opened: DestinationStream | undefined

/**
 * Standard output, written in batches. Pending lines are written when the process exits, and before an uncaught error
 * ends it.
 */
export function logDestination(): DestinationStream {
  opened ??= openDestination()
  return opened
}
