import cluster from 'node:cluster'
import { type Config, isProductionProcess, readConfig } from './config.ts'
import { superviseEmbedded } from '#server/db/embedded/supervise.ts'
import { findInheritedSocket, shareSocket } from './inherited-socket.ts'
import { claimPort } from './listen.ts'
import { shutDownOnSignal } from './shutdown.ts'
import { openOutput } from './output.ts'

// Opened before the environment is read, so that its errors are logged in the same format.
const output = openOutput({ isProduction: isProductionProcess() })
const { log, warn } = output

/** Open resources, closed in reverse order. Once this is disposed, further errors are caused by the shutdown. */
const resources = new AsyncDisposableStack()
const shutDown = shutDownOnSignal(() => resources.disposeAsync(), output.fail)

/** The address of the database, which is started first if it is the private one. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl !== undefined) return databaseUrl
  const starting = superviseEmbedded(dataDir, log)
  // Registered before anything that uses the database, and therefore closed after it.
  resources.defer(() =>
    starting.then(
      ({ stop }) => stop(),
      () => {}, // reported by the failed start
    ),
  )
  return (await starting).url
}

async function serveAlone(config: Config, socket: number | null): Promise<string[]> {
  const opening = openDatabase(config)
  const [databaseUrl, { openServing }] = await Promise.all([opening, import('./serving.ts')])
  const serving = await openServing({ config, databaseUrl, resources, log, warn })
  await serving.prepare()
  const lines = await serving.listen(socket === null ? [] : [socket])
  await serving.startDuties()
  return lines
}

async function serveByWorkers(config: Config, socket: number | null): Promise<string[]> {
  const opening = openDatabase(config)
  opening.catch(() => {}) // awaited below
  const { createPrimary } = await import('./workers/primary.ts')
  const { start, stop } = createPrimary({
    program: import.meta.filename,
    workers: config.workers,
    socket: shareSocket(socket),
    output,
  })
  resources.defer(stop)
  return start(opening)
}

function fail(error: unknown): void {
  if (resources.disposed) return
  output.fail(error)
  const exit = () => process.exit(1)
  resources.disposeAsync().then(exit, exit)
}

try {
  const config = readConfig(process.env, { isServer: true })
  if (cluster.isWorker) {
    const { runWorker } = await import('./workers/worker.ts')
    runWorker({ config, resources, log, warn, shutDown })
  } else {
    const socket = findInheritedSocket(process.env)
    if (socket === null) await claimPort(config)
    const serve = config.workers > 1 ? serveByWorkers : serveAlone
    for (const line of await serve(config, socket)) log(line)
  }
} catch (error) {
  fail(error)
}
