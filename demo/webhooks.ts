import { sql } from 'kysely'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { webhookEventTypes } from '#contract/webhooks.ts'
import type { Database } from '#server/db/connect.ts'
import { demoStudioName } from './accounts.ts'

/** A name that nobody can own, so that nothing from the demo is sent anywhere. */
const address = 'https://program.zauvijek.test/novosti'

/**
 * A program of the demo studio that received its last enquiries: all but two were accepted, one was given up some days
 * ago, and the newest will be retried in a few hours.
 */
export async function insertWebhooks(db: Database, today: CalendarDay): Promise<void> {
  await sql`
    insert into webhooks (professional_id, url, events, secret, created_at, updated_at)
    select id, ${address}, ${[...webhookEventTypes]}::text[],
           'whsec_' || encode(sha256(convert_to(gen_random_uuid()::text, 'utf8')), 'base64'),
           ${today}::date - interval '90 days', ${today}::date - interval '90 days'
      from professionals where company_name = ${demoStudioName}`.execute(db)
  await sql`
    insert into webhook_deliveries
      (webhook_id, type, subject_id, status, attempts, response_status, error, created_at, last_attempt_at, next_attempt_at)
    select w.id, 'lead.created', recent.id, recent.status,
           case recent.status when 'delivered' then 1 when 'failed' then 10 else 4 end,
           case recent.status when 'delivered' then 204 when 'failed' then 500 end,
           case recent.status when 'failed' then 'refused' when 'pending' then 'timeout' end,
           recent.created_at,
           recent.created_at + case recent.status when 'delivered' then interval '1 second' when 'failed' then interval '1 day'
                                              else interval '20 minutes' end,
           case recent.status when 'pending' then now() + interval '3 hours' end
      from webhooks w
      join lateral (
        select id, created_at,
               case row_number() over (order by created_at desc, id desc)
                 when 1 then 'pending' when 4 then 'failed' else 'delivered' end as status
          from leads
         where professional_id = w.professional_id
         order by created_at desc, id desc
         limit 9
      ) as recent on true
     order by recent.created_at, recent.id`.execute(db)
}
