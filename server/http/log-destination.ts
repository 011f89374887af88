import { destination, type DestinationStream } from 'pino'

const STDOUT = 1
/** Some eighty lines. Where several processes write, the one that started them keeps their lines whole. */
const BATCH_LENGTH = 16_000
/** A line waits no longer for others. */
const FLUSH_MS = 200
/** Of lines that could not be written, such as to a full disk; more of them are dropped until they can. */
const MAX_UNWRITTEN = 1_000_000
/** At the exit a reader that does not read is waited for no longer. */
const EXIT_MS = 1_000

function openDestination(): DestinationStream {
  // Sync: a batch on its way in another thread would be lost when the process exits. One write is for eighty lines.
  let waitUntil = -Infinity
  // By default it would wait for a reader in the middle of everything, for as long as that does not read.
  const retryEAGAIN = () => performance.now() < waitUntil
  const output = destination({
    dest: STDOUT,
    sync: true,
    maxWrite: BATCH_LENGTH,
    maxLength: MAX_UNWRITTEN,
    retryEAGAIN,
  })
  // The site goes on without its log; what waits is written when it can be.
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
      // Lines that wait for a reader leave no room for more.
      if (failure === 'EAGAIN') output.flushSync()
      flush()
      // It would try again for ever where the disk is full.
      if (failure === undefined || failure === 'EAGAIN') output.flushSync()
    } catch {
      output.destroy() // its reader is gone
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
 * The standard output, written to in batches. At the exit of the process, and also before an uncaught error ends it, the
 * lines that wait are written.
 */
export function logDestination(): DestinationStream {
  opened ??= openDestination()
  return opened
}
