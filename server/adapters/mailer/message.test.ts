import fc from 'fast-check'
import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { readMail } from '#test/read-mail.ts'
import type { Mail } from './mailer.ts'
import { composeMessage } from './message.ts'

const from = 'Zauvijek – vjenčanja <noreply@zauvijek.test>'
const mail: Mail = {
  to: 'studio@primjer.test',
  replyTo: 'sime@šibenik.test',
  subject: 'Upit: Željka i Šime',
  text: 'Dobar dan,\nčestitamo!',
  html: '<p>Dobar dan,<br>čestitamo!</p>',
  messageId: '<1@zauvijek.test>',
  threadId: '<thread@zauvijek.test>',
}

/** The same mail as the library writes it. */
async function composeByLibrary({ to, replyTo = '', threadId = '', attachments = [], ...rest }: Mail): Promise<string> {
  const composer = new MailComposer({
    ...rest,
    attachments: [...attachments],
    from,
    to: { name: '', address: to },
    replyTo: { name: '', address: replyTo },
    inReplyTo: threadId,
    references: threadId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    textEncoding: 'quoted-printable',
  })
  const raw = await composer.compile().build()
  return raw.toString('utf8').replaceAll(/\r?\n/g, '\r\n')
}

/**
 * Where long lines are broken, how parts are parted, what time it is, and whether a subject with `=?` is encoded differs;
 * the decoded subject is in `content`.
 */
function read(raw: string) {
  const { headers, files, ...content } = readMail(raw)
  const same = [...headers].filter(([name]) => !['content-type', 'date', 'subject'].includes(name))
  return {
    ...content,
    headers: Object.fromEntries(same),
    files: files.map(({ filename, content: of }) => [filename, of]),
  }
}

const letters = fc.constantFrom('a', 'č', 'Ž', '🎉', ' ', '.', '=', '-', '\t', '\n', '\r\n', '"', '\\', '<', ',', '?')
const texts = fc.string({ unit: fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 1 })), maxLength: 300 })
/** `splitLines` leaves no lone carriage return, which does not end a line in a mail. */
const bodies = texts.map((text) => `${text.replaceAll(/\r(?!\n)/g, '')}.`)
const attachments = fc.array(
  fc.record({
    filename: fc.constantFrom('vjencanje-2027-06-12.ics', 'dan.json'),
    contentType: fc.constantFrom('text/calendar; charset=utf-8; method=PUBLISH', 'application/json'),
    content: bodies,
  }),
  { maxLength: 2 },
)

test('a message says what the library’s own says', async () => {
  await fc.assert(
    fc.asyncProperty(texts, bodies, bodies, attachments, async (subject, text, html, attached) => {
      const given = { ...mail, subject, text, html, attachments: attached }
      const raw = composeMessage(given, from)
      expect(read(raw)).toEqual(read(await composeByLibrary(given)))
      expect(read(raw)).toMatchObject({ text: text.replaceAll('\r\n', '\n'), html: html.replaceAll('\r\n', '\n') })
      const lines = raw.split('\r\n')
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
      expect(lines.filter((line) => line.length > 78 && !line.startsWith('Reply-To'))).toEqual([])
    }),
    { numRuns: 200, examples: [['=?', '.', '.', []]] },
  )
})

test.each([
  'Poruka s portala: Ana =?utf-8?Q?=E2=80=AE=0D=0A?=',
  'Poruka s portala: =?UTF-8?B?WmF1dmlqZWs=?= =?utf-8?q?_tim?=',
  'Poruka s portala: =?utf-8?Q?_=3F_?= a_b? =41',
])('what looks like an encoded word in “%s” is read as it was typed', (subject) => {
  const raw = composeMessage({ ...mail, subject }, from)
  expect(readMail(raw).subject).toBe(subject)
  expect(raw.split('\r\n').filter((line) => line.length > 78)).toEqual([])
})

test('its type names the parts that it has', () => {
  const typeOf = (given: Mail) => readMail(composeMessage(given, from)).headers.get('content-type')
  expect(typeOf(mail)).toMatch(/^multipart\/alternative; boundary=text-[\da-f]{16}$/)
  const attachment = { filename: 'dan.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
  expect(typeOf({ ...mail, attachments: [attachment] })).toMatch(/^multipart\/mixed; boundary=file-[\da-f]{16}$/)
})

test('an address with other letters before its host, for which a server may refuse a mail, is not named for replies', () => {
  const headersOf = (replyTo: string) => readMail(composeMessage({ ...mail, replyTo }, from)).headers
  expect(headersOf('sime@šibenik.test').get('reply-to')).toBe('sime@xn--ibenik-9jb.test')
  expect(headersOf('šime@primjer.test').has('reply-to')).toBe(false)
})
