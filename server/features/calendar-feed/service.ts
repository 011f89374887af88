import type { CalendarDay } from '#contract/calendar-day.ts'
import { addMonths, firstDayOf, monthOf } from '#contract/calendar-month.ts'
import type { CalendarFeed } from '#contract/calendar-feed.ts'
import type { Database } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import { createToken } from '#server/token.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import { cacheKeyOf } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { listFeedEvents } from '#server/features/events/service.ts'
import { presentCalendar, presentFeed } from './present.ts'
import { deleteFeed, findFeed, findFeedOwner, isFeedToken, replaceFeed } from './queries.ts'

export async function findOwnFeed({ db, config }: Deps, actor: Actor): Promise<CalendarFeed | null> {
  const feed = await findFeed(db, professionalIdOf(actor))
  return feed ? presentFeed(config.publicUrl, feed) : null
}

/** Whether the calendar has an address by which others can follow it. */
export const hasFeed = async (db: Database, professionalId: number): Promise<boolean> =>
  (await findFeed(db, professionalId)) !== undefined

/** The old address, if there was one, stops working. */
export async function renewFeed(deps: Deps, actor: Actor): Promise<CalendarFeed> {
  const { config, clock } = deps
  const feed = await transactionWithInvalidation(deps, (tx) =>
    replaceFeed(tx, professionalIdOf(actor), createToken(), clock.now()),
  )
  // The account was deleted in another tab.
  if (!feed) throw new AppError('unauthenticated')
  return presentFeed(config.publicUrl, feed)
}

export async function deleteOwnFeed({ db }: Deps, actor: Actor): Promise<void> {
  await deleteFeed(db, professionalIdOf(actor))
}

/** Whether the token opens this professional's own calendar. */
export const isOwnFeed = ({ db }: Pick<Deps, 'db'>, professionalId: number, token: string): Promise<boolean> =>
  isFeedToken(db, professionalId, token)

/** The first of the month a year ago, so that it changes with the month instead of every midnight. */
const firstDay = (today: CalendarDay) => firstDayOf(addMonths(monthOf(today), -12))

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))

/** Throws not_found for any name that is not a calendar's address. */
export async function getCalendarFile(
  { db, config, clock, responseCache }: Deps,
  file: string,
): Promise<CachedResponse> {
  const token = /^([\w-]{43})\.ics$/.exec(file)?.[1]
  const owner = token === undefined ? undefined : await findFeedOwner(db, token)
  if (!owner) throw new AppError('not_found')
  // Cached by owner, not by token, so that a replaced address leaves nothing behind.
  return responseCache.getOrRender(cacheKeyOf('calendar-feed', { id: owner.id }), async () => {
    const today = clock.today()
    const events = await listFeedEvents({ db }, owner.id, firstDay(today))
    const changedAt = latest([owner.created_at, ...events.map(({ updated_at }) => updated_at)])
    return {
      body: presentCalendar(config.publicUrl, owner.company_name, events),
      contentType: 'text/calendar; charset=utf-8',
      headers: { 'cache-control': 'private, no-cache', 'last-modified': changedAt.toUTCString() },
      tags: [tags.calendar(owner.id), tags.professional(owner.id)],
      validOnDay: today,
    }
  })
}
