/** Milliseconds that running requests have on shutdown; supervisors commonly wait 30 s. */
export const graceMs = 10_000

/** A terminal and npm both pass on Ctrl-C, so signals within the first second count as one. */
const sameSignalMs = 1_000

/**
 * Ends the program on the first SIGINT, SIGTERM or SIGHUP (sent when its terminal closes), or when the returned
 * function is called: runs `close`, then exits with code 0. A later second signal, or a `close` that hangs, ends it at
 * once.
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
