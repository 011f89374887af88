import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export const selectCategories = (db: Database) =>
  db.selectFrom('categories').select(['id', 'name', 'slug']).orderBy('position').orderBy('id').execute()

/**
 * All of them in their order, locked against other changes until the transaction ends. Locked in the order of their ids,
 * which no change moves, lest two who wait for one another each hold what the other wants; read after that, since rows
 * that were waited for would still come in the order from before.
 */
export async function lockCategories(db: Database) {
  await db.selectFrom('categories').select('id').orderBy('id').forNoKeyUpdate().execute()
  return selectCategories(db)
}

export const updateName = (db: Database, id: number, name: string) =>
  db.updateTable('categories').set({ name }).where('id', '=', id).execute()

/** The positions count from 1 in the order of these ids. */
export const updatePositions = (db: Database, ids: number[]) =>
  db
    .updateTable('categories')
    .set({ position: sql<number>`array_position(${ids}::integer[], id)` })
    .execute()
