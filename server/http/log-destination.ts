import { destination, type DestinationStream } from 'pino'

const STDOUT = 1
/** Some eighty lines. Where several processes write, the one that started them keeps their lines whole. */
const BATCH_LENGTH = 16_000
/** A line waits no longer for others. */
const FLUSH_MS = 200
/** Of lines that could not be written, such as to a full disk; more of them are dropped until they can. */
const MAX_UNWRITTEN = 1_000_000

function openDestination(): DestinationStream {
  // Sync: a batch on its way in another thread would be lost when the process exits. One write is for eighty lines.
  const output = destination({ dest: STDOUT, sync: true, maxWrite: BATCH_LENGTH, maxLength: MAX_UNWRITTEN })
  // The site goes on without its log; what waits is written when it can be.
  let isFailing = false
  output.on('error', () => (isFailing = true))
  output.on('write', () => (isFailing = false))
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== '') output.write(waiting)
    waiting = ''
  }
  process.on('exit', () => {
    flush()
    // It would try again for ever where the disk is full.
    if (isFailing) return
    try {
      output.flushSync()
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
