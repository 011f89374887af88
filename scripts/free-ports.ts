import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '#server/error-code.ts'

/**
 * Below those that a system gives to connections and to servers without a port of their own, from 32768 on Linux: so nobody
 * takes one between here and its use, nor while its server is started again.
 */
const [FIRST_PORT, END] = [20_000, 32_768]

const ATTEMPTS = 100

/** Of the loopback address. Another one at each call, so that two processes hardly ever get the same. */
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
