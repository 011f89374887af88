import { once } from 'node:events'
import { createServer } from 'node:net'

/** Of the loopback address, all at once, so that none is given twice. */
export async function findFreePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const found = probes.map((probe) => {
    const address = probe.address()
    if (address === null || typeof address === 'string') throw new Error('No port is free.')
    return address.port
  })
  await Promise.all(
    probes.map((probe) => {
      probe.close()
      return once(probe, 'close')
    }),
  )
  return found
}

export async function findFreePort(): Promise<number> {
  const [port] = await findFreePorts(1)
  if (port === undefined) throw new Error('No port is free.')
  return port
}
