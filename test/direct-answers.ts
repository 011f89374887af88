import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { makeTestApp } from './app.ts'
import { eventually } from './eventually.ts'

type TestApp = Pick<Awaited<ReturnType<typeof makeTestApp>>, 'app' | 'database'>

const changing = ['x-request-id', 'date', 'connection', 'keep-alive']

/** Headers that are the same in every answer. */
export const lasting = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)))

/** Sends requests over connections, and records for each answer whether the framework has handled it. */
export async function listenForAnswers({ app, database }: TestApp) {
  let handled = 0
  let statements = 0
  const handling = 'tracing:fastify.request.handler:start'
  const count = () => handled++
  subscribe(handling, count)
  database.pool.on('acquire', () => statements++)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo // it listens on a TCP port

  async function ask(path: string, headers: Record<string, string> = {}) {
    const [before, statementsBefore] = [handled, statements]
    const sent = request({ host: '127.0.0.1', port, path, headers }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    return {
      status: answer.statusCode,
      headers: lasting(answer.headers),
      body: body.toString('base64'),
      text: body.toString(),
      id: answer.headers['x-request-id'],
      isDirect: handled === before,
      statements: statements - statementsBefore,
    }
  }

  return {
    ask,
    /** Requests until the first answer of a route has shown how the others are sent. */
    learn(pathOf: (time: number) => string) {
      let time = 0
      return eventually(async () => expect((await ask(pathOf(time++))).isDirect).toBe(true))
    },
    statements: () => statements,
    stop: () => unsubscribe(handling, count),
  }
}
