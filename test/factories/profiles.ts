import { toCalendarDay } from '#contract/calendar-day.ts'
import { webhookEventTypes } from '#contract/webhooks.ts'
import type { Kit, Overrides } from './kit.ts'
import type { People } from './people.ts'

/** Rows that belong to a professional. */
export function makeProfiles({ db, clock, next }: Kit, { professional }: People) {
  async function media(overrides: Overrides<'media'> = {}) {
    const number = next()
    const professional_id = overrides.professional_id ?? (await professional()).id
    return db
      .insertInto('media')
      .values({
        professional_id,
        hash: number.toString(16).padStart(32, '0'),
        filename: `slika-${number}.jpg`,
        alt: 'Mladenci pod lipom',
        width: 1600,
        height: 1200,
        position: number,
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const event = async ({ day, ...overrides }: Overrides<'events'> & { day: string }) =>
    db
      .insertInto('events')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        event_type: 'available',
        event_date: toCalendarDay(day),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** An external calendar that has not been read yet. */
  const followedCalendar = async (overrides: Overrides<'followed_calendars'> = {}) =>
    db
      .insertInto('followed_calendars')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        url: `https://kalendar.primjer.test/${next()}.ics`,
        name: 'Obiteljski kalendar',
        created_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const offeredPackage = async (overrides: Overrides<'packages'> = {}) =>
    db
      .insertInto('packages')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        position: 1,
        name: 'Cijeli dan',
        price: 1200,
        unit: 'total',
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const replyTemplate = async (overrides: Overrides<'reply_templates'> = {}) =>
    db
      .insertInto('reply_templates')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        title: 'Slobodni smo',
        body: 'Dragi {par}, {datum} smo slobodni. {tvrtka}',
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  const webhook = async (overrides: Overrides<'webhooks'> = {}) => {
    const number = next()
    const now = clock.now()
    return db
      .insertInto('webhooks')
      .values({
        professional_id: overrides.professional_id ?? (await professional()).id,
        url: `https://program${number}.primjer.test/prima`,
        events: [...webhookEventTypes],
        secret: `whsec_${Buffer.from(`ključ za probu broj ${number}`).toString('base64')}`,
        created_at: now,
        updated_at: now,
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const webhookDelivery = async (overrides: Overrides<'webhook_deliveries'> = {}) => {
    const now = clock.now()
    return db
      .insertInto('webhook_deliveries')
      .values({
        webhook_id: overrides.webhook_id ?? (await webhook()).id,
        type: 'lead.created',
        created_at: now,
        next_attempt_at: (overrides.status ?? 'pending') === 'pending' ? now : null,
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  return { media, event, followedCalendar, offeredPackage, replyTemplate, webhook, webhookDelivery }
}
