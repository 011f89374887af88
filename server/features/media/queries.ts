import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

/** An arbitrary number that no other advisory lock of the product uses. */
const filesLock = 5_927_306

export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number]

const columns = [
  'id',
  'professional_id',
  'hash',
  'filename',
  'alt',
  'width',
  'height',
  'created_at',
  'updated_at',
] as const

/** Pictures with the same content share their files, so any row with the hash will do. */
export const selectPicture = (db: Database, hash: string) =>
  db.selectFrom('media').select('width').where('hash', '=', hash).limit(1).executeTakeFirst()

export const selectPictureOf = (db: Database, id: number) =>
  db.selectFrom('media').select(['hash', 'width']).where('id', '=', id).executeTakeFirst()

/** All pictures of a professional, in order. */
export const selectMedia = (db: Database, professionalId: number) =>
  db.selectFrom('media').select(columns).where('professional_id', '=', professionalId).orderBy('position').execute()

export async function countMedia(db: Database, professionalId: number): Promise<number> {
  const { total } = await db
    .selectFrom('media')
    .where('professional_id', '=', professionalId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Locks these pictures and the profile's status until the transaction ends. Undefined if the professional does not
 * exist.
 */
export const lockPortfolio = (db: Database, professionalId: number) =>
  db.selectFrom('profiles').select('status').where('id', '=', professionalId).forNoKeyUpdate().executeTakeFirst()

/**
 * Takes the lock that the professional's deletion will need, ahead of time. A transaction that adds rows which a
 * trigger counts under this lock refers to the professional first; it could deadlock with the deletion.
 */
export const lockForDeletion = (db: Database, professionalId: number) =>
  db.selectFrom('profiles').select('id').where('id', '=', professionalId).forUpdate().executeTakeFirst()

/**
 * Held until the transaction ends: `shared` while a picture with this content is being added, `exclusive` while its
 * files are removed because no picture has it.
 */
export async function lockFiles(db: Database, hash: string, mode: 'shared' | 'exclusive'): Promise<void> {
  if (mode === 'shared') await sql`select pg_advisory_xact_lock_shared(${filesLock}, hashtext(${hash}))`.execute(db)
  else await sql`select pg_advisory_xact_lock(${filesLock}, hashtext(${hash}))`.execute(db)
}

interface NewMedia {
  professional_id: number
  hash: string
  filename: string
  width: number
  height: number
}

/** At the end of the portfolio, which the caller has locked. */
export const insertMedia = (db: Database, media: NewMedia, now: Date): Promise<MediaRow> =>
  db
    .insertInto('media')
    .values(({ selectFrom }) => ({
      ...media,
      position: selectFrom('media')
        .where('professional_id', '=', media.professional_id)
        .select(sql<number>`coalesce(max(position) + 1, 0)`.as('position')),
      created_at: now,
      updated_at: now,
    }))
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateAlt = (db: Database, id: number, professionalId: number, alt: string | null, now: Date) =>
  db
    .updateTable('media')
    .set({ alt, updated_at: now })
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning(columns)
    .executeTakeFirst()

/** Positions count from 0 again. */
export const updatePositions = (db: Database, professionalId: number, ids: number[]) =>
  sql`
    update media set position = place - 1
      from unnest(${ids}::integer[]) with ordinality as wanted (wanted_id, place)
     where id = wanted_id and professional_id = ${professionalId}`.execute(db)

export const deleteMedia = (db: Database, id: number, professionalId: number) =>
  db
    .deleteFrom('media')
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .returning('hash')
    .executeTakeFirst()

/** Those of the hashes that some picture has. */
export async function selectKnownHashes(db: Database, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media')
    .select('hash')
    .distinct()
    .where(sql<boolean>`hash = any(${hashes})`)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}
