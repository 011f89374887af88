import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { type Mail, toSendMailOptions } from './mailer.ts'
import { composeMessage } from './message.ts'

const from = 'Zauvijek – vjenčanja <noreply@zauvijek.test>'
const mail: Mail = {
  to: 'studio@primjer.test',
  replyTo: 'šime@primjer.test',
  subject: 'Upit: Željka i Šime',
  text: 'Dobar dan,\nčestitamo!',
  html: '<p>Dobar dan,<br>čestitamo!</p>',
  messageId: '<1@zauvijek.test>',
  threadId: '<thread@zauvijek.test>',
}

/** Where long lines are broken is for who writes them: a reader takes the breaks out again. */
const withoutSoftBreaks = (raw: string) =>
  raw
    .replaceAll(/\r?\n/g, '\r\n')
    .replaceAll('=\r\n', '')
    .replace(/^Date: .*$/m, 'Date:')

/** The message as the library itself writes it. */
async function composeByLibrary(given: Mail) {
  const raw = await new MailComposer(toSendMailOptions(given, from)).compile().build()
  return withoutSoftBreaks(raw.toString('utf8'))
}

const letters = fc.constantFrom('a', 'č', 'Ž', '🎉', ' ', '.', '=', '-', '\t', '\n', '\r\n', '"', '\\', '<', ',', '?')
const texts = fc.string({ unit: fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 1 })), maxLength: 300 })
/** A lone carriage return is no end of a line in a mail, and `splitLines` leaves none. */
const bodies = texts.map((text) => `${text.replaceAll(/\r(?!\n)/g, '')}.`)
const attachments = fc.array(
  fc.record({
    filename: fc.constantFrom('vjenčanje.ics', 'dan.ics'),
    contentType: fc.constantFrom('text/calendar; charset=utf-8; method=PUBLISH', 'application/json'),
    content: bodies,
  }),
  { maxLength: 2 },
)

test('a message is what the library writes, but for where long lines are broken', async () => {
  await fc.assert(
    fc.asyncProperty(texts, bodies, bodies, attachments, async (subject, text, html, attached) => {
      const given = { ...mail, subject, text, html, attachments: attached }
      const { raw } = composeMessage(given, from)
      expect(withoutSoftBreaks(raw)).toBe(await composeByLibrary(given))
      const lines = raw.split('\r\n')
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
      expect(lines.filter((line) => line.length > 78 && !line.startsWith('Reply-To'))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('the envelope has the bare addresses', () => {
  expect(composeMessage(mail, from).envelope).toEqual({ from: 'noreply@zauvijek.test', to: ['studio@primjer.test'] })
})
