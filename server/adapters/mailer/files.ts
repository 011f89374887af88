import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import {
  describeWriteError,
  giveTo,
  isDiskFailure,
  makeDirectoryFor,
  ownerOf,
  tryWriting,
} from '#server/owned-files.ts'
import { StartupError } from '#server/startup-error.ts'
import type { MailDriver } from './mailer.ts'

/** Mails then wait for the disk without using up their attempts, as they do for a mail server. */
const toUnavailable = (error: unknown) =>
  error instanceof Error && isDiskFailure(error)
    ? new UnavailableError(`the disk takes no mail: ${error.message}`, { cause: error })
    : error

interface FileMailerOptions {
  dataDir: string
  from: string
  log: (line: string) => void
  /** Replaced by tests, which have no full disk. */
  write?: typeof writeFile
}

/** `2026-11-21T04-30-12-345Z-1f0c9a2b.eml`: in the order of time, and never the name of another mail. */
function nameOf(messageId: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  return `${time}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
}

/**
 * Each mail as a file in `mail/` below the data directory, where there is no mail server; any mail program opens it. Those
 * that root writes belong to the owner of the data directory.
 */
export function createFileMailer({ dataDir, from, log, write = writeFile }: FileMailerOptions): MailDriver {
  const directory = join(dataDir, 'mail')
  const owner = ownerOf(dataDir)
  // Links in mails open accounts: they are for the owner of the data alone.
  const makeDirectory = async () => {
    if (!existsSync(directory)) await makeDirectoryFor(owner, directory, 0o700)
  }
  // Not for the check alone, which every start waits for.
  const loadLibrary = () => import('./message.ts')
  let loading: ReturnType<typeof loadLibrary> | undefined
  return {
    async send(mail) {
      const { composeMessage } = await (loading ??= loadLibrary())
      const message = composeMessage(mail, from)
      const path = join(directory, nameOf(mail.messageId))
      const unfinished = join(directory, `.${randomUUID()}`)
      try {
        await makeDirectory()
        await write(unfinished, message, { mode: 0o600 })
        await giveTo(owner, unfinished)
        await rename(unfinished, path)
      } catch (cause) {
        await rm(unfinished, { force: true })
        throw toUnavailable(cause)
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
