import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '#server/error-code.ts'

/**
 * Below the range that systems use for outgoing connections and unspecified ports, which starts at 32768 on Linux. So
 * nobody else takes a port before it is used, or while its server restarts.
 */
const [FIRST_PORT, END] = [20_000, 32_768]

const ATTEMPTS = 100

/** On the loopback address. Varies between calls, so that two processes hardly ever get the same one. */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(FIRST_PORT, END)
    if (await isFree(port)) return port
  }
  throw new Error('No port is free.')
}

/** All different. */
export async function findFreePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) found.add(await findFreePort())
  return [...found]
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false
    throw error
  }
  probe.close()
  await once(probe, 'close')
  return true
}
