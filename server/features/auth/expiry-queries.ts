import type { Database } from '#server/db/connect.ts'

// Those that somebody else has locked are left for the next time: see `housekeepingTasks`.

export const deleteFormerAddressesBefore = (db: Database, instant: Date) =>
  db
    .deleteFrom('former_addresses')
    .where('id', 'in', (old) =>
      old.selectFrom('former_addresses').select('id').where('created_at', '<', instant).forUpdate().skipLocked(),
    )
    .execute()

export const deleteExpiredSessions = (db: Database, now: Date) =>
  db
    .deleteFrom('sessions')
    .where('id', 'in', (expired) =>
      expired.selectFrom('sessions').select('id').where('expires_at', '<=', now).forUpdate().skipLocked(),
    )
    .execute()

export const deleteLinksExpiredBefore = (db: Database, instant: Date) =>
  db
    .deleteFrom('account_tokens')
    .where('token_hash', 'in', (expired) =>
      expired
        .selectFrom('account_tokens')
        .select('token_hash')
        .where('expires_at', '<=', instant)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
