import type { Mailer } from './mailer.ts'

interface MailSettings {
  smtpUrl: string | undefined
  /** `Zauvijek <noreply@zauvijek.hr>` */
  mailFrom: string
  dataDir: string
}

/** Loaded with the first mail: the library would cost every start 50 ms. */
async function load({ smtpUrl, mailFrom: from, dataDir }: MailSettings, say: (line: string) => void): Promise<Mailer> {
  if (smtpUrl === undefined) {
    const { fileMailer } = await import('./files.ts')
    return fileMailer({ dataDir, from, say })
  }
  const { smtpMailer } = await import('./smtp.ts')
  return smtpMailer({ url: smtpUrl, from })
}

/** By SMTP where a server is configured; else each mail becomes a file, told to `say`. */
export function openMailer(settings: MailSettings, say: (line: string) => void): Mailer {
  let loading: Promise<Mailer> | undefined
  return {
    async send(mail, signal) {
      const mailer = await (loading ??= load(settings, say))
      await mailer.send(mail, signal)
    },
    async close() {
      const mailer = await loading
      await mailer?.close()
    },
  }
}
