import type { Database } from '../../db/connect.ts'

/** Pictures with the same content share their files, so any row of the hash will do. */
export const selectPicture = (db: Database, hash: string) =>
  db.selectFrom('media').select(['drawing', 'width']).where('hash', '=', hash).limit(1).executeTakeFirst()
