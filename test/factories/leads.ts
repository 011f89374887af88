import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Kit, Overrides } from './kit.ts'
import type { People } from './people.ts'

/** Rows that belong to a couple and a professional. */
export function makeLeads({ db, clock }: Kit, { couple, professional }: People) {
  const lead = async (overrides: Overrides<'leads'> = {}) =>
    db
      .insertInto('leads')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        couple_id: overrides.couple_id === undefined ? (await couple()).id : overrides.couple_id,
        event_date: '2027-06-12' as CalendarDay, // a literal day
        message: 'Jeste li slobodni tog dana?',
        created_at: clock.now(),
        last_message_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** Only the row itself; the counts on its lead are not changed. */
  const message = async (overrides: Overrides<'messages'> = {}) =>
    db
      .insertInto('messages')
      .values({
        lead_id: overrides.lead_id ?? (await lead()).id,
        author: 'couple',
        kind: 'text',
        body: 'Koliko traje fotografiranje?',
        created_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** One line with the total as its price. */
  const offer = async (overrides: Overrides<'offers'> = {}) => {
    const lead_id = overrides.lead_id ?? (await lead()).id
    const { professional_id } = await db
      .selectFrom('leads')
      .select('professional_id')
      .where('id', '=', lead_id)
      .executeTakeFirstOrThrow()
    const { last_number } = await db
      .insertInto('offer_numbers')
      .values({ professional_id, last_number: 1 })
      .onConflict((conflict) =>
        conflict.column('professional_id').doUpdateSet({ last_number: sql`offer_numbers.last_number + 1` }),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow()
    const row = await db
      .insertInto('offers')
      .values({
        lead_id,
        professional_id,
        number: last_number,
        total: 1200,
        valid_until: '2027-04-15' as CalendarDay, // a literal day
        vat: 'included',
        created_at: clock.now(),
        decided_at: ['open', 'expired'].includes(overrides.status ?? 'open') ? null : clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const item = { offer_id: row.id, position: 1, label: 'Fotografiranje', quantity: 1, unit_price: row.total }
    await db.insertInto('offer_items').values(item).execute()
    return row
  }

  const review = async (overrides: Overrides<'reviews'> = {}) =>
    db
      .insertInto('reviews')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        couple_id: overrides.couple_id === undefined ? (await couple()).id : overrides.couple_id,
        rating: 5,
        comment: 'Sve je bilo kako smo zamislili.',
        created_at: clock.now(),
        updated_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const reviewReply = async (overrides: Overrides<'review_replies'> = {}) =>
    db
      .insertInto('review_replies')
      .values({
        review_id: overrides.review_id ?? (await review()).id,
        body: 'Hvala vam, bilo nam je lijepo s vama.',
        created_at: clock.now(),
        updated_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const favorite = async (overrides: Overrides<'favorites'> = {}) =>
    db
      .insertInto('favorites')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        couple_id: overrides.couple_id ?? (await couple()).id,
        created_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  return { lead, message, offer, review, reviewReply, favorite }
}
