import { type AddressInfo, createServer } from 'node:net'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from './config.ts'
import { codeOf } from './error-code.ts'
import { StartupError } from './startup-error.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'the port is taken by another program; stop it or set PORT',
  EACCES: 'the system does not allow this port',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST',
  ENOTFOUND: 'this host name is unknown; set HOST',
}

/** Runs `listen` and turns an error about the port or the host into a StartupError. */
export async function listenOrThrow<Result>({ host, port }: Config, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen()
  } catch (cause) {
    const code = codeOf(cause)
    throw new StartupError(`Cannot listen at ${host}:${port}: ${reasons[code] ?? code}.`, { cause })
  }
}

/**
 * Whether each worker listens at the port by itself. On other systems the kernel does not share a port out, so the primary
 * process accepts connections for its workers.
 */
export const isPortDivided = process.platform === 'linux'

/** How long, in milliseconds, the processes of a killed server may take to exit. */
const PATIENCE_MS = 1_000

const isTaken = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && Reflect.get(error.cause, 'code') === 'EADDRINUSE'

/**
 * Checked before the slow part of a first start, which would be in vain if the port is taken. From then on, the port is
 * kept from other starts of the product, until this process ends.
 */
export async function claimPort(config: Config): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await tryPort(config)
    } catch (error) {
      if (!isTaken(error) || performance.now() > until) throw error
    }
    await delay(20)
  }
}

async function tryPort(config: Config): Promise<void> {
  const probe = createServer()
  await listenOrThrow(config, () => once(probe.listen(config.port, config.host), 'listening'))
  try {
    if (isPortDivided) await listenOrThrow(config, () => claimName(probe.address() as AddressInfo)) // it listens on TCP
  } finally {
    probe.close()
    await once(probe, 'close')
  }
}

/**
 * Several processes may listen at a port that is divided, even those of two starts, each with a database of its own. So
 * a start takes a name that only one process can have: an abstract socket, which leaves no file, ends with its process,
 * and like a port exists once in a network namespace.
 */
async function claimName({ address, port }: AddressInfo): Promise<void> {
  const claim = createServer((socket) => socket.destroy())
  await once(claim.listen(`\0zauvijek ${address} ${port}`), 'listening')
  claim.unref()
}
