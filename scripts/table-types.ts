import type pg from 'pg'

const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'CalendarDay',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  /** The database fills it when an insert leaves it out. */
  filled: boolean
  /** Generated always as identity: it cannot be written. */
  identity: boolean
  /** Generated always as (…): it cannot be written. */
  computed: boolean
  /** The definition of a check over this column alone. */
  checks: string[]
}

const columnsQuery = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
         a.atthasdef or a.attidentity <> '' as filled, a.attidentity = 'a' as identity, a.attgenerated <> '' as computed,
         array(select pg_get_constraintdef(k.oid) from pg_constraint k
                where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
   where c.relkind in ('r', 'p', 'v', 'm') and c.relname <> 'schema_migrations'
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by c.relname collate "C", a.attnum`

/** The words of `check (status in ('new', …))`, which PostgreSQL stores as `= ANY (ARRAY['new'::text, …])`. */
function wordsOf(checks: string[]): string | undefined {
  const list = checks.map((check) => /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1]).find((found) => found !== undefined)
  return list && [...list.matchAll(/'([^']*)'::/g)].map(([, word]) => `'${word}'`).join(' | ')
}

function typeOf({ table, column, type, nullable, filled, identity, computed, checks }: Column): string {
  const plain = type.startsWith('_') ? types[type.slice(1)] && `${types[type.slice(1)]}[]` : types[type]
  if (!plain) throw new Error(`${table}.${column} is ${type}, which the table types do not know yet`)
  const whole = (wordsOf(checks) ?? plain) + (nullable ? ' | null' : '')
  if (computed) return `ColumnType<${whole}, never, never>`
  if (identity) return `GeneratedAlways<${whole}>`
  return filled ? `Generated<${whole}>` : whole
}

const pascal = (name: string) => name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The text of server/db/tables.generated.ts for a migrated database. */
export async function tableTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery)
  const tables = [...Map.groupBy(rows, ({ table }) => table)]
  const interfaces = tables.map(
    ([table, columns]) =>
      `export interface ${pascal(table)}Table {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')}}\n`,
  )
  const all = `export interface DB {\n${tables.map(([table]) => `  ${table}: ${pascal(table)}Table\n`).join('')}}\n`
  const body = [...interfaces, all].join('\n')
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const imports = [
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from 'kysely'`] : []),
    ...(body.includes('CalendarDay') ? ["import type { CalendarDay } from '#contract/calendar-day.ts'"] : []),
  ]
  return `// Made from the migrated database by npm run db:types; not edited by hand.\n${imports.join('\n')}\n\n${body}`
}
