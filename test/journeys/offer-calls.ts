import type { Page } from '@playwright/test'
import { addDays, zagrebDayOf } from '#contract/calendar-day.ts'
import type { Offer } from '#contract/offers.ts'
import { callAs } from './couple-calls.ts'

/** Sent by the professional that is signed in on this page: 1,350 euros, open for nine days, unless `changes` differ. */
export async function sendOffer(page: Page, leadId: number, changes: object = {}): Promise<Offer> {
  const offer = {
    items: [{ label: 'Fotografiranje', quantity: 1, unit_price: 1350 }],
    valid_until: addDays(zagrebDayOf(new Date()), 9),
    vat: 'exempt',
    ...changes,
  }
  return (await callAs<{ data: Offer }>(page, 'POST', `/leads/${leadId}/offers`, offer)).data
}
