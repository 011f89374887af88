import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'
import { isEmailConfirmed } from '#server/db/is-email-confirmed.ts'

/**
 * For the mail to its professional; undefined if nobody else can read it: hidden, or its couple suspended or deleted.
 */
export const selectWithOwner = (db: Database, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('people as u', 'u.id', 'r.couple_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .innerJoin('accounts as o', 'o.id', 'p.user_id')
    .select(['u.name as couple_name', 'p.company_name', 'r.rating', 'r.comment', 'o.email as owner_email'])
    .select(isEmailConfirmed('o').as('owner_email_confirmed'))
    .where('r.id', '=', id)
    .where('r.hidden_at', 'is', null)
    .where('r.author_suspended', '=', false)
    .where('o.suspended_at', 'is', null)
    .executeTakeFirst()

/** For the mail to its author about a decision; undefined once the author's account is deleted. */
export const selectJudged = (db: Database, id: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('accounts as u', 'u.id', 'r.couple_id')
    .innerJoin('profiles as p', 'p.id', 'r.professional_id')
    .select(['u.email as author_email', 'p.company_name', 'r.professional_id', 'r.hidden_reason as reason'])
    .select(['r.hidden_at', 'r.author_suspended'])
    .select(isEmailConfirmed('u').as('author_email_confirmed'))
    // One that was changed while it was hidden has lost its report.
    .select(sql<boolean>`r.report_reason is not null`.as('is_reported'))
    .where('r.id', '=', id)
    .executeTakeFirst()
