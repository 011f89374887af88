import { firstDayOf, lastDayOf, monthOf } from '#contract/calendar-month.ts'
import type { CalendarEmbed, EmbedInput } from '#contract/embed.ts'
import { openingMonth, openingSpan } from '#contract/opening-month.ts'
import { type Actor, professionalIdOf } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { transactionWithInvalidation } from '#server/response-cache/invalidation.ts'
import type { CachedResponse } from '#server/response-cache/cached-response.ts'
import { cacheKeyOf } from '#server/response-cache/send-cached.ts'
import { tags } from '#server/response-cache/tags.ts'
import { embedDocument, embedPolicy } from './document.ts'
import { requestedMonth } from './months.ts'
import { presentEmbed } from './present.ts'
import { type EmbedRow, selectEmbed, selectShownEmbed, upsertEmbed } from './queries.ts'

export async function getEmbed({ db, config }: Pick<Deps, 'db' | 'config'>, actor: Actor): Promise<CalendarEmbed> {
  const owner = professionalIdOf(actor)
  return presentEmbed(config.publicUrl, owner, await selectEmbed(db, owner))
}

/** Throws conflict if the current settings are not those to be replaced. */
export async function changeEmbed(deps: Deps, actor: Actor, input: EmbedInput): Promise<CalendarEmbed> {
  const owner = professionalIdOf(actor)
  const row = await transactionWithInvalidation(deps, async (tx, invalidate) => {
    const changed = await upsertEmbed(tx, owner, input, deps.clock.now())
    if (!changed) throw changedMeanwhile(await selectEmbed(tx, owner))
    invalidate(tags.embed(owner))
    return changed
  })
  return presentEmbed(deps.config.publicUrl, owner, row)
}

function changedMeanwhile(row: EmbedRow | undefined) {
  const now = row?.is_on
    ? `sada se kalendar smije prikazati na: ${row.hosts.join(', ')}`
    : 'sada se kalendar ne smije prikazati nigdje'
  return new AppError('conflict', {
    message: `Postavke su u međuvremenu promijenjene (${now}). Spremite ponovo ako ih želite zamijeniti svojima.`,
  })
}

/**
 * The page for other sites, at the requested month if it is among those shown, otherwise at the first month with a free
 * day. Throws not_found unless its professional is public and has allowed it.
 */
export function getEmbeddedCalendar(
  { db, clock, config, responseCache }: Deps,
  professionalId: number,
  monthText: string | undefined,
): Promise<CachedResponse> {
  const today = clock.today()
  const requested = requestedMonth(monthText, today)
  return responseCache.getOrRender(cacheKeyOf('embed', { id: professionalId, month: requested }), async () => {
    const span = requested ? { start_date: firstDayOf(requested), end_date: lastDayOf(requested) } : openingSpan(today)
    const rows = await selectShownEmbed(db, { professionalId, from: span.start_date, to: span.end_date })
    const [shown] = rows
    if (!shown) throw new AppError('not_found')
    const known = rows.flatMap(({ date, status }) => (date === null || status === null ? [] : [{ date, status }]))
    const month = requested ?? openingMonth(known, today)
    const days = known.filter(({ date }) => monthOf(date) === month)
    const { publicUrl } = config
    return {
      body: embedDocument({ professionalId, companyName: shown.company_name, month, days, today, publicUrl }),
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': embedPolicy(shown.hosts) },
      tags: [tags.embed(professionalId), tags.calendar(professionalId), tags.professional(professionalId)],
      validOnDay: today,
    }
  })
}
