import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export const selectCategories = (db: Database) =>
  db.selectFrom('categories').select(['id', 'name', 'slug']).orderBy('position').orderBy('id').execute()

/** All of them in their order, locked against other changes until the transaction ends. */
export const lockCategories = (db: Database) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const updateName = (db: Database, id: number, name: string) =>
  db.updateTable('categories').set({ name }).where('id', '=', id).execute()

/** The positions count from 1 in the order of these ids. */
export const updatePositions = (db: Database, ids: number[]) =>
  db
    .updateTable('categories')
    .set({ position: sql<number>`array_position(${ids}::integer[], id)` })
    .execute()
