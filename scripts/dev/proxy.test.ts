import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { passOn } from './proxy.ts'

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  return (server.address() as AddressInfo).port // a TCP server has no other kind of address
}

/** A proxy before the server whose port `port` gives. */
async function startProxy(port: () => Promise<number>): Promise<string> {
  const api = { port, restart: () => {}, stop: async () => {} }
  return `http://127.0.0.1:${await listen((request, response) => void passOn(api, request, response))}`
}

test('a call waits for the server that starts, and comes through whole', async () => {
  const started = Promise.withResolvers<number>()
  const proxy = await startProxy(() => started.promise)
  const answer = fetch(`${proxy}/api/v1/leads?page=2`, { method: 'POST', body: 'Jeste li slobodni?' })
  started.resolve(
    await listen((request, response) => {
      void text(request).then((body) =>
        response.writeHead(201, { 'x-request-id': '7' }).end(`${request.method} ${request.url} ${body}`),
      )
    }),
  )
  const { status, headers } = await answer
  expect([status, headers.get('x-request-id')]).toEqual([201, '7'])
  expect(await (await answer).text()).toBe('POST /api/v1/leads?page=2 Jeste li slobodni?')
})

test('a read that the restart cuts off is made again at the next server', async () => {
  const ended = await listen((request) => request.socket.destroy())
  const next = await listen((_request, response) => response.end('here'))
  const ports = [ended, next]
  const proxy = await startProxy(async () => ports.shift() ?? next)
  expect(await (await fetch(`${proxy}/api/v1/site`)).text()).toBe('here')
})

test('a write that the restart cuts off is not made twice', async () => {
  const ended = await listen((request) => request.socket.destroy())
  const proxy = await startProxy(async () => ended)
  expect((await fetch(`${proxy}/api/v1/leads`, { method: 'POST', body: '{}' })).status).toBe(502)
})

test('a server that cannot start answers with its last words', async () => {
  const proxy = await startProxy(() => Promise.reject(new Error('SyntaxError: Expression expected')))
  const answer = await fetch(`${proxy}/api/v1/site`)
  expect([answer.status, await answer.text()]).toEqual([502, 'SyntaxError: Expression expected'])
})
