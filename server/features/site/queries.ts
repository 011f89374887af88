import type { ContactInput } from '#contract/site.ts'
import type { Database } from '#server/db/connect.ts'

export const insertContactMessage = (db: Database, { name, email, message }: ContactInput, now: Date) =>
  db
    .insertInto('contact_messages')
    .values({ name, email, message, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

export const selectContactMessage = (db: Database, id: number) =>
  db.selectFrom('contact_messages').select(['name', 'email', 'message']).where('id', '=', id).executeTakeFirst()

export const deleteContactMessage = (db: Database, id: number) =>
  db.deleteFrom('contact_messages').where('id', '=', id).execute()

export const deleteContactMessagesBefore = (db: Database, instant: Date) =>
  db
    .deleteFrom('contact_messages')
    .where('id', 'in', (old) =>
      old.selectFrom('contact_messages').select('id').where('created_at', '<', instant).forUpdate().skipLocked(),
    )
    .execute()
