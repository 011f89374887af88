import type { App } from './app-type.ts'

const EVERY_MS = 10 * 60_000

/** Sweeps away what nobody needs any more, now and then. Nodes that do it at once do each other no harm. */
export function registerHousekeeping(app: App, tasks: (() => Promise<unknown>)[]): void {
  const sweep = async () => {
    for (const chore of tasks) {
      try {
        await chore()
      } catch (error) {
        app.log.warn({ err: error }, 'a chore failed; it will be tried again')
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
