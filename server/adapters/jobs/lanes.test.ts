import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '#server/adapters/mailer/smtp.ts'
import { createTestDatabase } from '#test/database.ts'
import { eventually } from '#test/eventually.ts'
import { enqueue, type JobContext } from './jobs.ts'
import { startWorker } from './worker.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

const errors: string[] = []
const log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (_: object, message: string) => void errors.push(message),
}

async function started(handlers: Parameters<typeof startWorker>[0]['handlers']) {
  const worker = await startWorker({ url: database.url, log, handlers })
  onTestFinished(worker.stop)
  onTestFinished(async () => void (await database.pool.query('delete from graphile_worker._private_jobs')))
}

/** A gate: callers wait until it is opened. */
function makeGate() {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  return { passed: () => promise.then(() => {}), open: () => resolve(undefined) }
}

/** Takes connections and never says a word. */
async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { sockets, port: (server.address() as AddressInfo).port } // it listens on a port
}

test('a silent mail server delays mails alone, and at most two of six at work are handed over to it', async () => {
  const { sockets, port } = await startSilentServer()
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'noreply@zauvijek.test' })
  onTestFinished(mailer.close)
  let atWork = 0
  const picture = makeGate()
  const mail = { to: 'ana@primjer.test', subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }
  await started({
    'send-mail': (_, { signal }) => {
      atWork++
      return mailer.send(mail, signal)
    },
    'make-pictures': async () => picture.open(),
  })
  for (let id = 0; id < 12; id++) await enqueue(database.db, 'send-mail', { kind: 'welcome', user_id: id })
  await eventually(() => expect([sockets.size, atWork]).toEqual([2, 6]))
  await enqueue(database.db, 'make-pictures', { media_id: 1 })
  await picture.passed()
  expect([sockets.size, atWork]).toEqual([2, 6])
})

test.each(['read-calendar', 'send-webhooks'] as const)(
  'hosts that say nothing to %s delay no pictures and no reminders',
  async (name) => {
    const picture = makeGate()
    let silent = 0
    await started({
      [name]: (_: unknown, { signal }: JobContext) => {
        silent++
        return once(signal, 'abort').then(() => {})
      },
      'make-pictures': async () => picture.open(),
    })
    const payload = name === 'read-calendar' ? { followed_calendar_id: 1 } : { webhook_id: 1 }
    for (let id = 0; id < 12; id++) await enqueue(database.db, name, payload)
    await eventually(() => expect(silent).toBeGreaterThanOrEqual(4))
    await enqueue(database.db, 'make-pictures', { media_id: 1 })
    await picture.passed()
    expect(silent).toBeLessThan(12)
  },
)

test('a stop while mails wait for a slow server is no error, and the mails are free for another node', async () => {
  const handlers = {
    'send-mail': (_: unknown, { signal }: JobContext) =>
      once(signal, 'abort').then(() => {
        throw new Error('broken off')
      }),
  }
  onTestFinished(async () => void (await database.pool.query('delete from graphile_worker._private_jobs')))
  for (let id = 0; id < 9; id++) await enqueue(database.db, 'send-mail', { kind: 'welcome', user_id: id })
  const worker = await startWorker({ url: database.url, log, handlers })
  const jobs = async (condition: string) =>
    (await database.pool.query(`select from graphile_worker.jobs where ${condition}`)).rowCount
  await eventually(async () => expect(await jobs('locked_at is not null')).toBe(9))
  errors.length = 0
  await worker.stop()
  expect(errors).toEqual([])
  expect([await jobs('locked_at is null'), await jobs('attempts = 0')]).toEqual([9, 3])
})
