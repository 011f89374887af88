import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { resetPassword } from './accounts.ts'
import { newLead } from './leads.ts'
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
