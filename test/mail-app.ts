import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { makeTestApp } from './app.ts'
import { mailerWith } from './mails.ts'

/** The test application with the mails that it sends: `deliver` runs the jobs that are due and returns what they sent. */
export async function makeMailApp() {
  const mails: Mail[] = []
  const app = await makeTestApp({
    config: { publicUrl: 'https://zauvijek.test' },
    mailer: mailerWith(async (mail) => void mails.push(mail)),
  })
  async function deliver(): Promise<Mail[]> {
    await app.runJobs()
    return mails.splice(0)
  }
  return { ...app, deliver }
}
