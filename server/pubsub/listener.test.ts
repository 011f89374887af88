import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('a database that answers no longer is noticed within two heartbeats: from then on nothing is cached', async () => {
  const { settings, stop } = await startSilentPostgres()
  onTestFinished(stop)
  const app = fastify()
  onTestFinished(() => app.close())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const resumed = Promise.withResolvers<undefined>()
  const suspend = vi.fn()
  registerListener(app, settings, [{ name: 'news', onMessage() {}, resume: () => resumed.resolve(undefined), suspend }])
  await app.ready()
  await resumed.promise
  expect(suspend).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(suspend).toHaveBeenCalledOnce()
})
