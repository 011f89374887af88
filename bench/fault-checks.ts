import pg from 'pg'
import type { Acknowledged } from './fault-writers.ts'

/** Each returns rows only if a guarantee of the database is broken. */
const invariants = {
  'two active entries of a professional on a day': `
    select professional_id, event_date from events where status = 'active' group by 1, 2 having count(*) > 1`,
  'a booked lead without its entry': `
    select id from leads l where status = 'booked'
       and not exists (select from events e where e.lead_id = l.id and e.status = 'active' and e.event_type = 'booked')`,
  'an active entry of a lead that is not booked': `
    select e.id from events e join leads l on l.id = e.lead_id where e.status = 'active' and l.status <> 'booked'`,
  'two open enquiries of a couple for a day': `
    select couple_id from leads where status not in ('booked', 'rejected') and couple_id is not null
     group by couple_id, professional_id, event_date having count(*) > 1`,
  'a request with a key that was done twice': `
    select body from messages where body like 'Poruka %' group by body having count(*) > 1`,
  'an enquiry that was sent twice': `
    select message from leads where message like 'Upit %' group by message having count(*) > 1`,
  'a rating that is not the sum of its reviews': `
    select id from professionals p where review_count <>
       (select count(*) from reviews r where r.professional_id = p.id and r.hidden_at is null and not r.author_suspended)`,
}

const order = ['new', 'contacted', 'interested', 'booked']

/** Describes everything that is broken or lost. */
export async function findBroken(url: string, { leads, statuses, events, messages }: Acknowledged): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const broken: string[] = []
    for (const [name, query] of Object.entries(invariants)) {
      const { rows } = await client.query(query)
      if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
    }
    const { rows: leadRows } = await client.query<{ id: string; message: string; status: string; times: string }>(
      `select id, message, status, count(*) over (partition by message) as times from leads`,
    )
    const byMessage = new Map(leadRows.map((row) => [row.message, row]))
    for (const [message, id] of leads) {
      const row = byMessage.get(message)
      if (!row) broken.push(`the enquiry ${id} is lost`)
      else if (Number(row.times) !== 1 || Number(row.id) !== id)
        broken.push(`the enquiry ${id} is there ${row.times} times`)
    }
    const byId = new Map(leadRows.map((row) => [Number(row.id), row.status]))
    for (const [id, status] of statuses) {
      const now = byId.get(id) ?? ''
      if (order.indexOf(now) < order.indexOf(status)) broken.push(`the enquiry ${id} was ${status} and is ${now}`)
    }
    const { rows: eventRows } = await client.query<{ title: string }>(
      `select title from events where status = 'active'`,
    )
    const titles = new Set(eventRows.map(({ title }) => title))
    for (const title of events) if (!titles.has(title)) broken.push(`the entry ${title} is lost`)
    const { rows: messageRows } = await client.query<{ body: string; times: string }>(
      `select body, count(*) as times from messages where kind = 'text' group by body`,
    )
    const timesOf = new Map(messageRows.map(({ body, times }) => [body, Number(times)]))
    for (const body of messages)
      if (timesOf.get(body) !== 1) broken.push(`the message ${body} is there ${timesOf.get(body) ?? 0} times`)
    return broken
  } finally {
    await client.end()
  }
}
