import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { makeMailJobs } from '#test/mail-jobs.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { PermanentJobError } from '#server/adapters/jobs/jobs.ts'
import { MailRejectedError, MailUnansweredError } from '#server/adapters/mailer/mailer.ts'

test('a mail to which the server never answers is given up after ten attempts, each of which it may have sent', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { id: user_id } = await makeFactories({ db: database.db, clock: systemClock }).couple()
  let sent = 0
  const jobs = makeMailJobs(database.db, async () => {
    sent += 1
    throw new MailUnansweredError('no answer')
  })
  const attempt = () => jobs.run({ kind: 'welcome', user_id }, '1')
  for (let attempts = 1; attempts < 10; attempts++) await expect(attempt()).rejects.toThrow(MailUnansweredError)
  await expect(attempt()).rejects.toThrow(PermanentJobError)
  expect(sent).toBe(10)
  await expect(jobs.run({ kind: 'welcome', user_id }, '2')).rejects.toThrow(MailUnansweredError)
})

test('a message to the operator is not given up when the operator’s own mailbox is refused, which the operator mends', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into contact_messages (name, email, message, created_at)
     values ('Ana', 'ana@primjer.test', 'Kako promijeniti grad?', now()) returning id`,
  )
  let isMended = false
  const subjects: string[] = []
  const jobs = makeMailJobs(database.db, async ({ subject }) => {
    if (!isMended) throw new MailRejectedError('the mail server refused: 550')
    subjects.push(subject)
  })
  const attempt = () => jobs.run({ kind: 'contact_message', contact_message_id: rows[0]!.id }, '1')
  await expect(attempt()).rejects.toThrow(MailRejectedError)
  isMended = true
  await attempt()
  expect(subjects).toEqual(['Poruka s portala: Ana'])
})
