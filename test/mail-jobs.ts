import { systemClock } from '#server/adapters/clock.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import type { Database } from '#server/db/connect.ts'
import { sendMail } from '#server/emails/send-email.ts'

/** Runs mail jobs without a queue: `run` throws what the job throws; `mails` holds everything sent so far. */
export function makeMailJobs(db: Database, send?: (mail: Mail) => Promise<void>) {
  const mails: Mail[] = []
  const handler = sendMail({
    db,
    clock: systemClock,
    mailer: { send: send ?? (async (mail) => void mails.push(mail)) },
    publicUrl: 'https://zauvijek.test',
    createToken: async (...made) => made.join('/'),
    removeToken: async () => {},
    contactEmail: 'info@zauvijek.test',
  })
  const run = (job: MailJob, key: string) => handler(job, { key, signal: new AbortController().signal })
  return { mails, run }
}

/** Runs the jobs in order, with their places as keys, and returns the mails that they send. */
export async function runMailJobs(db: Database, ...jobs: MailJob[]): Promise<Mail[]> {
  const { mails, run } = makeMailJobs(db)
  for (const [place, job] of jobs.entries()) await run(job, `${place}`)
  return mails
}
