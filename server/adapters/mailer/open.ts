import { tracedWithin } from '#server/adapters/tracing/tracing.ts'
import type { Mailer } from './mailer.ts'

interface MailSettings {
  smtpUrl: string | undefined
  /** `Zauvijek <noreply@zauvijek.hr>` */
  mailFrom: string
  dataDir: string
}

/** Loaded with the first mail: the library would cost every start 50 ms. */
async function load({ smtpUrl, mailFrom: from, dataDir }: MailSettings, log: (line: string) => void): Promise<Mailer> {
  if (smtpUrl === undefined) {
    const { createFileMailer } = await import('./files.ts')
    return createFileMailer({ dataDir, from, log })
  }
  const { createSmtpMailer } = await import('./smtp.ts')
  return createSmtpMailer({ url: smtpUrl, from })
}

/** By SMTP where a server is configured; else each mail becomes a file, which is logged. */
export function openMailer(settings: MailSettings, log: (line: string) => void): Mailer {
  let loading: Promise<Mailer> | undefined
  return {
    async send(mail, signal) {
      const mailer = await (loading ??= load(settings, log))
      await tracedWithin('send mail', 'client', () => mailer.send(mail, signal))
    },
    async close() {
      const mailer = await loading
      await mailer?.close()
    },
  }
}
