import { type RawBuilder, sql } from 'kysely'

/** The category of the professional whose id this column has; null if it has none or is not public. */
export const publicCategory = (professional: string): RawBuilder<number | null> =>
  sql`(select category_id from public_profiles where id = ${sql.ref(professional)})`
