import { expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Client } from './client.ts'
import { findBrokenPromises, nothingAcknowledged } from './promises.ts'

const day = toCalendarDay('2027-06-12')
const couple = { token: 'couple', name: 'Par 1' }
const professional = { id: 7, token: 'studio', company: 'Obrt 7' }
const booked = { event_date: day, event_type: 'booked', lead_id: 1 }

/** Acknowledged to a couple: a lead that is booked, and one that it took back. */
function acknowledgedYear() {
  const acknowledged = nothingAcknowledged()
  acknowledged.couples.set(couple, new Set([1]))
  acknowledged.withdrawn.push({ couple, id: 2 })
  acknowledged.bookings.add({ professional, couple, day, leadId: 1, offerId: 5 })
  return acknowledged
}

interface ShownReviews {
  list: object[]
  review_count: number
  average_rating: number
}

const noReviews: ShownReviews = { list: [], review_count: 0, average_rating: 0 }

/** A product with these rows. */
const productWith = (leads: object[], events: object[], offers: object[], reviews = noReviews): Client => ({
  look: async () => {},
  close: () => {},
  addresses: 1,
  failures: new Map(),
  givenUp: [],
  ask: async ({ path }) => {
    const rows = () =>
      path.includes('/offers')
        ? offers
        : path.startsWith('/leads')
          ? leads
          : path.startsWith('/reviews')
            ? reviews.list
            : events
    const data = path.startsWith('/professionals/') ? reviews : rows()
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

const written = { id: 3, rating: 4, reply: { body: 'Hvala.' } }

test.each<[string, ShownReviews, RegExp[]]>([
  ['all is there', { list: [written], review_count: 1, average_rating: 4 }, []],
  ['a review is lost', { ...noReviews, review_count: 1, average_rating: 4 }, [/Review 3 is not there once/]],
  [
    'one is there twice',
    { list: [written, written], review_count: 1, average_rating: 4 },
    [/Review 3 is not there once/],
  ],
  ['its stars changed', { list: [{ ...written, rating: 1 }], review_count: 1, average_rating: 4 }, [/its 4 stars/]],
  [
    'its answer is lost',
    { list: [{ ...written, reply: null }], review_count: 1, average_rating: 4 },
    [/not the answer/],
  ],
  ['it is not counted', { list: [written], review_count: 0, average_rating: 0 }, [/7 counts 0 reviews, not 1/]],
  [
    'its stars are not',
    { list: [written], review_count: 1, average_rating: 5 },
    [/7 has 5 stars in the mean, not 4.00/],
  ],
])('of reviews: %s', async (_, shown, sentences) => {
  const acknowledged = nothingAcknowledged()
  acknowledged.reviews.push({ id: 3, professional, rating: 4, reply: 'Hvala.' })
  const broken = await findBrokenPromises(productWith([], [], [], shown), acknowledged, [professional])
  expect(broken).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})
