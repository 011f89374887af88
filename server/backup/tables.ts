import pg from 'pg'

const quoteName = (text: string) => pg.escapeIdentifier(text)

export interface Table {
  name: string
  /** Without generated columns. */
  columns: string[]
}

export interface Sequence {
  table: string
  column: string
  last_value: number
  is_called: boolean
}

interface Names {
  names: string[]
}

/**
 * The schema of the product's tables, or that in which they will be made. It is `public` unless the operator has set
 * another search path, or made a schema that is called like the role.
 */
const ownSchema = `coalesce((select relnamespace from pg_class where oid = to_regclass('schema_migrations')),
                            quote_ident(current_schema())::regnamespace)`

/** The product's own tables: everything in the schema that belongs to no extension. */
const notOfExtension = (catalog: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = o.oid and deptype = 'e')`

export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<Names>(
    `select coalesce(array_agg(relname::text order by relname), '{}') as names from pg_class as o
      where relnamespace = ${ownSchema} and relkind in ('r', 'p') and ${notOfExtension('pg_class')}`,
  )
  return rows[0]?.names ?? []
}

/** Sorts each table after those it refers to, so that no row comes before one it references. */
function sortByReferences(tables: Table[], references: { table: string; refers_to: string }[]): Table[] {
  const ordered: Table[] = []
  let left = tables
  while (left.length > 0) {
    const names = new Set(left.map((table) => table.name))
    const isReady = (table: Table) =>
      references.every(
        (each) => each.table !== table.name || each.refers_to === table.name || !names.has(each.refers_to),
      )
    const ready = left.filter(isReady)
    if (ready.length === 0) throw new Error(`these tables refer to each other in a circle: ${[...names].join(', ')}`)
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

export async function describeTables(client: pg.ClientBase, leftOut: ReadonlySet<string>): Promise<Table[]> {
  const names = (await listTables(client)).filter((table) => !leftOut.has(table))
  const { rows: tables } = await client.query<Table>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = ${ownSchema} and relname = any($1)
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
    [names],
  )
  const { rows: references } = await client.query<{ table: string; refers_to: string }>(
    `select source.relname::text as table, target.relname::text as refers_to
       from pg_constraint join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
      where contype = 'f' and connamespace = ${ownSchema}`,
  )
  return sortByReferences(tables, references)
}

export async function countRows(client: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) from ${quoteName(table)}`)
  return rows[0]?.count ?? 0
}

/** The JSON values that a query returns as `line`, in batches. */
export async function* readLines(client: pg.ClientBase, query: string, batchSize: number): AsyncGenerator<string[]> {
  await client.query(`declare lines no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batchSize} from lines`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close lines')
}

export const rowsQuery = ({ name: table, columns }: Table) =>
  `select row_to_json(r)::text as line from (select ${columns.map(quoteName).join(', ')} from ${quoteName(table)}) as r`

/** Rows keep their ids; generated columns are computed again. */
export async function insertLines(
  client: pg.ClientBase,
  { name: table, columns }: Table,
  lines: string[],
): Promise<void> {
  const list = columns.map(quoteName).join(', ')
  await client.query(
    `insert into ${quoteName(table)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoteName(table)}, $1::json)`,
    [`[${lines.join(',')}]`],
  )
}

/** The state of the sequences: never behind the rows that were read before. */
export async function readSequences(client: pg.ClientBase, tables: readonly Table[]): Promise<Sequence[]> {
  const found: Sequence[] = []
  for (const table of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(
      `select attname::text as column, pg_get_serial_sequence(quote_ident($1), attname) as sequence from pg_attribute
        where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped
          and pg_get_serial_sequence(quote_ident($1), attname) is not null`,
      [table.name],
    )
    for (const { column, sequence } of rows) {
      const { rows: states } = await client.query<Pick<Sequence, 'last_value' | 'is_called'>>(
        `select last_value, is_called from ${sequence}`, // quoted by the database itself
      )
      found.push(...states.map((state) => ({ table: table.name, column, ...state })))
    }
  }
  return found
}

export async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { table, column, last_value, is_called } of sequences) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3::bigint, $4)', [
      table,
      column,
      last_value,
      is_called,
    ])
  }
}

/** Drops our tables and functions. The extensions stay, because our role may not be allowed to create them. */
export async function dropTables(client: pg.ClientBase): Promise<void> {
  const tables = await listTables(client)
  if (tables.length > 0) await client.query(`drop table ${tables.map(quoteName).join(', ')} cascade`)
  const { rows } = await client.query<{ routine: string }>(
    `select oid::regprocedure::text as routine from pg_proc as o
      where pronamespace = ${ownSchema} and ${notOfExtension('pg_proc')}`,
  )
  for (const { routine } of rows) await client.query(`drop routine if exists ${routine} cascade`)
}

/** Deletes the rows inserted by the migrations and disables our triggers, whose effects are part of the backup. */
export async function prepareTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length > 0) await client.query(`truncate ${tables.map((table) => quoteName(table.name)).join(', ')}`)
  for (const table of tables) await client.query(`alter table ${quoteName(table.name)} disable trigger user`)
}

export async function releaseTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  // Deferred constraints are checked now, because a table with unchecked rows cannot be altered.
  await client.query('set constraints all immediate')
  for (const table of tables) await client.query(`alter table ${quoteName(table.name)} enable trigger user`)
}
