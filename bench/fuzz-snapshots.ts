import type pg from 'pg'
import type { Bystanders, FuzzRole } from './fuzz-people.ts'

/** Written by every request, whatever it does; sessions also by this program's sign-ins. */
const bookkeeping = new Set(['sessions', 'rate_limits', 'idempotency_keys', 'schema_migrations'])
/** Anyone's visit to a profile is counted. */
const counted = new Set(['profile_counts'])
/** Admins moderate accounts, profiles and reviews; other rows of users are off limits for them too. */
const judged = new Set(['users', 'professionals', 'reviews', 'sessions', 'audit_log'])

interface Snapshot {
  /** A checksum of each table. */
  tables: Map<string, string>
  /** The bystanders' rows of each table, as JSON. */
  rows: Map<string, string[]>
}

/** Takes snapshots of the whole database, to compare it before and after. */
export async function openSnapshots(pool: pg.Pool, { userIds, professionalIds }: Bystanders) {
  const { rows: columns } = await pool.query<{ name: string; column: string }>(`
    select c.table_name as name, c.column_name as column
      from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = 'public'
     where c.table_schema = 'public'`)
  const tables = [...Map.groupBy(columns, ({ name }) => name)].map(([name, parts]) => ({
    name,
    columns: new Set(parts.map(({ column }) => column)),
  }))

  const sums = tables
    .filter(({ name }) => !bookkeeping.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text), '')) as sum from "${name}" t`,
    )
    .join(' union all ')

  const users = `(${userIds.join(', ')})`
  const professionals = `(${professionalIds.join(', ')})`
  const owned = tables
    .filter(({ name }) => !counted.has(name))
    .flatMap(({ name, columns: has }) => {
      const conditions = [
        ...(name === 'users' ? [`id in ${users}`] : []),
        ...['user_id', 'couple_id'].filter((column) => has.has(column)).map((column) => `${column} in ${users}`),
        // A couple's own enquiry or review belongs to the couple.
        ...(has.has('professional_id')
          ? [`professional_id in ${professionals}${has.has('couple_id') ? ' and couple_id is null' : ''}`]
          : []),
      ]
      return conditions.length === 0
        ? []
        : [`select '${name}' as name, to_jsonb(t)::text as row from "${name}" t where ${conditions.join(' or ')}`]
    })
    .join(' union all ')

  async function take(): Promise<Snapshot> {
    const [{ rows: sumRows }, { rows: ownedRows }] = await Promise.all([
      pool.query<{ name: string; sum: string }>(sums),
      pool.query<{ name: string; row: string }>(owned),
    ])
    return {
      tables: new Map(sumRows.map(({ name, sum }) => [name, sum])),
      rows: new Map(
        [...Map.groupBy(ownedRows, ({ name }) => name)].map(([name, all]) => [name, all.map(({ row }) => row)]),
      ),
    }
  }

  /** Describes changes that must not happen; with `isReading` none may. */
  async function changesSince(
    before: Snapshot,
    { isReading, role }: { isReading: boolean; role: FuzzRole },
  ): Promise<string[]> {
    const after = await take()
    const changes: string[] = []
    if (isReading) {
      for (const [name, sum] of after.tables) if (before.tables.get(name) !== sum) changes.push(`the table ${name}`)
    }
    for (const [name, rows] of before.rows) {
      if (role === 'admin' && judged.has(name)) continue
      const now = new Set(after.rows.get(name))
      // New ones are allowed: anybody may send them an enquiry.
      changes.push(
        ...rows.filter((row) => !now.has(row)).map((row) => `somebody else's row of ${name}: ${row.slice(0, 300)}`),
      )
    }
    return changes
  }

  return { take, changesSince }
}
