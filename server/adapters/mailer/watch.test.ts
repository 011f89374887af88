import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { findFreePort } from '#scripts/free-ports.ts'
import { openMailer } from './open.ts'
import { watchMailServer } from './watch.ts'
import { eventually } from '#test/eventually.ts'

const password = 'duga-lozinka-9'

/** An SMTP server on this machine that wants this password, and takes no mail. */
async function startServer(port = 0) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (given, _, done) =>
      given.password === password ? done(null, { user: 'ana' }) : done(new Error(`unknown: ${given.password}`)),
  })
  server.on('error', () => {}) // a client that leaves in the middle
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = listening.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

function open(smtpUrl: string) {
  const mailer = openMailer({ smtpUrl, mailFrom: 'info@zauvijek.test', dataDir: '/nowhere' }, () => {})
  onTestFinished(mailer.close)
  return mailer
}

test('a server that lets us in is there, and a wrong password is told without the words of the server', async () => {
  const port = await startServer()
  const right = open(`smtp://ana:${password}@127.0.0.1:${port}`)
  await right.checkAvailability()
  expect(right.isAway()).toBe(false)
  const wrong = open(`smtp://ana:tajna2@127.0.0.1:${port}`)
  const refused = new UnavailableError('the mail server does not let us in: EAUTH AUTH PLAIN 535')
  await expect(wrong.checkAvailability()).rejects.toThrow(refused)
  expect(wrong.isAway()).toBe(true)
})

test('a server that takes connections and is silent holds up nobody for more than eight seconds', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const address = silent.address()
  const checking = open(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`).checkAvailability()
  const wait = async () => {
    await once(silent, 'connection')
    await vi.advanceTimersByTimeAsync(8_000)
  }
  const refused = new UnavailableError('the mail server did not answer within 8 s')
  await Promise.all([expect(checking).rejects.toThrow(refused), wait()])
})

test('the time in which the server is away is two lines', async () => {
  const port = await findFreePort()
  const mailer = open(`smtp://ana:${password}@127.0.0.1:${port}`)
  const lines: string[] = []
  const log = (_: object, line: string) => void lines.push(line)
  const { stop } = watchMailServer(mailer, { info: log, warn: log }, { againMs: 5 })
  onTestFinished(stop)
  const away = 'the mail server is away; mails wait until it is back'
  await eventually(() => expect(lines).toEqual([away]))
  expect(mailer.isAway()).toBe(true)
  await startServer(port)
  await eventually(() => expect(lines).toEqual([away, 'the mail server answers again']))
  expect(mailer.isAway()).toBe(false)
})
