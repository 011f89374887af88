import type { WorkerJob, WorkerResult } from './worker-process.ts'

/** Answers the jobs of a WorkerProcess; called once, by the module that it runs. */
export function serveJobs(run: (request: unknown) => Promise<unknown>): void {
  const send = (result: WorkerResult) => process.send?.(result)

  process.on('message', ({ id, request }: WorkerJob) => {
    run(request).then(
      (result) => send({ id, result }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  // The parent has closed or died: its answers are no longer needed.
  process.on('disconnect', () => process.exit())
  // Ctrl-C in a terminal reaches the whole group; the parent ends first and takes this process along.
  process.on('SIGINT', () => {})
}
