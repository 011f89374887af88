import {
  type CalendarPreview,
  FOLLOWED_CALENDARS_MAX,
  type FollowedCalendar,
  type FollowedCalendarInput,
} from '#contract/followed-calendars.ts'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { type Invalidate, transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { CalendarError, type CalendarErrorReason } from '#server/adapters/calendar-reader/content.ts'
import type { CalendarReading } from '#server/adapters/calendar-reader/calendar-reader.ts'
import { enqueue } from '#server/adapters/jobs/jobs.ts'
import { limitConcurrencyPerKey } from '#server/adapters/limit-concurrency.ts'
import { isOwnFeed } from '#server/features/calendar-feed/service.ts'
import { deleteBlockedDays, lockCalendar, reconcileBusyDays } from '#server/features/events/calendar-service.ts'
import { countBlockedDaysOf, listActiveDays } from '#server/features/events/service.ts'
import { calendarAddressOf, hostOf } from './address.ts'
import { presentCalendar, presentEffect } from './present.ts'
import {
  type CalendarRow,
  countCalendars,
  deleteCalendar,
  findCalendar,
  findOwnCalendar,
  insertCalendar,
  insertDays,
  recordAttempt,
  replaceDays,
  selectBusyDays,
  selectCalendarIds,
  selectCalendars,
} from './queries.ts'
import { readDelayOf, horizonOf, isReadFarEnough, titleOf } from './reading.ts'

const errorMessages: Record<CalendarErrorReason, string> = {
  unreachable: 'Kalendar na ovoj adresi nije dostupan. Provjerite adresu ili pokušajte kasnije.',
  missing: 'Na ovoj adresi nema kalendara ili nije dostupan bez prijave.',
  not_calendar: 'Kalendar na ovoj adresi nije ispravan. Potrebna je adresa datoteke u obliku iCal (.ics).',
  too_large: 'Kalendar je prevelik. Najveća je veličina 2 MB.',
  too_complex: 'Kalendar je previše složen da bi se pročitao.',
}

const notFound = () => new AppError('not_found', { message: 'Kalendar nije pronađen.' })

async function parseAddressOrThrow(deps: Deps, professionalId: number, text: string): Promise<string> {
  const address = calendarAddressOf(text)
  if (address === null) throw invalidField('url', 'Adresa kalendara počinje s „https://” ili „webcal://”.')
  if (address.length > 2_000) throw invalidField('url', 'Adresa je preduga.')
  const token = new URL(address).pathname.split(/[/.]/)[2] ?? ''
  const isOurs = new URL(address).host === new URL(deps.config.publicUrl).host
  // The two would keep each other's days blocked forever.
  if (isOurs && address.endsWith(calendarFeedPath(token)) && (await isOwnFeed(deps, professionalId, token)))
    throw invalidField('url', 'Ovo je adresa vašeg vlastitog kalendara.')
  return address
}

/**
 * One at a time per professional: a calendar may take twenty seconds to fail, and those of a single professional would
 * occupy all places for minutes. Five may wait, which is how many can be followed.
 */
const inTurn = limitConcurrencyPerKey({ concurrency: 1, maxQueued: FOLLOWED_CALENDARS_MAX })

const spanOf = ({ clock }: Deps) => ({ from: clock.today(), to: horizonOf(clock.today()) })

/** Reads the calendar in full, whether or not it has changed. Throws invalid for the field `url`. */
async function readOrThrow(deps: Deps, professionalId: number, url: string): Promise<CalendarReading> {
  try {
    const { from, to } = spanOf(deps)
    const reading = await inTurn(professionalId, () => deps.calendarReader.read({ url, from, until: to }))
    if (reading === null) throw new CalendarError('unreachable')
    return reading
  } catch (error) {
    throw error instanceof CalendarError ? invalidField('url', errorMessages[error.reason], error) : error
  }
}

const tooManyMessage = `Možete pratiti najviše ${FOLLOWED_CALENDARS_MAX} kalendara. Za novi prestanite pratiti neki od njih.`

export async function previewCalendar(deps: Deps, actor: Actor, text: string): Promise<CalendarPreview> {
  const professionalId = professionalIdOf(actor)
  if ((await countCalendars(deps.db, professionalId)) >= FOLLOWED_CALENDARS_MAX)
    throw invalidField('url', tooManyMessage)
  const url = await parseAddressOrThrow(deps, professionalId, text)
  const { name, days, unread } = await readOrThrow(deps, professionalId, url)
  const span = spanOf(deps)
  const active = await listActiveDays(deps, professionalId, span)
  const typeOn = new Map(active.map(({ date, status }) => [date, status]))
  return {
    url,
    name,
    days: days.map((day) => ({ ...day, effect: presentEffect(typeOn.get(day.date)) })),
    until: span.to,
    unreadable_events: unread,
  }
}

/**
 * Blocks the busy days of all calendars that the professional follows. Call within a transaction that has locked the
 * calendar.
 */
async function reconcileCalendar(
  deps: Deps,
  tx: Database,
  invalidate: Invalidate,
  professionalId: number,
): Promise<void> {
  const span = spanOf(deps)
  const busyDays = await selectBusyDays(tx, professionalId, span.from)
  await reconcileBusyDays(tx, invalidate, { professionalId, span, busyDays }, deps.clock.now())
}

const unreadMessage = (unread: number) => `Kalendar je pročitan, ali ne cijeli. Nečitljivih unosa: ${unread}.`

/**
 * Stores the reading; null means unchanged. False if the calendar is no longer followed. If some events are unreadable,
 * no day is freed, since it may be theirs, and the calendar is read in full the next time.
 */
async function storeReading(deps: Deps, tx: Database, id: number, reading: CalendarReading | null): Promise<boolean> {
  const now = deps.clock.now()
  const outcome = { last_tried_at: now, last_read_at: now, last_error: null }
  if (reading === null) return recordAttempt(tx, id, outcome)
  const { version, days, unread } = reading
  const isWhole = unread === 0
  const isFollowed = await recordAttempt(tx, id, {
    ...outcome,
    ...(isWhole ? version : { etag: null, last_modified: null, last_error: unreadMessage(unread) }),
    read_until: spanOf(deps).to,
  })
  const busyDays = days.map(({ date, summaries }) => ({ busy_on: date, title: titleOf(summaries) }))
  if (isFollowed) await (isWhole ? replaceDays : insertDays)(tx, id, busyDays)
  return isFollowed
}

export async function followCalendar(
  deps: Deps,
  actor: Actor,
  { url: text, name }: FollowedCalendarInput,
): Promise<FollowedCalendar> {
  const professionalId = professionalIdOf(actor)
  const url = await parseAddressOrThrow(deps, professionalId, text)
  const reading = await readOrThrow(deps, professionalId, url)
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockCalendar(tx, professionalId)
    const id = await insertCalendar(tx, {
      professional_id: professionalId,
      url,
      name: name ?? reading.name ?? hostOf(url),
      created_at: deps.clock.now(),
    })
    // Anybody else who adds one waits for the lock on the calendar, so the count cannot change meanwhile.
    if ((await countCalendars(tx, professionalId)) > FOLLOWED_CALENDARS_MAX) throw invalidField('url', tooManyMessage)
    await storeReading(deps, tx, id, reading)
    await reconcileCalendar(deps, tx, invalidate, professionalId)
    return getOwn(deps, tx, professionalId, id)
  })
}

async function getOwnRow(db: Database, professionalId: number, id: number): Promise<CalendarRow> {
  const row = await findOwnCalendar(db, professionalId, id)
  if (!row) throw notFound()
  return row
}

async function present({ clock }: Deps, db: Database, rows: readonly CalendarRow[]): Promise<FollowedCalendar[]> {
  const ids = rows.map(({ id }) => id)
  const blockedDaysOf = await countBlockedDaysOf({ db }, ids, clock.today())
  return rows.map((row) => presentCalendar(row, blockedDaysOf(row.id)))
}

async function getOwn(deps: Deps, db: Database, professionalId: number, id: number): Promise<FollowedCalendar> {
  const [calendar] = await present(deps, db, [await getOwnRow(db, professionalId, id)])
  if (!calendar) throw notFound()
  return calendar
}

export const listCalendars = async (deps: Deps, actor: Actor): Promise<FollowedCalendar[]> =>
  present(deps, deps.db, await selectCalendars(deps.db, professionalIdOf(actor)))

/** A reading is stored even if others have been stored during each of so many. */
const MAX_READINGS = 3

/**
 * Reads the calendar again. A failure is stored with the calendar and frees no day. Where another node has stored a
 * reading meanwhile, this one may be the older of the two, so the calendar is read once more.
 */
async function reread(deps: Deps, row: CalendarRow, signal?: AbortSignal): Promise<void> {
  let last: CalendarRow | undefined = row
  for (let left = MAX_READINGS; last && left > 0; left--) last = await readOnce(deps, last, left === 1, signal)
}

/** Returns the calendar as it is by now if the reading was not stored because of another; unless `isLast`. */
async function readOnce(
  deps: Deps,
  row: CalendarRow,
  isLast: boolean,
  signal: AbortSignal | undefined,
): Promise<CalendarRow | undefined> {
  const { id, url, professional_id, etag, last_modified, read_until } = row
  const isKnown = (etag ?? last_modified) !== null && isReadFarEnough(read_until, deps.clock.today())
  let reading: CalendarReading | null
  try {
    const known = isKnown ? { etag, last_modified } : null
    const { from, to } = spanOf(deps)
    reading = await inTurn(professional_id, () => deps.calendarReader.read({ url, known, signal, from, until: to }))
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error
    await recordAttempt(deps.db, id, { last_tried_at: deps.clock.now(), last_error: errorMessages[error.reason] })
    return undefined
  }
  return transactionWithInvalidation(deps, async (tx, invalidate) => {
    await lockCalendar(tx, professional_id)
    const now = await findCalendar(tx, id)
    if (!isLast && now && now.last_read_at?.getTime() !== row.last_read_at?.getTime()) return now
    if (await storeReading(deps, tx, id, reading)) await reconcileCalendar(deps, tx, invalidate, professional_id)
    return undefined
  })
}

export async function readCalendar(deps: Deps, actor: Actor, id: number): Promise<FollowedCalendar> {
  const professionalId = professionalIdOf(actor)
  await reread(deps, await getOwnRow(deps.db, professionalId, id))
  return getOwn(deps, deps.db, professionalId, id)
}

/** Its days get their previous events back, unless another followed calendar has them. */
export const unfollowCalendar = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  transactionWithInvalidation(deps, async (tx, invalidate) => {
    const professionalId = professionalIdOf(actor)
    await lockCalendar(tx, professionalId)
    await getOwnRow(tx, professionalId, id)
    await replaceDays(tx, id, [])
    await reconcileCalendar(deps, tx, invalidate, professionalId)
    await deleteBlockedDays(tx, invalidate, { professionalId, followedCalendarId: id }, deps.clock.now())
    await deleteCalendar(tx, id)
  })

/** For the job; does nothing if the calendar is no longer followed. */
export async function readScheduledCalendar(deps: Deps, id: number, signal: AbortSignal): Promise<void> {
  const row = await findCalendar(deps.db, id)
  if (row) await reread(deps, row, signal)
}

const PAGE = 1_000

/**
 * Enqueues one reading of each calendar, spread over the hour. One that still waits, because others have taken longer
 * than the hour, keeps its time: with a new one it would again be the last.
 */
export async function enqueueReadings({ db, clock }: Deps): Promise<void> {
  let ids = await selectCalendarIds(db, 0, PAGE)
  while (ids.length > 0) {
    for (const id of ids) {
      const runAt = new Date(clock.now().getTime() + readDelayOf(id) * 1000)
      await enqueue(
        db,
        'read-calendar',
        { followed_calendar_id: id },
        { key: `read-calendar-${id}`, maxAttempts: 3, runAt, keepsTime: true },
      )
    }
    ids = await selectCalendarIds(db, ids.at(-1) ?? 0, PAGE)
  }
}
