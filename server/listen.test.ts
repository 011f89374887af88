import { describe, expect, test } from 'vitest'
import { findFreePort } from '#scripts/free-ports.ts'
import { readConfig } from './config.ts'
import { claimPort, isPortDivided } from './listen.ts'

const claimAt = async (host: string, port: number) => claimPort({ ...readConfig({}), host, port })

describe.runIf(isPortDivided)('a port that is claimed but not listened at yet', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['127.0.0.1', '0.0.0.0'],
    ['0.0.0.0', '0.0.0.0'],
  ])('at %s is taken for a start at %s', async (first, second) => {
    const port = await findFreePort()
    await claimAt(first, port)
    await expect(claimAt(second, port)).rejects.toThrow(`Cannot listen at ${second}:${port}: the port is taken`)
  })

  test('at one address is free at another', async () => {
    const port = await findFreePort()
    await claimAt('127.0.0.1', port)
    await claimAt('127.0.0.2', port)
  })
})
