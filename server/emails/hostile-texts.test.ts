import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { resetPassword } from './accounts.ts'
import { contactMessage } from './contact.ts'
import { newLead } from './leads.ts'
import { newOffer } from './offers.ts'
import { renderEmail } from './render-email.ts'

const site = 'https://zauvijek.test'
const lead = {
  companyName: 'Foto Šimić & sin',
  coupleName: 'Đurđica Žganjer',
  coupleEmail: 'djurdjica@primjer.test',
  isEmailConfirmed: true,
  eventOn: toCalendarDay('2027-06-12'),
  offered: null,
  message: 'Jeste li slobodni?',
  conversationUrl: `${site}/messages/12`,
}

test('names and messages are text, never HTML', () => {
  const hostile = `<script>alert("1")</script><img src=x onerror='1'>&amp;`
  const { html } = renderEmail(newLead({ ...lead, companyName: hostile, coupleName: hostile, message: hostile }))
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;1&#39;&gt;&amp;amp;',
  )
})

test('an address is escaped where it is a link', () => {
  const { html, text } = renderEmail(resetPassword({ resetUrl: `${site}/reset-password?token=a&b="c"`, hasKeys: true }))
  expect(html).toContain('href="https://zauvijek.test/reset-password?token=a&amp;b=&quot;c&quot;"')
  expect(text).toContain('token=a&b="c"')
})

test('a name can neither begin a header of its own nor turn the direction of the line', () => {
  const { subject } = renderEmail({ ...newLead(lead), subject: 'Upit\r\nBcc: svi@primjer.test\u202Etxt\u2028kraj' })
  expect(subject).toBe('Upit Bcc: svi@primjer.test txt kraj')
  const { text } = renderEmail(newLead({ ...lead, coupleName: 'Ana\r\nE-mail: lažna@primjer.test (potvrđen)' }))
  expect(text).toContain('Šalje: Ana E-mail: lažna@primjer.test (potvrđen)\n')
})

test('whatever stands in a message stays marked as its words', () => {
  const { text, html } = renderEmail(newLead({ ...lead, message: 'prva\r\ndruga\r\n\r\n-- \nZauvijek\rzadnja' }))
  expect(text).toContain('\n\n> prva\n> druga\n>\n> --\n> Zauvijek\n> zadnja\n\n')
  expect(html).toContain('prva<br>druga<br><br>-- <br>Zauvijek<br>zadnja<br></blockquote>')
})

test('a text of five thousand letters stands in a mail once, and gives the subject and the preview its beginning', () => {
  const message = 'Ž'.repeat(5_000)
  const email = contactMessage({ name: 'Đurđa '.repeat(30), email: 'ana@primjer.test', message })
  const { subject, html } = renderEmail(email)
  expect(subject.length).toBeLessThanOrEqual(70)
  expect(html.match(/Ž{500,}/g)).toEqual([message])
})

test('a message from an address that mails cannot name for replies says so to the operator', () => {
  const textOf = (email: string) => renderEmail(contactMessage({ name: 'Šime', email, message: 'Pitanje.' })).text
  expect(textOf('šime@primjer.test')).toContain('Na ovu poruku ne možete izravno odgovoriti.')
  expect(textOf('sime@šibenik.test')).toContain('odgovor ide izravno pošiljatelju')
})

const lastWrap = (style = '') => style.match(/overflow-wrap:(\w+)/g)?.at(-1)

test('words of the site and sums stay whole beside long words of people, which break', () => {
  const price = { label: 'Fotografiranje'.repeat(10), quantity: 2, unit_price: 150, amount: 300 }
  const offer = { ...lead, number: 1, items: [price], total: 300, deposit: null, deposit_due: null }
  const { html } = renderEmail(
    newOffer({ ...offer, valid_until: lead.eventOn, is_amendment: false, replyTo: lead.coupleEmail }),
  )
  const cells = [...html.matchAll(/<(?:t[hd]|span)[^>]* style="([^"]+)">([^<]+)</g)]
  const wraps = Object.fromEntries(cells.map(([, style, words = '']) => [words, lastWrap(style)]))
  expect(wraps).toMatchObject({
    [price.label]: 'overflow-wrap:anywhere',
    '2 × €\u00A0150': 'overflow-wrap:normal',
    Ukupno: 'overflow-wrap:normal',
    '€\u00A0300': 'overflow-wrap:normal',
    'Vrijedi do': 'overflow-wrap:normal',
    '12.\u00A0lipnja\u00A02027.': 'overflow-wrap:anywhere',
    'Broj ponude': 'overflow-wrap:normal',
    '1': 'overflow-wrap:anywhere',
  })
})
