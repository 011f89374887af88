import { type Insertable, sql, type Updateable } from 'kysely'
import { type CalendarDay, toCalendarDay } from '#contract/calendar-day.ts'
import type { CategorySlug } from '#contract/categories.ts'
import { webhookEventTypes } from '#contract/webhooks.ts'
import type { Database } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.generated.ts'
import { createApiKey, maskApiKey } from '#server/api-key.ts'
import { createToken, hashToken } from '#server/token.ts'
import type { Clock } from '#server/adapters/clock.ts'
import { hashPassword } from '#server/adapters/passwords/passwords.ts'

export const PASSWORD = 'lozinka-za-probu'

/** All test users have the same password; hashing it for each would take longer than the tests. */
let passwordHash: Promise<string> | undefined

type Overrides<Table extends keyof DB> = Partial<Insertable<DB[Table]>> & Updateable<DB[Table]>

/** Plain rows, each with the whole chain that it needs. Each is new, so tests never share users. */
export function makeFactories({ db, clock }: { db: Database; clock: Clock }) {
  let last = 0
  const next = () => ++last

  async function signIn(userId: number): Promise<string> {
    const token = createToken()
    const now = clock.now()
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        remember: false,
        created_at: now,
        last_used_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })
      .execute()
    return token
  }

  async function user(overrides: Overrides<'users'> = {}) {
    const number = next()
    const row = await db
      .insertInto('users')
      .values({
        name: `Osoba ${number}`,
        email: `osoba${number}@primjer.test`,
        role: 'couple',
        password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, token: await signIn(row.id) }
  }

  const couple = (overrides: Overrides<'users'> = {}) => user({ role: 'couple', ...overrides })
  const admin = (overrides: Overrides<'users'> = {}) => user({ role: 'admin', ...overrides })

  async function categoryId(slug: CategorySlug): Promise<number> {
    const { id } = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
    return id
  }

  /**
   * Approved, with a category and a city; `token` and `user` are its owner's, whose address is confirmed on request.
   */
  async function professional(
    overrides: Overrides<'professionals'> & { category?: CategorySlug; isConfirmed?: boolean } = {},
  ) {
    const { category = 'fotografija', isConfirmed = false, ...given } = overrides
    const owner = await user({ role: 'professional', email_confirmed_at: isConfirmed ? clock.now() : null })
    const row = await db
      .insertInto('professionals')
      .values({
        user_id: owner.id,
        company_name: `Obrt ${next()}`,
        category_id: await categoryId(category),
        city: 'Zagreb',
        status: 'approved',
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, user: owner, token: owner.token }
  }

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

  /** A key with read access, with its owner; `key` is what a program sends. */
  async function apiKey(overrides: Overrides<'api_keys'> = {}) {
    const owner = await professional()
    const key = createApiKey()
    const row = await db
      .insertInto('api_keys')
      .values({
        user_id: owner.user.id,
        name: `Program ${next()}`,
        scope: 'read',
        key_hash: hashToken(key),
        masked_key: maskApiKey(key),
        created_at: clock.now(),
        ...overrides,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...row, owner, key }
  }

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

  /** The token of a link as a mail would contain it. */
  async function link({ id, email }: { id: number; email: string }, purpose: 'reset_password' | 'confirm_email') {
    const token = createToken()
    await db
      .insertInto('account_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: id,
        purpose,
        email,
        expires_at: new Date(clock.now().getTime() + 3_600_000),
      })
      .execute()
    return token
  }

  return {
    signIn,
    couple,
    admin,
    professional,
    categoryId,
    media,
    event,
    apiKey,
    followedCalendar,
    lead,
    message,
    offer,
    replyTemplate,
    webhook,
    webhookDelivery,
    offeredPackage,
    review,
    reviewReply,
    favorite,
    link,
  }
}
