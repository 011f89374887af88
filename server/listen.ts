import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
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
  // A client that connects meanwhile is cut off: until it leaves, the probe would not be closed.
  const probe = createServer((socket) => socket.destroy())
  await listenOrThrow(config, () => once(probe.listen(config.port, config.host), 'listening'))
  const place = probe.address() as AddressInfo // it listens on TCP
  let claim: Server | undefined
  try {
    if (isPortDivided) claim = await listenOrThrow(config, () => claimName(place))
  } finally {
    probe.close()
    await once(probe, 'close')
  }
  if (claim) await listenOrThrow(config, () => makeWay(claim, place))
}

/** A start at one of these listens at all addresses of the machine. */
const wildcards = ['0.0.0.0', '::']

const addressesOfMachine = () =>
  Object.values(networkInterfaces()).flatMap((of = []) => of.map(({ address }) => address))

/** An abstract socket, which leaves no file, ends with its process, and like a port exists once in a network namespace. */
const nameOf = (address: string, port: number) => `\0zauvijek ${address} ${port}`

async function isClaimed(name: string): Promise<boolean> {
  const visit = connect(name)
  try {
    await once(visit, 'connect')
    return true
  } catch (error) {
    if (codeOf(error) === 'ECONNREFUSED') return false
    throw error
  } finally {
    visit.destroy()
  }
}

/**
 * Several processes may listen at a port that is divided, even those of two starts, each with a database of its own. So
 * a start takes a name that only one process can have.
 */
async function claimName({ address, port }: AddressInfo): Promise<Server> {
  const claim = createServer((socket) => socket.destroy())
  await once(claim.listen(nameOf(address, port)), 'listening')
  return claim.unref()
}

/**
 * Gives the name up if another start has the port at addresses that include these, or are among them. Asked only once
 * the name is taken: of two starts at the same moment, at least one sees the other.
 */
async function makeWay(claim: Server, { address, port }: AddressInfo): Promise<void> {
  const others = wildcards.includes(address) ? [...wildcards, ...addressesOfMachine()] : wildcards
  for (const other of others) {
    if (other === address || !(await isClaimed(nameOf(other, port)))) continue
    claim.close()
    await once(claim, 'close')
    throw Object.assign(new Error(`a start at ${other} has the port`), { code: 'EADDRINUSE' })
  }
}
