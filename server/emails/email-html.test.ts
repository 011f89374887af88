import { expect, test } from 'vitest'
import { renderEmail } from './render-email.ts'

test('a day, the number of an offer and a sum each stay on one line of a mail', () => {
  const { text, html } = renderEmail({
    subject: 'Upit',
    preview: 'Upit',
    heading: 'Ponuda br. 3',
    body: [
      'Ponuda za 12. lipnja 2027. vrijedi do 1. svibnja 2027.',
      { facts: [['Predujam', '€ 500, do 3. travnja 2027.']] },
      { quote: 'Može 12. lipnja 2027.?' },
    ],
    button: { label: 'Otvori', url: 'https://zauvijek.test/messages/1' },
    note: 'Ponuda br. 3 zamjenjuje onu od 9. ožujka 2027.',
  })
  for (const shown of [
    '>Ponuda br.\u00A03</h1>',
    '>Ponuda za 12.\u00A0lipnja\u00A02027. vrijedi do 1.\u00A0svibnja\u00A02027.</p>',
    '>€\u00A0500, do 3.\u00A0travnja\u00A02027.</td>',
    '>Može 12. lipnja 2027.?<br>',
    '>Ponuda br.\u00A03 zamjenjuje onu od 9.\u00A0ožujka\u00A02027.</p>',
  ])
    expect(html).toContain(shown)
  expect(text).not.toContain('\u00A0')
})

test('the amounts of an offer stand below one another, and the total is the largest', () => {
  const { html, text } = renderEmail({
    subject: 'Ponuda',
    preview: 'Ponuda',
    heading: 'Ponuda',
    body: [
      {
        prices: [
          { name: 'Cijeli dan', amount: '1.200 €' },
          { name: 'Album', factors: '2 × 125 €', amount: '250 €' },
        ],
        total: { name: 'Ukupno', amount: '1.450 €' },
      },
    ],
    button: { label: 'Otvori', url: 'https://zauvijek.test/messages/1' },
  })
  const amounts = [...html.matchAll(/<td[^>]*style="([^"]*)"[^>]*>(\d[\d.]* €)<\/td>/g)]
  expect(amounts.map(([, , amount]) => amount)).toEqual(['1.200 €', '250 €', '1.450 €'])
  for (const [, style] of amounts) expect(style).toContain('text-align:right')
  expect(amounts.map(([, style]) => style?.includes('font-size:18px'))).toEqual([false, false, true])
  expect(html.match(/<table width="100%" style="[^"]*margin:0 0 16px"/g)).toHaveLength(1)
  expect(html).toContain('>2 × 125 €</span></th>')
  expect(text).toContain('Cijeli dan: 1.200 €\nAlbum: 2 × 125 € = 250 €\nUkupno: 1.450 €\n')
})
