import { expect, test } from 'vitest'
import { isRejection } from './smtp-answers.ts'

const errorOf = (command: string, response: string) =>
  Object.assign(new Error('refused'), { command, response, responseCode: Number(response.slice(0, 3)) })

test.each([
  ['RCPT TO', '550 5.1.1 <ana@primjer.test>: unknown to the sender'],
  ['RCPT TO', '550 no such user here'],
  ['RCPT TO', '550 5.4.1 recipient address rejected'],
  ['RCPT TO', '552 mailbox quota exceeded'],
  ['RCPT TO', '552 5.2.2 over quota'],
  ['DATA', '554 5.6.0 not such a content'],
  ['DATA', '554 5.3.4 the size exceeds the limit'],
])('to %s, “%s” is about the mailbox or the mail', (command, response) => {
  expect(isRejection(errorOf(command, response))).toBe(true)
})

test.each([
  ['of a mailbox that is busy', 'RCPT TO', '450 busy'],
  ['of Postfix on relaying', 'RCPT TO', '554 5.7.1 relay access denied'],
  ['of Exim on relaying', 'RCPT TO', '550 relay not permitted'],
  ['of Postfix on a sender without a host', 'RCPT TO', '550 5.1.8 domain not found'],
  ['of Exim on the sender', 'RCPT TO', '550-Verification failed\n550 Sender verify failed'],
  ['of Gmail on the quota of the day', 'DATA', '550-5.4.5 daily quota exceeded\n550 5.4.5 try later'],
  ['of cPanel on the limit of the hour', 'RCPT TO', '550 Domain zauvijek.test has exceeded the max emails per hour'],
  ['of SES on the sender', 'DATA', '554 Message rejected: Email address is not verified.'],
  ['of SendGrid on the sender', 'DATA', '550 The from address does not match any of ours'],
  ['that asks for a login', 'RCPT TO', '530 who are you'],
  ['to the sender', 'MAIL FROM', '550 5.1.1 who are you'],
])('an answer %s is about the operator, and loses no mail', (_, command, response) => {
  expect(isRejection(errorOf(command, response))).toBe(false)
})
