import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Database } from '#server/db/connect.ts'
import { demoStudioName } from './accounts.ts'

const REPORTS = [
  'S ovim parom nismo surađivali, čini se da je recenzija namijenjena nekome drugome.',
  'Recenzija iznosi podatke o našim zaposlenicima koji ne pripadaju u javnost.',
  'Ocjena se odnosi na kašnjenje dvorane, a ne na našu uslugu.',
]

const REPLY_REPORT = 'Nitko nam nije ponudio povrat novca, ovo jednostavno nije točno.'

const REJECTION =
  'Opis i slike ne pokazuju što nudite. Dopunite ih i javite nam se, rado ćemo profil ponovno pregledati.'

/** Reported reviews and a reported reply for the admins to decide, and the log of their earlier decisions. */
export async function insertDecisions(db: Database, today: CalendarDay): Promise<void> {
  await sql`
    update reviews r set reported_at = r.created_at + interval '2 days', report_reason = chosen.reason
      from (select id, (${REPORTS}::text[])[row_number() over (order by rating, id)] as reason
              from reviews
             where professional_id is distinct from (select id from professionals where company_name = ${demoStudioName})
               and created_at < ${today}::date - interval '3 days'
             order by rating, id limit ${REPORTS.length}) as chosen
     where r.id = chosen.id`.execute(db)
  await sql`
    update review_replies set reported_at = created_at + interval '1 day', report_reason = ${REPLY_REPORT}
     where review_id = (select review_id from review_replies join reviews r on r.id = review_id
                         where r.rating <= 2 and r.reported_at is null order by r.rating, r.id limit 1)`.execute(db)
  await sql`update professionals set rejection_reason = ${REJECTION} where status = 'rejected'`.execute(db)
  await sql`
    insert into audit_log (actor_id, action, professional_id, from_value, to_value, reason, created_at)
    select (select min(id) from users where role = 'admin'), action, id, before, after, reason, decided_at
      from (select 'profile_status' as action, id, 'pending' as before, status as after, rejection_reason as reason,
                   created_at + interval '1 day' as decided_at
              from professionals where status <> 'pending'
            union all
            select 'premium', id, 'false', 'true', null, created_at + interval '8 days'
              from professionals where premium) as decisions
     order by decided_at, id`.execute(db)
}
