import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EmbedInput } from '#contract/embed.ts'
import { compileShort } from '#server/db/compiled.ts'
import type { Database } from '#server/db/connect.ts'

export type EmbedRow = NonNullable<Awaited<ReturnType<typeof selectEmbed>>>

export const selectEmbed = (db: Database, professionalId: number) =>
  db
    .selectFrom('calendar_embeds')
    .select(['is_on', 'hosts'])
    .where('professional_id', '=', professionalId)
    .executeTakeFirst()

const isAs = ({ enabled, hosts }: Omit<EmbedInput, 'replaces'>) =>
  sql<boolean>`(calendar_embeds.is_on, calendar_embeds.hosts) = (${enabled}::boolean, ${hosts}::text[])`

/**
 * Replaces the current settings. Undefined if these are neither the ones to be replaced nor already the new ones, as
 * after a lost answer.
 */
export const upsertEmbed = (
  db: Database,
  professional_id: number,
  { enabled: is_on, hosts, replaces }: EmbedInput,
  updated_at: Date,
): Promise<EmbedRow | undefined> =>
  db
    .insertInto('calendar_embeds')
    .values({ professional_id, is_on, hosts, updated_at })
    .onConflict((conflict) =>
      conflict
        .column('professional_id')
        .doUpdateSet({ is_on, hosts, updated_at })
        .where(({ or, lit }) => (replaces ? or([isAs(replaces), isAs({ enabled: is_on, hosts })]) : lit(true))),
    )
    .returning(['is_on', 'hosts'])
    .executeTakeFirst()

/**
 * The allowed hosts and the professional's name, once for each day of the span with an event, or without a day if there
 * is none. No row while it is off or the profile is not public.
 */
export const selectShownEmbed = compileShort(
  (db, { professionalId, from, to }: { professionalId: number; from: CalendarDay; to: CalendarDay }) =>
    db
      .selectFrom('calendar_embeds as e')
      .innerJoin('profiles as p', 'p.id', 'e.professional_id')
      .leftJoin('active_days as d', (join) =>
        join.onRef('d.professional_id', '=', 'p.id').on('d.event_date', '>=', from).on('d.event_date', '<=', to),
      )
      .select(['e.hosts', 'p.company_name', 'd.event_date as date', 'd.event_type as status'])
      .where('e.professional_id', '=', professionalId)
      .where('e.is_on', '=', true)
      .where('p.status', '=', 'approved'),
)
