import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#scripts/free-ports.ts'
import { openMailer } from './open.ts'

const answers: Record<string, [code: number, words: string]> = {
  'full@primjer.test': [452, 'mailbox full'],
  'nobody@primjer.test': [550, 'no such user'],
}

/** A mail server that takes mails to any other address. */
async function startServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo({ address }, _, done) {
      const [responseCode, words] = answers[address] ?? []
      done(responseCode === undefined ? null : Object.assign(new Error(words), { responseCode }))
    },
    onData: (stream, _, done) => void stream.on('end', () => done()).resume(),
  })
  server.on('error', () => {}) // a client that leaves in the middle
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = listening.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function sendTo(port: number, ...addresses: string[]) {
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const mailer = openMailer({ smtpUrl, mailFrom: 'info@zauvijek.test', dataDir: '/nowhere' }, () => {})
  onTestFinished(mailer.close)
  const mail = { subject: 'a', text: 'a', html: 'a', messageId: '<1@zauvijek.test>' }
  for (const to of addresses) await mailer.send({ ...mail, to }).catch(() => {}) // it is counted
  return mailer.outcomes()
}

test('attempts are counted by what the server makes of them', async () => {
  const port = await startServer()
  const addresses = ['ana@primjer.test', 'full@primjer.test', 'nobody@primjer.test', 'iva@primjer.test']
  expect(await sendTo(port, ...addresses)).toEqual({ accepted: 2, deferred: 1, refused: 1, unanswered: 0, away: 0 })
  const nowhere = await findFreePort()
  expect(await sendTo(nowhere, 'ana@primjer.test')).toMatchObject({ accepted: 0, away: 1 })
})
