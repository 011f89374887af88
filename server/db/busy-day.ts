import { type RawBuilder, sql } from 'kysely'

/** Whether this professional's calendar has the day of the lead `l` as booked, be it by the lead itself, or blocked. */
export const isDayBusy = (professionalId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from active_days as d
   where d.professional_id = ${sql.ref(professionalId)} and d.event_date = l.event_date and d.event_type <> 'available')`
