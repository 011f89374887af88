import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Product } from '#test/product.ts'

/** https://www.rfc-editor.org/rfc/rfc2045#section-6.7, as far as a link needs it. */
const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The mails to this address, the newest last. */
function mailsTo({ dataDir }: Product, to: string): string[] {
  const folder = join(dataDir, 'mail')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mails = names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'))
  return mails.filter((mail) => mail.includes(`\r\nTo: ${to}\r\n`)).map(decode)
}

/** The path and the query of the newest link to this page that was sent to the address; waits for the mail. */
export async function mailedLink(product: Product, to: string, page: string): Promise<string> {
  const links = () => mailsTo(product, to).flatMap((mail) => new RegExp(`${page}\\?token=[\\w-]{43}`).exec(mail) ?? [])
  await expect.poll(() => links().length, { timeout: 15_000 }).toBeGreaterThan(0)
  return links().at(-1) ?? ''
}

/** Waits for a mail to this address whose replies go to the other one. */
export async function mailFrom(product: Product, to: string, replyTo: string): Promise<void> {
  const mails = () => mailsTo(product, to).filter((mail) => mail.includes(`\r\nReply-To: ${replyTo}\r\n`))
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(1)
}

/** The calendar file in the mail to this address whose replies go to the other one; waits for it. */
export async function mailedCalendar({ dataDir }: Product, to: string, replyTo: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'))
    const isWanted = (mail: string) =>
      mail.includes(`\r\nTo: ${to}\r\n`) && mail.includes(`\r\nReply-To: ${replyTo}\r\n`)
    const mail = mails.find((one) => isWanted(one) && one.includes('.ics'))
    const encoded = mail?.split(/Content-Type: text\/calendar[^]*?\r\n\r\n/)[1]?.split('\r\n--')[0]
    return encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString()
  }
  await expect.poll(find, { timeout: 15_000 }).not.toBe('')
  return find()
}
