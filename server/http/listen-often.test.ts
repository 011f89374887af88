import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { listenOften } from './listen-often.ts'

test.runIf(process.platform === 'linux')('every place answers, and all are closed as one', async () => {
  const server = createServer((_request, response) => void response.end('here'))
  await once(server.listen({ port: 0, host: '127.0.0.1', reusePort: true }), 'listening')
  await listenOften(server, 100)
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = async (by: Agent = agent) => {
    const [answer] = (await once(get({ host: '127.0.0.1', port, agent: by }), 'response')) as [IncomingMessage]
    return text(answer)
  }
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()))
  expect(new Set(answers)).toEqual(new Set(['here']))
  // The others came in elsewhere.
  expect(await promisify(server.getConnections).call(server)).toBeLessThan(100)
  const closed = once(server, 'close')
  await promisify(server.close).call(server)
  await closed
  await expect(ask(new Agent())).rejects.toThrow('ECONNREFUSED')
})
