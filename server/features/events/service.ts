import type { Event, EventsQuery, PublicEvent } from '../../../contract/events.ts'
import { makePage, type PageOf } from '../../../contract/page.ts'
import type { Deps } from '../../deps.ts'
import { presentEvent, presentPublicEvent } from './present.ts'
import { countEvents, type EventFilters, type EventRow, selectEvents } from './queries.ts'

/** Nobody pages through every calendar at once, and counting millions of days would keep the database busy. */
const COUNTED_AT_MOST = 10_000

async function list<Wire>(
  { db, clock }: Deps,
  { future_only, ...query }: EventsQuery,
  sees_all: boolean,
  present: (row: EventRow) => Wire,
): Promise<PageOf<Wire>> {
  const filters: EventFilters = { ...query, sees_all, future_from: future_only ? clock.today() : undefined }
  const total = await countEvents(db, filters, COUNTED_AT_MOST)
  const offset = (query.page - 1) * query.per_page
  const rows = offset < total ? await selectEvents(db, filters, Math.min(query.per_page, total - offset), offset) : []
  return makePage(rows.map(present), total, query)
}

/** The owner's whole calendar: titles, notes and cancelled events too. */
export const listOwnEvents = (deps: Deps, professional_id: number, query: EventsQuery): Promise<PageOf<Event>> =>
  list(deps, { ...query, professional_id }, true, presentEvent)

export const listPublicEvents = (deps: Deps, query: EventsQuery): Promise<PageOf<PublicEvent>> =>
  list(deps, query, false, presentPublicEvent)

/** The owner's whole calendar at once. */
export const exportEvents = async ({ db }: Pick<Deps, 'db'>, professional_id: number): Promise<Event[]> =>
  (await selectEvents(db, { professional_id, sees_all: true }, 1_000_000, 0)).map(presentEvent)
