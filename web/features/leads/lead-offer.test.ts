import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { OfferStatus } from '#contract/offer-lifecycle.ts'
import { leadOfferText } from './lead-offer.tsx'

const today = toCalendarDay('2026-11-22')
const offer = (status: OfferStatus, validUntil: string) => ({
  id: 1,
  number: 1,
  status,
  total: 1200,
  valid_until: toCalendarDay(validUntil),
})

test.each([
  ['open', '2026-12-01', 'Ponuda €\u00A01.200 · vrijedi do 1.\u00A0prosinca'],
  ['open', '2027-01-05', 'Ponuda €\u00A01.200 · vrijedi do 5.\u00A0siječnja\u00A02027.'],
  ['open', '2026-11-22', 'Ponuda €\u00A01.200 · vrijedi do 22.\u00A0studenoga'],
  ['open', '2026-11-21', 'Ponuda €\u00A01.200 · istekla'],
  ['declined', '2026-12-01', 'Ponuda €\u00A01.200 · odbijena'],
  ['accepted', '2026-11-01', 'Dogovoreno za €\u00A01.200'],
] as const)('an offer that is %s and valid until %s reads %s', (status, validUntil, text) => {
  expect(leadOfferText({ offer: offer(status, validUntil), is_called_off: false, is_day_taken: false }, today)).toBe(
    text,
  )
})

test('what was agreed is no agreement any more once the booking is called off', () => {
  const calledOff = { offer: offer('accepted', '2026-11-01'), is_called_off: true, is_day_taken: false }
  expect(leadOfferText(calledOff, today)).toBe('Otkazan dogovor za €\u00A01.200')
})

test('an open offer for a day that is taken says so in place of its last day, another one does not', () => {
  const textOf = (status: OfferStatus) =>
    leadOfferText({ offer: offer(status, '2026-12-01'), is_called_off: false, is_day_taken: true }, today)
  expect([textOf('open'), textOf('declined')]).toEqual([
    'Ponuda €\u00A01.200 · dan je zauzet',
    'Ponuda €\u00A01.200 · odbijena',
  ])
})
