import type { Insertable, Updateable } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.generated.ts'
import type { Clock } from '#server/adapters/clock.ts'

export type Overrides<Table extends keyof DB> = Partial<Insertable<DB[Table]>> & Updateable<DB[Table]>

export interface Kit {
  db: Database
  clock: Clock
  /** Counts up, so that names and addresses differ. */
  next: () => number
}
