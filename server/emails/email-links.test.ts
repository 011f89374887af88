import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { leadAlternatives } from './leads.ts'
import { renderEmail } from './render-email.ts'
import { reviewReminder } from './reviews.ts'

const site = 'https://zauvijek.test'
const unanswered = {
  companyName: 'Foto Šimić & sin',
  eventOn: toCalendarDay('2027-06-12'),
  isDayTaken: false,
  searchUrl: `${site}/?date=2027-06-12`,
  alternatives: [],
  replyTo: 'foto@primjer.test',
}
const other = {
  companyName: 'Val <3',
  city: 'Split',
  priceRange: 'od € 500',
  isAvailable: true,
  url: `${site}/professionals/7`,
}

test('the others whom a couple may ask are links with what one wants to know of each', () => {
  const unknown = { ...other, companyName: 'Lux', city: null, isAvailable: false, url: `${site}/professionals/8` }
  const { text, html } = renderEmail(leadAlternatives({ ...unanswered, alternatives: [other, unknown] }))
  expect(text).toContain(
    `\n\nVal <3 · Split · od € 500 · slobodan toga dana:\n${other.url}\nLux · od € 500:\n${unknown.url}\n\n`,
  )
  expect(html).toContain(`href="${other.url}"`)
  expect(html).toContain('>Val &lt;3 · Split · od €\u00A0500 · slobodan toga dana</a>')
})

test('those whom a couple may review are links', () => {
  const professionals = [
    { companyName: 'Obrt', reviewUrl: other.url },
    { companyName: 'Val <3', reviewUrl: `${site}/professionals/8` },
  ]
  const { text, html } = renderEmail(reviewReminder({ professionals, enquiriesUrl: `${site}/enquiries` }))
  expect(text).toContain(`\n\nObrt:\n${other.url}\nVal <3:\n${site}/professionals/8\n\n`)
  expect(html).toContain(`href="${site}/enquiries"`)
  expect(html).toContain('>Val &lt;3</a>')
})
