import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { MailRejectedError, MailUnansweredError } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

const mail = { to: 'ana@primjer.test', subject: 'Upit', text: 'a', html: '<p>a</p>', messageId: '<1@zauvijek.test>' }

/** `.` is the end of a mail. Without an answer the server is silent. */
type Answers = Partial<Record<'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.' | 'RSET', string>>

const usual = { EHLO: '250 hello', MAIL: '250 yes', RCPT: '250 yes', DATA: '354 go on', '.': '250 stored' }

/** A mail server that answers each command, and `greeting`, with one line of ours. */
async function startServer(own: (command: string, connection: number) => string | null | undefined) {
  const asked: string[] = []
  let connections = 0
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const connection = ++connections
    let isMail = false
    sockets.push(socket)
    socket.on('error', () => {}).write(`${own('greeting', connection) ?? '220 here'}\r\n`)
    createInterface(socket).on('line', (line) => {
      if (isMail && line !== '.') return
      const command = line.slice(0, 4).toUpperCase()
      asked.push(command)
      const given = own(command, connection)
      const answer = given === undefined ? (usual as Answers)[command as keyof Answers] : given
      isMail = command === 'DATA' && (answer?.startsWith('354') ?? false)
      if (answer === 'close') socket.destroy()
      else if (answer) socket.write(`${answer}\r\n`)
    })
    socket.on('close', () => void asked.push('closed'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Zauvijek <info@zauvijek.test>' })
  onTestFinished(mailer.close)
  return { asked, mailer, say: (answer: string) => sockets.at(-1)?.write(`${answer}\r\n`), sockets }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => void vi.useRealTimers()
})

/** Resolves once the server was asked this. */
const untilAsked = async (asked: string[], command: string) => {
  while (!asked.includes(command)) await new Promise(setImmediate)
}

test('a server may take nine minutes to say that it has stored a mail, which is then not sent again', async () => {
  const { asked, mailer, say } = await startServer((command) => (command === '.' ? null : undefined))
  const sending = mailer.send(mail)
  await untilAsked(asked, '.')
  await minutes(9)
  say('250 stored')
  await sending
})

test('a server that takes longer may have sent the mail', async () => {
  const { asked, mailer } = await startServer((command) => (command === '.' ? null : undefined))
  const wait = async () => {
    await untilAsked(asked, '.')
    await minutes(10)
  }
  const words = 'the mail server got the mail and did not answer (ETIMEDOUT); it may arrive twice'
  await Promise.all([expect(mailer.send(mail)).rejects.toThrow(new MailUnansweredError(words)), wait()])
})

test('a server that closes the connection instead of answering to a mail may have sent it', async () => {
  const { mailer } = await startServer((command) => (command === '.' ? 'close' : undefined))
  await expect(mailer.send(mail)).rejects.toThrow(
    'the mail server got the mail and did not answer (ECONNECTION CONN); it may arrive twice',
  )
})

test('mails to which a server does not answer hold up no other', async () => {
  const { asked, mailer, say } = await startServer((command, connection) =>
    command === '.' && connection <= 3 ? null : undefined,
  )
  const waiting = [mailer.send(mail), mailer.send(mail), mailer.send(mail)]
  while (asked.filter((command) => command === '.').length < 3) await new Promise(setImmediate)
  await mailer.send(mail)
  say('421 closing')
  await mailer.close()
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])(
  'a server that is silent after %s holds a mail for a minute',
  async (at) => {
    const { asked, mailer } = await startServer((command) => (command === at ? null : undefined))
    const wait = async () => {
      await untilAsked(asked, at)
      await minutes(1)
      await untilAsked(asked, 'closed')
    }
    const refused = new UnavailableError('the mail server did not take the mail: ETIMEDOUT')
    await Promise.all([expect(mailer.send(mail)).rejects.toThrow(refused), wait()])
  },
)

test('a server that is silent after it has refused mails holds up no other', async () => {
  const { mailer } = await startServer((command, connection) => {
    if (command === 'RSET' || command === 'QUIT') return null
    return command === 'RCPT' && connection <= 3 ? '550 5.1.1 nobody' : undefined
  })
  for (let refused = 0; refused < 3; refused++) await expect(mailer.send(mail)).rejects.toThrow(MailRejectedError)
  await mailer.send(mail)
})

test('mails in a burst share a connection, which is closed when no more come', async () => {
  const { asked, mailer } = await startServer(() => undefined)
  for (let sent = 0; sent < 3; sent++) await mailer.send(mail)
  expect(asked.filter((command) => command === 'EHLO')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await untilAsked(asked, 'QUIT')
  await mailer.send(mail)
  expect(asked.filter((command) => command === 'EHLO')).toHaveLength(2)
})

test('a connection that the server has closed meanwhile costs no mail', async () => {
  const { asked, mailer } = await startServer((command) => (command === '.' ? '250 stored\r\n421 closing' : undefined))
  await mailer.send(mail)
  await new Promise(setImmediate)
  await mailer.send(mail)
  expect(asked.filter((command) => command === '.')).toHaveLength(2)
})

test('a server that refuses a third connection gets the mails by the other two', async () => {
  const got: number[] = []
  const refused: number[] = []
  const { mailer, sockets } = await startServer((command, connection) => {
    if (command === '.') return got.push(connection) > 2 ? undefined : null
    if (command !== 'greeting' || connection <= 2) return undefined
    refused.push(connection)
    return '421 4.7.0 too many connections'
  })
  const sending = Array.from({ length: 5 }, () => mailer.send(mail))
  while (got.length < 2 || refused.length < 1) await new Promise(setImmediate)
  for (const socket of sockets.slice(0, 2)) socket.write('250 stored\r\n')
  await Promise.all(sending)
  expect(got).toHaveLength(5)
})

test('a server that refuses every connection is away', async () => {
  const { mailer } = await startServer((command) => (command === 'greeting' ? '421 4.3.2 closing' : undefined))
  const refused = new UnavailableError('the mail server did not take the mail: EPROTOCOL CONN 421 4.3.2')
  const attempt = () => expect(mailer.send(mail)).rejects.toThrow(refused)
  await Promise.all([attempt(), attempt(), attempt()])
})

test('a mail that waits for a connection does not hold up the end of the program', async () => {
  const ending = new AbortController()
  const { asked, mailer } = await startServer((command, connection) => {
    if (command === '.') return null
    if (command !== 'greeting' || connection === 1) return undefined
    setImmediate(() => ending.abort())
    return '421 4.7.0 too many connections'
  })
  const first = mailer.send(mail)
  await untilAsked(asked, '.')
  await expect(mailer.send(mail, ending.signal)).rejects.toThrow(UnavailableError)
  await mailer.close()
  await expect(first).rejects.toThrow(MailUnansweredError)
})
