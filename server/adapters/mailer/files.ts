import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeWriteError, giveTo, makeDirectoryFor, ownerOf, tryWriting } from '#server/owned-files.ts'
import { StartupError } from '#server/startup-error.ts'
import { type MailDriver, toSendMailOptions } from './mailer.ts'

interface FileMailerOptions {
  dataDir: string
  from: string
  log: (line: string) => void
}

/** `2026-11-21T04-30-12-345Z-1f0c9a2b.eml`: sorts by time and is unique to the mail. */
function nameOf(messageId: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return `${time}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
}

/**
 * The line endings of SMTP; the library's own conversion needs another stream. Reading as latin1 preserves each byte.
 */
const withWindowsLines = (message: Buffer) => message.toString('latin1').replaceAll(/\r?\n/g, '\r\n')

/**
 * Without a mail server, writes each mail as a file in `mail/` below the data directory, which any mail program can
 * open. If root writes it, it belongs to the owner of the data directory.
 */
export function createFileMailer({ dataDir, from, log }: FileMailerOptions): MailDriver {
  const directory = join(dataDir, 'mail')
  const owner = ownerOf(dataDir)
  // Links in mails give access to accounts, so only the owner of the data may read them.
  const makeDirectory = async () => {
    if (!existsSync(directory)) await makeDirectoryFor(owner, directory, 0o700)
  }
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true })
  }
  let opening: ReturnType<typeof openTransport> | undefined
  return {
    async send(mail) {
      // Not loaded for the check alone, which every start waits for.
      const transport = await (opening ??= openTransport())
      const { message } = await transport.sendMail(toSendMailOptions(mail, from))
      await makeDirectory()
      const path = join(directory, nameOf(mail.messageId))
      const unfinished = join(directory, `.${randomUUID()}`)
      try {
        // A Buffer rather than a stream, because of `buffer`.
        await writeFile(unfinished, withWindowsLines(message as Buffer), { mode: 0o600, encoding: 'latin1' })
        await giveTo(owner, unfinished)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      log(`A mail was written to ${path}`)
    },
    async checkAvailability() {
      try {
        await makeDirectory()
        await tryWriting(directory)
      } catch (cause) {
        throw new StartupError(`Mails cannot be written to ${directory}: ${describeWriteError(cause, directory)}`, {
          cause,
        })
      }
    },
    async close() {},
  }
}
