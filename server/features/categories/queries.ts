import type { Database } from '../../db/connect.ts'

export const selectCategories = (db: Database) =>
  db.selectFrom('categories').select(['id', 'name', 'slug']).orderBy('position').orderBy('id').execute()
