import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { longDay } from '#web/lib/format.ts'
import { offerAsText } from './offer-as-text.ts'
import type { OfferValues } from './values.ts'

const values: OfferValues = {
  items: [
    { key: 'a', label: 'Fotografiranje', quantity: '1', unit_price: '1.500,00' },
    { key: 'b', label: 'Album', quantity: '2', unit_price: '' },
    { key: 'c', label: '', quantity: '1', unit_price: '' },
  ],
  deposit: '300',
  deposit_due: '2027-01-10',
  valid_until: 'petak',
  vat: 'exempt',
  note: 'Dolazimo u 14 sati.\nOdlazimo u ponoć.',
  cancellation: '',
  issuer: 'Foto Val',
}

test('an offer is copied as it was typed, without what is empty', () => {
  expect(offerAsText(values).split('\n')).toEqual([
    'Fotografiranje: 1 × 1.500,00 €',
    'Album: 2 × –',
    'Ukupno: €\u00A01.500',
    `Predujam: 300 € do ${longDay(toCalendarDay('2027-01-10'))}`,
    'Vrijedi do: petak',
    'Nije u sustavu PDV-a.',
    'Napomena: Dolazimo u 14 sati.',
    'Odlazimo u ponoć.',
    'Izdavatelj: Foto Val',
  ])
})
