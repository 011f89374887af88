import { afterAll, beforeEach, expect, test } from 'vitest'
import { MailUnansweredError } from '#server/adapters/mailer/mailer.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { mailerWith } from '#test/mails.ts'
import { queuedMails } from '#test/queued-mails.ts'

let failure: Error | null = null
const mailer = mailerWith(async () => {
  if (failure) throw failure
})
const { call, deps, make, db, close } = await makeTestApp({ mailer })
afterAll(close)
beforeEach(() => void (failure = null))

const attempt = (user_id: number, key: string) =>
  jobHandlers(deps)['send-mail']({ kind: 'reset_password', user_id }, { key, signal: new AbortController().signal })

const linksOf = async (userId: number) =>
  (await db.selectFrom('account_tokens').select('token_hash').where('user_id', '=', userId).execute()).length

test('links that the mail server did not take yet keep nobody from another one', async () => {
  const { id, email } = await make.couple()
  failure = new Error('the mail server did not take the mail: 450')
  for (let number = 0; number < 5; number++) await expect(attempt(id, '1')).rejects.toThrow(failure)
  expect((await call('POST', '/forgot-password', { body: { email } })).status).toBe(202)
  expect(await queuedMails(db)).toContainEqual({ kind: 'reset_password', user_id: id })
})

test('a link stays valid if its mail may have arrived, and is sent once more', async () => {
  const { id } = await make.couple()
  failure = new MailUnansweredError('the mail server got the mail and did not answer')
  await expect(attempt(id, '1')).rejects.toThrow(failure)
  failure = null
  await attempt(id, '1')
  expect(await linksOf(id)).toBe(2)
})

test('an address that has had its mails of the day leaves no link that nobody got', async () => {
  const { id } = await make.couple()
  for (let number = 0; number < 20; number++) await attempt(id, `${number}`)
  const sent = await linksOf(id)
  await expect(attempt(id, '21')).rejects.toThrow('has had its mails of the day')
  expect([sent, await linksOf(id)]).toEqual([20, 20])
})
