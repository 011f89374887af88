import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { registerErrors } from './error-handler.ts'
import { registerTurns } from './turns.ts'

/** A server whose requests take as long as the number in their path says, and whose turns come when they are told to. */
function startStopped() {
  const server = createServer()
  const answered: string[] = []
  const turns: (() => void)[] = []
  let time = 0
  server.on('request', (request) => {
    const url = request.url ?? ''
    answered.push(url)
    time += Number(url.split('/').at(-1)) || 0
  })
  const app = fastify()
  Object.assign(app, { server })
  const line = registerTurns(app, { now: () => time, schedule: (next) => turns.push(next) })
  const ask = (url: string, response = {}) => server.emit('request', { url }, response)
  /** The rest of this turn of the loop. */
  const turn = (lastsMs = 0) => {
    time += lastsMs
    for (const next of turns.splice(0)) next()
  }
  return { line, ask, turn, take: () => answered.splice(0) }
}

test('a turn works at requests for so long, the others wait in line, and a check of health does not', () => {
  const { ask, turn, take } = startStopped()
  for (const url of ['/a/3', '/b/3', '/c/3', '/d/3', '/e/3']) ask(url)
  ask('/healthz')
  expect(take()).toEqual(['/a/3', '/b/3', '/healthz'])
  // Before it the next one came.
  ask('/f/1')
  turn()
  expect(take()).toEqual(['/c/3', '/d/3'])
  turn()
  expect(take()).toEqual(['/e/3', '/f/1'])
  turn()
  ask('/g/1')
  expect(take()).toEqual(['/g/1'])
})

test('those whose client has left are passed over', () => {
  const { ask, turn, take } = startStopped()
  ask('/a/9')
  ask('/b/1', { destroyed: true })
  ask('/c/1')
  turn()
  expect(take()).toEqual(['/a/9', '/c/1'])
})

test('five thousand wait in line, and the next one is refused at once', () => {
  const { line, ask, take } = startStopped()
  ask('/a/9')
  for (let number = 0; number < 5_000; number++) ask('/b/1')
  expect([line.waiting(), line.refused(), take()]).toEqual([5_000, 0, ['/a/9']])
  ask('/c/1')
  // Its answer, too, is made by the application, which says 503.
  expect([line.waiting(), line.refused(), take()]).toEqual([5_000, 1, ['/c/1']])
})

describe('a request that waits for its turn', () => {
  /** Asks, and gives the answer to a second request that has waited for so long, `age` after the first one. */
  async function askAndWait(age: number, waitedMs: number): Promise<Response> {
    const app = fastify()
    onTestFinished(() => app.close())
    registerErrors(app)
    let time = 0
    let turn = () => {}
    registerTurns(app, { now: () => time, schedule: (next) => (turn = next) })
    app.get('/', () => 'done')
    await app.listen({ host: '127.0.0.1', port: 0 })
    let come = 0
    app.server.on('request', () => come++)
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
    expect((await fetch(url)).status).toBe(200)
    time += age
    const waiting = fetch(url)
    await expect.poll(() => come).toBe(2)
    time += waitedMs
    turn()
    return waiting
  }

  test('is refused after a second', async () => {
    const answer = await askAndWait(10_000, 1_001)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  })

  test('is answered after nine seconds while the process has just begun', async () => {
    const answer = await askAndWait(10, 9_000)
    expect(answer.status).toBe(200)
  })
})
