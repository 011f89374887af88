import { alreadySentMessage, packageGoneMessage } from '#contract/leads.ts'
import { MAX_WEBHOOKS } from '#contract/webhooks.ts'
import { MAX_REPLY_TEMPLATES } from '#contract/reply-templates.ts'
import { MAX_API_KEYS } from '#contract/api-keys.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { QueueFullError } from '#server/adapters/limit-concurrency.ts'
import { UnavailableError } from '#server/adapters/unavailable-error.ts'
import { AppError, invalidField } from '#server/errors.ts'

const secondReview = (cause: unknown) =>
  new AppError('conflict', { message: 'Već ste napisali recenziju o ovom pružatelju usluga.', cause })

/** The AppError for each violated constraint, by the constraint's name. */
const violations: Record<string, (cause: unknown) => AppError> = {
  users_email_key: (cause) => invalidField('email', 'Račun s ovom e-mail adresom već postoji.', cause),
  professionals_category_id_fkey: (cause) =>
    invalidField('category_id', 'Odaberite jednu od ponuđenih kategorija.', cause),
  categories_name_key: (cause) => invalidField('name', 'Kategorija s tim nazivom već postoji.', cause),
  professionals_price_range_check: (cause) =>
    invalidField('price_range_max', 'Najviša cijena ne može biti manja od najniže.', cause),
  media_at_most_30: (cause) => invalidField('image', uploadPolicy.countMessage, cause),
  reply_templates_at_most_20: (cause) =>
    invalidField(
      'title',
      `Možete spremiti najviše ${MAX_REPLY_TEMPLATES} odgovora. Za novi izbrišite neki od njih.`,
      cause,
    ),
  api_keys_at_most_10: (cause) =>
    invalidField('name', `Možete imati najviše ${MAX_API_KEYS} ključeva. Za novi opozovite neki od njih.`, cause),
  webhooks_at_most_5: (cause) =>
    invalidField('url', `Možete imati najviše ${MAX_WEBHOOKS} webhookova. Za novi izbrišite neki od njih.`, cause),
  reviews_one_a_couple_key: secondReview,
  reviews_lead_id_key: secondReview,
  leads_one_open_a_day_key: (cause) => new AppError('conflict', { message: alreadySentMessage, cause }),
  leads_package_id_fkey: (cause) => invalidField('package_id', packageGoneMessage, cause),
  lead_reports_one_open_key: (cause) =>
    new AppError('conflict', {
      message: 'Ovaj ste razgovor već prijavili. Administrator ga još nije pogledao.',
      cause,
    }),
  followed_calendars_one_a_url_key: (cause) =>
    new AppError('conflict', { message: 'Ovaj kalendar već pratite.', cause }),
  events_one_active_a_day_key: (cause) => new AppError('overlap', { cause }),
  webhook_deliveries_webhook_id_fkey: (cause) =>
    new AppError('not_found', { message: 'Webhook nije pronađen.', cause }),
}

/** The account was deleted while its request was running, so its session is gone too. */
const isAccountGone = (constraint: string) =>
  /^(leads|favorites|reviews)_couple_id_fkey$|^(sessions|account_tokens|idempotency_keys|api_keys)_user_id_fkey$|^(calendar_embeds|calendar_feeds|reply_templates|webhooks)_professional_id_fkey$|^audit_log_actor_id_fkey$/.test(
    constraint,
  )

const readField = (error: object, name: string) => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** PostgreSQL's codes while it starts, stops, is full or was cut off, and Node's codes when nothing answers. */
const unavailablePattern =
  /^(08|53|57P0|25006|3D000|28)|^E(CONN(REFUSED|RESET)|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/

/** Waited too long for a lock, ran too long, or met a deadlock: another attempt may succeed. */
const busyPattern = /^(57014|55P03|40001|40P01)$/

/** node-postgres gives these errors no code, only a text. */
const unavailableMessagePattern =
  /timeout exceeded when trying to connect|^Connection terminated|Query read timeout|^Client (was closed|has encountered)|pool after calling end/

/** A missing socket of a database, not a missing file. */
const isMissingSocket = (error: Error) =>
  readField(error, 'code') === 'ENOENT' && readField(error, 'syscall') === 'connect'

/** Whether the database does not answer at all, whatever the statement. */
export const isDatabaseAway = (error: Error): boolean =>
  unavailablePattern.test(readField(error, 'code')) ||
  isMissingSocket(error) ||
  unavailableMessagePattern.test(error.message)

/** The AppError for an expected database error; null for any other, which is a bug of ours. */
export function translateDatabaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const code = readField(error, 'code')
  const constraint = code.startsWith('23') ? readField(error, 'constraint') : ''
  const known = violations[constraint]
  if (known) return known(error)
  if (isAccountGone(constraint)) return new AppError('unauthenticated', { cause: error })
  if (isDatabaseAway(error) || busyPattern.test(code)) {
    return new AppError('unavailable', { headers: { 'retry-after': '5' }, cause: error })
  }
  return null
}

/** Whether another attempt may succeed, because something it needs is not answering or has too long a queue. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof QueueFullError ||
  error instanceof UnavailableError ||
  (error instanceof AppError ? error : translateDatabaseError(error))?.code === 'unavailable'
