import { tracedWithin } from '#server/adapters/tracing/tracing.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import type { MailDriver, Mailer } from './mailer.ts'

interface MailSettings {
  smtpUrl: string | undefined
  /** `Zauvijek <noreply@zauvijek.hr>` */
  mailFrom: string
  dataDir: string
}

/** Loaded on first use, because the library would add 50 ms to every start. */
async function load(
  { smtpUrl, mailFrom: from, dataDir }: MailSettings,
  log: (line: string) => void,
): Promise<MailDriver> {
  if (smtpUrl === undefined) {
    const { createFileMailer } = await import('./files.ts')
    return createFileMailer({ dataDir, from, log })
  }
  const { createSmtpMailer } = await import('./smtp.ts')
  return createSmtpMailer({ url: smtpUrl, from })
}

/** Uses SMTP if a server is configured; otherwise each mail becomes a file, which is logged. */
export function openMailer(settings: MailSettings, log: (line: string) => void): Mailer {
  let loading: Promise<MailDriver> | undefined
  let isAway = false

  /** Any answer from the server shows that it is there, even a refusal of this mail. */
  async function ask(work: (driver: MailDriver) => Promise<void>): Promise<void> {
    const driver = await (loading ??= load(settings, log))
    try {
      await work(driver)
      isAway = false
    } catch (error) {
      isAway = error instanceof UnavailableError
      throw error
    }
  }

  return {
    send: (mail, signal) => ask((driver) => tracedWithin('send mail', 'client', () => driver.send(mail, signal))),
    checkAvailability: () => ask((driver) => driver.checkAvailability()),
    isAway: () => isAway,
    async close() {
      const driver = await loading
      await driver?.close()
    },
  }
}
