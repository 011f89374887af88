import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { toSendMailOptions, type Mailer } from './mailer.ts'

interface FileMailerOptions {
  dataDir: string
  from: string
  log: (line: string) => void
}

/** `2026-11-21T04-30-12-345Z-1f0c9a2b.eml`: in the order of time, and never the name of another mail. */
function nameOf(messageId: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return `${time}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
}

/** Each mail as a file in `mail/` below the data directory, where there is no mail server; any mail program opens it. */
export function createFileMailer({ dataDir, from, log }: FileMailerOptions): Mailer {
  const directory = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toSendMailOptions(mail, from))
      // Links in mails open accounts: they are for the owner of the data alone.
      if (!existsSync(directory)) await mkdir(directory, { recursive: true, mode: 0o700 })
      const path = join(directory, nameOf(mail.messageId))
      const unfinished = join(directory, `.${randomUUID()}`)
      try {
        await writeFile(unfinished, message, { mode: 0o600 })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      log(`A mail was written to ${path}`)
    },
    async close() {},
  }
}
