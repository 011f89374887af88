/** Milliseconds for running requests on shutdown; a supervisor commonly waits 30 s. */
export const graceMs = 10_000

/** A terminal and npm both pass Ctrl-C on, so the first second's signals are one. */
const sameSignalMs = 1_000

/**
 * Ends the program at the first SIGINT, SIGTERM or, when its terminal is closed, SIGHUP, or when the function that it gives is called: `close` in peace, then
 * exit code 0. Another signal later on, or a close that hangs, ends it hard.
 */
export function shutDownOnSignal(close: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let begunAt: number | null = null
  const fail = (error: unknown) => {
    onError(error)
    process.exit(1)
  }
  const shutDown = () => {
    if (begunAt !== null) return
    begunAt = performance.now()
    setTimeout(fail, graceMs + 5_000, 'The end took too long and was cut off.').unref()
    close().then(() => process.exit(0), fail)
  }
  const onSignal = () => {
    if (begunAt !== null && performance.now() - begunAt > sameSignalMs) process.exit(1)
    shutDown()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
  return shutDown
}
