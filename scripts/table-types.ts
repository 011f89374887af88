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
  relation: number
  place: number
  table: string
  isView: boolean
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
  select c.oid::integer as relation, a.attnum as place, c.relname as table, c.relkind in ('v', 'm') as "isView",
         a.attname as column, t.typname as type, not a.attnotnull as nullable,
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

const viewsQuery = `
  select c.oid::integer as relation, pg_get_viewdef(c.oid) as definition
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** Where these words stand in a view, a column of it may be null although the column that it shows never is. */
const addsNulls = /\b(?:left|right|full|union|intersect|except|grouping|cube|rollup)\b/i

/** The column that each column of a view shows as it is, by `relation.place`; nothing for one that it computes. */
async function shownColumns(pool: pg.Pool): Promise<Map<string, { origin: string; addsNulls: boolean }>> {
  const shown = new Map<string, { origin: string; addsNulls: boolean }>()
  const { rows } = await pool.query<{ relation: number; definition: string }>(viewsQuery)
  for (const { relation, definition } of rows) {
    // PostgreSQL says of each field of an answer which column of which table it is.
    const { fields } = await pool.query(`select * from (${definition.replace(/;\s*$/, '')}) as v limit 0`)
    for (const [index, { tableID, columnID }] of fields.entries()) {
      if (tableID === 0) continue
      shown.set(`${relation}.${index + 1}`, {
        origin: `${tableID}.${columnID}`,
        addsNulls: addsNulls.test(definition),
      })
    }
  }
  return shown
}

/**
 * PostgreSQL does not say of a view's columns whether they may be null, nor which words they hold: that is looked up in
 * the table. A column that the view computes may be null.
 */
async function describeColumns(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(columnsQuery)
  const shown = await shownColumns(pool)
  const byPlace = new Map(rows.map((row) => [`${row.relation}.${row.place}`, row]))
  function describe(column: Column): Column {
    if (!column.isView) return column
    const found = shown.get(`${column.relation}.${column.place}`)
    const origin = found && byPlace.get(found.origin)
    if (!found || !origin) return column
    const { nullable, checks } = describe(origin)
    return { ...column, nullable: nullable || found.addsNulls, checks }
  }
  return rows.map(describe)
}

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
  const tables = [...Map.groupBy(await describeColumns(pool), ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns,
    type: pascal(name) + (columns.some(({ isView }) => isView) ? 'View' : 'Table'),
  }))
  const interfaces = tables.map(
    ({ type, columns }) =>
      `export interface ${type} {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')}}\n`,
  )
  const all = `export interface DB {\n${tables.map(({ name, type }) => `  ${name}: ${type}\n`).join('')}}\n`
  const body = [...interfaces, all].join('\n')
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const imports = [
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from 'kysely'`] : []),
    ...(body.includes('CalendarDay') ? ["import type { CalendarDay } from '#contract/calendar-day.ts'"] : []),
  ]
  return `// Made from the migrated database by npm run db:types; not edited by hand.\n${imports.join('\n')}\n\n${body}`
}
