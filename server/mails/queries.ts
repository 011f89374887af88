import { sql } from 'kysely'
import type { Database } from '../db/connect.ts'

/** Who gets a mail, as they are at the moment of sending. */
export const selectRecipient = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', sql<boolean>`email_confirmed_at is not null`.as('is_email_confirmed')])
    .where('id', '=', userId)
    .executeTakeFirst()

/** A lead with both sides; nothing once the account of either is gone. */
export const selectLeadWithBoth = (db: Database, leadId: number) =>
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
