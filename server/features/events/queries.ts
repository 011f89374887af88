import { sql } from 'kysely'
import type { CalendarDay } from '../../../contract/calendar-day.ts'
import type { EventsQuery } from '../../../contract/events.ts'
import type { Database } from '../../db/connect.ts'

export interface EventFilters extends Partial<Omit<EventsQuery, 'future_only' | 'page' | 'per_page'>> {
  /** The first day that counts as future; without it the past is listed too. */
  future_from?: CalendarDay | undefined
  /** False outside the owner's own calendar: active events of approved professionals only. */
  sees_all: boolean
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

function eventsLike(db: Database, filters: EventFilters) {
  const { professional_id, start_date, end_date, event_type, status, future_from } = filters
  return db
    .selectFrom('events as e')
    .$if(professional_id !== undefined, (query) => query.where('e.professional_id', '=', professional_id ?? 0))
    .$if(start_date !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${start_date}`))
    .$if(end_date !== undefined, (query) => query.where(sql<boolean>`e.event_date <= ${end_date}`))
    .$if(future_from !== undefined, (query) => query.where(sql<boolean>`e.event_date >= ${future_from}`))
    .$if(event_type !== undefined, (query) => query.where('e.event_type', '=', event_type ?? 'blocked'))
    .$if(status !== undefined, (query) => query.where('e.status', '=', status ?? 'active'))
    .$if(!filters.sees_all, (query) =>
      query
        .where('e.status', '=', sql.lit('active'))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('professionals as p')
              .whereRef('p.id', '=', 'e.professional_id')
              .where('p.status', '=', sql.lit('approved'))
              .select('p.id'),
          ),
        ),
    )
}

/** Counts no further than `limit`. */
export async function countEvents(db: Database, filters: EventFilters, limit: number): Promise<number> {
  const { total } = await db
    .selectFrom(eventsLike(db, filters).select('e.id').limit(limit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const selectEvents = (db: Database, filters: EventFilters, limit: number, offset: number) =>
  eventsLike(db, filters)
    .select([
      'e.id',
      'e.professional_id',
      'e.lead_id',
      'e.followed_calendar_id',
      'e.title',
      'e.event_type',
      'e.event_date',
      'e.notes',
      'e.status',
      'e.created_at',
      'e.updated_at',
    ])
    .orderBy('e.event_date')
    .orderBy('e.id')
    .limit(limit)
    .offset(offset)
    .execute()
