import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

export type FavoriteRow = Awaited<ReturnType<typeof selectFavorites>>[number]

const favoriteColumns = ['id', 'professional_id', 'created_at', 'note'] as const

export const selectFavorites = (db: Database, coupleId: number, limit: number, offset: number) =>
  db
    .selectFrom('favorites')
    .select(favoriteColumns)
    .where('couple_id', '=', coupleId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countFavorites(db: Database, coupleId: number): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .where('couple_id', '=', coupleId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One that is there already is returned as it is: the update that changes nothing makes PostgreSQL return it. */
export const upsertFavorite = (
  db: Database,
  favorite: { couple_id: number; professional_id: number; note: string | null; created_at: Date },
) =>
  db
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) =>
      conflict.constraint('favorites_one_a_couple_key').doUpdateSet({ created_at: sql<Date>`favorites.created_at` }),
    )
    .returning([...favoriteColumns, sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()

/** Only where the note to be replaced is there, or already this one, as after an answer that was lost. */
export const updateNote = (
  db: Database,
  coupleId: number,
  id: number,
  { note, replaces }: { note: string | null; replaces?: string | null | undefined },
) =>
  db
    .updateTable('favorites')
    .set({ note })
    .where('id', '=', id)
    .where('couple_id', '=', coupleId)
    .$if(replaces !== undefined, (update) =>
      update.where(({ or, eb }) => or([replaces ?? null, note].map((one) => eb('note', 'is not distinct from', one)))),
    )
    .returning(favoriteColumns)
    .executeTakeFirst()

export const selectNote = (db: Database, coupleId: number, id: number) =>
  db.selectFrom('favorites').select('note').where('id', '=', id).where('couple_id', '=', coupleId).executeTakeFirst()

export const deleteFavorite = (db: Database, coupleId: number, id: number) =>
  db.deleteFrom('favorites').where('id', '=', id).where('couple_id', '=', coupleId).returning('id').executeTakeFirst()
