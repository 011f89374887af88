import pg from 'pg'
import type { makeTestApp } from './app.ts'
import { tableOwners } from './nouns.ts'

/** Further values are only compared. */
type Row = Record<string, string | number | null | undefined>

/** Those that triggers derive from other tables. */
const derived = /^(professional_(facets|reach|days|facts|numbers)|day_professionals|name_words)$/

/** The table that a column refers to. */
const referred: Record<string, string> = {
  professional_id: 'professionals',
  couple_id: 'users',
  user_id: 'users',
  lead_id: 'leads',
  offer_id: 'offers',
  review_id: 'reviews',
  webhook_id: 'webhooks',
}

const channels = ['stale_answers', 'zauvijek_leads', 'zauvijek_ended_sessions'] as const

/** Rows by their table and key. */
type Names = ReadonlyMap<string, string>

/** Of a new row or job: its kind, and whose it is. */
function describeNew(names: Names, table: string, row: Row): string {
  const kind = row['kind'] ?? row['action'] ?? row['type'] ?? ''
  const whose = Object.entries(referred).map(([column, other]) => names.get(`${other} ${row[column]}`) ?? '')
  return [row['task'] ?? table, kind, ...whose].filter((word) => word !== '').join(' ')
}

function describeNotification(names: Names, { channel, payload = '' }: pg.Notification): string {
  if (channel === 'zauvijek_ended_sessions') return `sessions of ${names.get(`users ${payload}`)}`
  const words = payload.replace(/ names-days .*/, '').split(' ')
  const [, lead, , side = ''] = words
  if (channel === 'zauvijek_leads') return `${names.get(`leads ${lead}`) ?? 'new lead'} ${side}`.trim()
  const withName = (tag: string) => tag.replace(/(?<=:)\d+$/, (id) => names.get(`professionals ${id}`) ?? id)
  return words.map(withName).toSorted().join(' ')
}

const inWords = (sign: string, changes: string[]) =>
  changes.length === 0 ? [] : [`${sign} ${changes.toSorted().join(', ')}`]

/**
 * Observes all that some work does to the database. `-` are the rows that it deletes, `+` those that it inserts, jobs
 * among them, `~` those that it changes with their columns, and `!` the notifications between the nodes.
 */
export async function observeWrites({ database }: Pick<Awaited<ReturnType<typeof makeTestApp>>, 'database'>) {
  const { pool } = database
  const listener = new pg.Client(database.url)
  await listener.connect()
  let notifications: pg.Notification[] = []
  listener.on('notification', (notification) => notifications.push(notification))
  for (const channel of channels) await listener.query(`listen ${channel}`)

  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select indrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
       from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indisprimary and indrelid::regclass::text = any($1) group by 1`,
    [Object.keys(tableOwners).filter((table) => !derived.test(table))],
  )
  const everyRow = [
    ...tables.map(
      ({ name, columns }) =>
        `select '${name}' as table, concat_ws(' ', ${columns}) as key, to_jsonb(t) as row from ${name} as t
          where xmin::text::bigint >= $1 or '${name}' = 'categories'`,
    ),
    `select 'job', j.id::text, jsonb_build_object('task', t.identifier) || j.payload::jsonb
       from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where j.xmin::text::bigint >= $1`,
  ].join(' union all ')

  /** Rows of earlier tests are left out, since they only take time; the categories belong to all. */
  async function readAll(since: string) {
    const { rows } = await pool.query<{ table: string; key: string; row: Row }>(everyRow, [since])
    return new Map(rows.map(({ table, key, row }) => [`${table} ${key}`, { table, row }]))
  }

  /** Everything that was published before arrives before the answer to this. */
  const receiveAll = () => listener.query('select 1')

  /** The transaction after which rows count as those of this test. */
  async function begin(): Promise<string> {
    const { rows } = await pool.query<{ id: string }>('select pg_current_xact_id()::text as id')
    return rows[0]?.id ?? '0'
  }

  async function observe(names: Names, since: string, work: () => Promise<unknown>): Promise<string[]> {
    const before = await readAll(since)
    await receiveAll()
    notifications = []
    await work()
    await receiveAll()
    const after = await readAll(since)
    const nameOf = (key: string, table: string) => names.get(key) ?? table
    const gone = [...before].flatMap(([key, { table }]) => (after.has(key) ? [] : nameOf(key, table)))
    const made = [...after].flatMap(([key, { table, row }]) => (before.has(key) ? [] : describeNew(names, table, row)))
    const changed = [...after].flatMap(([key, { table, row }]) => {
      const former = before.get(key)?.row ?? row
      const columns = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(former[name]))
      return columns.length === 0 ? [] : `${nameOf(key, table)} (${columns.toSorted().join(' ')})`
    })
    const published = notifications.map((notification) => describeNotification(names, notification))
    return [...inWords('-', gone), ...inWords('+', made), ...inWords('~', changed), ...inWords('!', published)]
  }

  return { begin, observe, close: () => listener.end() }
}
