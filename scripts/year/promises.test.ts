import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Client } from './client.ts'
import { findBrokenPromises, nothingAcknowledged } from './promises.ts'

const day = toCalendarDay('2027-06-12')
const couple = { token: 'couple', name: 'Par 1' }
const professional = { id: 7, token: 'studio' }
const booked = { event_date: day, event_type: 'booked', lead_id: 1 }

/** Acknowledged to a couple: a lead that is booked, and one that it took back. */
function acknowledgedYear() {
  const acknowledged = nothingAcknowledged()
  acknowledged.couples.set(couple, new Set([1]))
  acknowledged.withdrawn.push({ couple, id: 2 })
  acknowledged.bookings.add({ professional, couple, day, leadId: 1, offerId: 5 })
  return acknowledged
}

/** A product with these rows. */
const productWith = (leads: object[], events: object[], offers: object[]): Client => ({
  look: async () => {},
  close: () => {},
  addresses: 1,
  failures: new Map(),
  givenUp: [],
  ask: async ({ path }) => {
    const data = path.includes('/offers') ? offers : path.startsWith('/leads') ? leads : events
    return { status: 200, data: { data, last_page: 1 } as never, headers: {} } // of the shape that its path is asked for
  },
})

const accepted = [{ id: 5, status: 'accepted' }]

test.each<[string, Client, RegExp[]]>([
  ['all is there', productWith([{ id: 1 }], [booked], accepted), []],
  ['an enquiry is lost', productWith([], [booked], accepted), [/Enquiry 1 is not in the list/]],
  ['one taken back is listed', productWith([{ id: 1 }, { id: 2 }], [booked], accepted), [/Enquiry 2 was taken back/]],
  ['a day is there twice', productWith([{ id: 1 }], [booked, { ...booked, lead_id: 9 }], accepted), [/7 has .* twice/]],
  ['a booking has no day', productWith([{ id: 1 }], [], accepted), [/Booking 1 has no day/]],
  ['an agreement is gone', productWith([{ id: 1 }], [booked], [{ id: 5, status: 'open' }]), [/Offer 5 was accepted/]],
])('%s', async (_, client, sentences) => {
  const broken = await findBrokenPromises(client, acknowledgedYear(), [professional])
  expect(broken).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})

test('a booking that was cancelled has its day no more', async () => {
  const acknowledged = nothingAcknowledged()
  acknowledged.cancelled.push({ professional, couple, day, leadId: 1, offerId: 5 })
  const broken = await findBrokenPromises(productWith([], [booked], []), acknowledged, [professional])
  expect(broken).toEqual([expect.stringMatching(/was cancelled and still has its day/)])
})
