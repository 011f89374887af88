import { type RawBuilder, sql } from 'kysely'

/** Read as text; `presentInstant` gives it as answers have it, in a fifth of the time that a Date takes. */
export const instantText = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)}::text`

/** As PostgreSQL writes an instant, in text and in JSON, with the microseconds that there are, of UTC on our connections. */
const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00(?::00)?$/

/** As Date writes it: `2026-11-28T09:30:00.120Z`. */
export function presentInstant(instant: Date | string): string {
  const [, day, time, fraction = ''] = (typeof instant === 'string' && written.exec(instant)) || []
  return day === undefined ? new Date(instant).toISOString() : `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
