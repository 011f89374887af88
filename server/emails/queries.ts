import { sql } from 'kysely'
import type { Database } from '#server/db/connect.ts'

/** The recipient of a mail at the moment of sending. */
export const selectRecipient = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', sql<boolean>`email_confirmed_at is not null`.as('is_email_confirmed')])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Whether and why the account is suspended, and what its profile is called. */
export const selectSuspension = (db: Database, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('professionals as p', 'p.user_id', 'u.id')
    .select(['u.email', 'u.suspended_at', 'u.suspension_reason as reason', 'p.company_name'])
    .where('u.id', '=', userId)
    .executeTakeFirst()

/** Nothing once its author's account is gone, or while it is not hidden. */
export const selectHiddenReview = (db: Database, reviewId: number) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('users as c', 'c.id', 'r.couple_id')
    .innerJoin('professionals as p', 'p.id', 'r.professional_id')
    .select(['c.email as author_email', 'p.company_name', 'r.hidden_reason as reason'])
    .where('r.id', '=', reviewId)
    .where('r.hidden_at', 'is not', null)
    .executeTakeFirst()

/** A lead with both sides; nothing once the account of either is gone. */
export const selectLeadWithParties = (db: Database, leadId: number) =>
  db
    .selectFrom('leads as l')
    .innerJoin('users as c', 'c.id', 'l.couple_id')
    .innerJoin('professionals as p', 'p.id', 'l.professional_id')
    .innerJoin('users as o', 'o.id', 'p.user_id')
    .select([
      'l.status',
      'l.event_date',
      'l.message',
      'c.name as couple_name',
      'c.email as couple_email',
      sql<boolean>`c.email_confirmed_at is not null`.as('is_couple_confirmed'),
      'p.company_name',
      'o.email as owner_email',
    ])
    .where('l.id', '=', leadId)
    .executeTakeFirst()

export const selectProfile = (db: Database, professionalId: number) =>
  db
    .selectFrom('professionals as p')
    .innerJoin('users as o', 'o.id', 'p.user_id')
    .select(['p.company_name', 'p.status', 'o.email as owner_email'])
    .where('p.id', '=', professionalId)
    .executeTakeFirst()
