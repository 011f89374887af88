import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export const selectCategories = (db: Database) =>
  db.selectFrom('categories').select(['id', 'name', 'slug']).orderBy('position').orderBy('id').execute()

/**
 * All categories in order, locked against other changes until the transaction ends. They are locked by id, which no
 * change alters, so that two callers cannot deadlock, and read afterwards, because rows that had to be waited for would
 * still come in the previous order.
 */
export async function lockCategories(db: Database) {
  await db.selectFrom('categories').select('id').orderBy('id').forNoKeyUpdate().execute()
  return selectCategories(db)
}

export const updateName = (db: Database, id: number, name: string) =>
  db.updateTable('categories').set({ name }).where('id', '=', id).execute()

/** Positions count from 1, in the order of these ids. */
export const updatePositions = (db: Database, ids: number[]) =>
  db
    .updateTable('categories')
    .set({ position: sql<number>`array_position(${ids}::integer[], id)` })
    .execute()
