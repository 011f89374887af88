import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '#scripts/free-ports.ts'
import { smtpAnswer, startMailServer } from '#test/mail-server.ts'
import { openMailer } from './open.ts'

const answers: Record<string, Error> = {
  'full@primjer.test': smtpAnswer(452, 'mailbox full'),
  'nobody@primjer.test': smtpAnswer(550, 'no such user'),
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
  const { port } = await startMailServer({ onRcptTo: ({ address }, _, done) => done(answers[address]) })
  const addresses = ['ana@primjer.test', 'full@primjer.test', 'nobody@primjer.test', 'iva@primjer.test']
  expect(await sendTo(port, ...addresses)).toEqual({ accepted: 2, deferred: 1, refused: 1, unanswered: 0, away: 0 })
  const nowhere = await findFreePort()
  expect(await sendTo(nowhere, 'ana@primjer.test')).toMatchObject({ accepted: 0, away: 1 })
})
