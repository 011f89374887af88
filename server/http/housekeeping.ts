import type { App } from './app-type.ts'

const EVERY_MS = 10 * 60_000

/** Deletes expired rows every ten minutes. Several nodes may do so at once. */
export function registerHousekeeping(app: App, tasks: (() => Promise<unknown>)[]): void {
  const sweep = async () => {
    for (const task of tasks) {
      try {
        await task()
      } catch (error) {
        app.log.warn({ err: error }, 'a housekeeping task failed; it will be tried again')
      }
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', (done) => {
    timer = setInterval(() => void sweep(), EVERY_MS).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
