import type { WorkerJob, WorkerResult } from './worker-process.ts'

const LOOK_MS = 50

interface ServeOptions {
  /** In bytes. The process kills itself if it uses more while working, because a decoder has then been exploited. */
  maxMemory?: number
}

/** Answers the jobs of a WorkerProcess; called once, by the module that it runs. */
export function serveJobs(
  run: (request: unknown) => Promise<unknown>,
  { maxMemory = Infinity }: ServeOptions = {},
): void {
  let running = 0
  const send = (result: WorkerResult) => {
    running--
    process.send?.(result)
  }
  // Not `exit`, which waits for the threads: a library working in one of them is what takes too much.
  const end = () => process.kill(process.pid, 'SIGKILL')
  const look = () => {
    if (running > 0 && process.memoryUsage.rss() > maxMemory) end()
  }
  if (maxMemory < Infinity) setInterval(look, LOOK_MS).unref()

  process.on('message', ({ id, request }: WorkerJob) => {
    running++
    run(request).then(
      (result) => send({ id, result }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  // The parent has closed or died, so its answers are no longer needed.
  process.on('disconnect', end)
  // Ctrl-C in a terminal reaches the whole process group; the parent ends first and takes this process along.
  process.on('SIGINT', () => {})
}
