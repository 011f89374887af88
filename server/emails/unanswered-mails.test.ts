import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { makeMailJobs } from '#test/mail-jobs.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { PermanentJobError } from '#server/adapters/jobs/jobs.ts'
import { MailUnansweredError } from '#server/adapters/mailer/mailer.ts'

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
