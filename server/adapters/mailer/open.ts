import { tracedWithin } from '#server/adapters/tracing/tracing.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import {
  type Mail,
  type MailDriver,
  type Mailer,
  type MailOutcome,
  MailRejectedError,
  MailUnansweredError,
} from './mailer.ts'

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

function outcomeOf(error: unknown): MailOutcome {
  if (error instanceof MailRejectedError) return 'refused'
  if (error instanceof MailUnansweredError) return 'unanswered'
  return error instanceof UnavailableError ? 'away' : 'deferred'
}

/** Uses SMTP if a server is configured; otherwise each mail becomes a file, which is logged. */
export function openMailer(settings: MailSettings, log: (line: string) => void): Mailer {
  let loading: Promise<MailDriver> | undefined
  let isAway = false
  const counts: Record<MailOutcome, number> = { accepted: 0, deferred: 0, refused: 0, unanswered: 0, away: 0 }

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

  async function send(mail: Mail, signal?: AbortSignal): Promise<void> {
    try {
      await ask((driver) => tracedWithin('send mail', 'client', () => driver.send(mail, signal)))
      counts.accepted++
    } catch (error) {
      counts[outcomeOf(error)]++
      throw error
    }
  }

  return {
    send,
    checkAvailability: () => ask((driver) => driver.checkAvailability()),
    isAway: () => isAway,
    outcomes: () => counts,
    async close() {
      const driver = await loading
      await driver?.close()
    },
  }
}
