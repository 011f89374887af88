import { Socket } from 'node:net'
import { IncomingMessage } from 'node:http'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { proxiesOf } from './connections.ts'
import { visitorOf } from './visitor.ts'

function requestFrom(remoteAddress: string, forwarded: string | undefined): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['198.51.100.7', '192.0.2.1', '198.51.100.7'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', ' ', '10.0.0.1'],
  ['10.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9, 192.0.2.1 ,10.0.0.2', '192.0.2.1'],
  ['10.0.0.1', '203.0.113.9, 2001:db8::1,', '2001:db8::1'],
  ['10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['10.0.0.1', '192.0.2.1, unknown', 'unknown'],
  ['::ffff:10.0.0.1', '192.0.2.1', '192.0.2.1'],
])('a request from %s for %s is that of %s, as the framework finds it', async (from, forwarded, visitor) => {
  const trustProxy = '10.0.0.0/8'
  expect(visitorOf(requestFrom(from, forwarded), proxiesOf(trustProxy))).toBe(visitor)
  const app = fastify({ trustProxy })
  app.get('/', (request) => request.ip)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect((await app.inject({ url: '/', remoteAddress: from, headers })).payload).toBe(visitor)
})
