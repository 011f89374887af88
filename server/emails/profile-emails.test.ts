import { expect, test } from 'vitest'
import { profileUnderReview } from './profile.ts'
import { renderEmail } from './render-email.ts'

const profile = { companyName: 'Obrt', editUrl: 'https://zauvijek.test/professional/profile' }

test.each([
  [
    'a reason',
    { reason: 'Provjeravamo slike.', contactEmail: 'info@zauvijek.test' },
    ['Razlog:', 'Provjeravamo slike.', 'prigovor na info@zauvijek.test'],
  ],
  [
    'no reason, and no address to write to',
    { reason: null, contactEmail: null },
    ['Razlog vam javljamo na upit', 'Pošaljite nam prigovor'],
  ],
])('the mail about a profile under review with %s says what it means and how to object', (_case, given, says) => {
  const { text, html } = renderEmail(profileUnderReview({ ...profile, ...given }))
  for (const part of ['„Obrt”', 'parovi ga ne vide', 'naš administrator', profile.editUrl, ...says])
    expect(text).toContain(part)
  expect(`${text} ${html}`).not.toMatch(/undefined|null|NaN|\[object/)
})
