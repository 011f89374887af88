import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Query, Row } from './reference-query.ts'

/** The product's writes, each in a transaction of its own. */
export function writesBy(pool: pg.Pool, query: Query) {
  const sessionText = `select u.id, u.name, u.email, u.role from sessions as s join users as u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > now()`
  const leadText = `insert into leads (professional_id, couple_id, event_date, message)
    select id, $2::integer, $3::date, $4 from professionals where id = $1 and status = 'approved' for share
    returning id, professional_id, status, event_date, message, created_at`
  const jobText = 'insert into bench_jobs (payload) values ($1)'
  const notifyText = "select pg_notify('bench_leads', $1)"

  const limitText = `insert into rate_limits as r (key, count, resets_at)
    select key, 1, now() + interval '1 hour' from unnest($1::text[]) as key
     cross join (select set_config('synchronous_commit', 'off', true)) as fast order by key
    on conflict (key) do update set count = r.count + 1 returning count`

  /** One transaction, after looking up the token's user and counting the rate limits of the address and the user. */
  async function transaction(token: string, work: (client: pg.PoolClient, person: Row) => Promise<object>) {
    const [person] = await query(sessionText, [createHash('sha256').update(token).digest()])
    await query(limitText, [['bench address', `bench account ${String(person?.['id'])}`]])
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(client, person ?? {})
      await client.query('commit')
      return result
    } finally {
      client.release()
    }
  }

  /** The enquiry, its mail job and the notification of the other nodes. */
  const lead = (token: string, { professional_id, event_date, message: text }: Row) =>
    transaction(token, async (client, couple) => {
      const [inserted] = await query(leadText, [professional_id, couple['id'], event_date, text], client)
      await query(jobText, [JSON.stringify({ kind: 'new_lead', lead_id: inserted?.['id'] })], client)
      await query(notifyText, [String(inserted?.['id'])], client)
      return { data: { ...inserted, couple } }
    })

  const lockText = 'select id, status from leads where id = $1 and couple_id = $2 for update'
  const messageText = `insert into messages (lead_id, author, kind, body) values ($1, 'couple', 'text', $2)
    returning id, lead_id, author, kind, body, created_at`
  const countText =
    'update leads set last_message_at = now(), unread_by_professional = unread_by_professional + 1 where id = $1'

  /** A message, the other side's unread count, and the notification of the other nodes. */
  const message = (token: string, leadId: string, { body }: Row) =>
    transaction(token, async (client, couple) => {
      const [locked] = await query(lockText, [leadId, couple['id']], client)
      const [inserted] = await query(messageText, [locked?.['id'], body], client)
      await query(countText, [leadId], client)
      await query(notifyText, [leadId], client)
      return { data: inserted }
    })

  return { lead, message }
}
