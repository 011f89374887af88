import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startSilentPostgres } from '#test/silent-postgres.ts'
import { registerListener } from './listener.ts'

test('a database that no longer answers does not hold up the end', async () => {
  const { settings, stop } = await startSilentPostgres()
  onTestFinished(stop)
  const app = fastify()
  const resumed = Promise.withResolvers<undefined>()
  const channel = { name: 'news', onMessage() {}, resume: () => resumed.resolve(undefined), suspend() {} }
  registerListener(app, settings, [channel])
  await app.ready()
  await resumed.promise
  await app.close()
  expect(app.server.listening).toBe(false)
})
