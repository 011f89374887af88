import type pg from 'pg'
import { concurrentStatements, type Migration, withoutConcurrency } from '#server/db/migration-files.ts'

/** The schema `public`: every part by name, with the properties that must not change unannounced. */
interface Schema {
  relations: Map<string, { kind: string; file: string }>
  columns: Map<string, { relation: string; type: string; required: boolean; filled: boolean }>
  functions: Set<string>
  indexes: Map<string, string>
  constraints: Map<string, { table: string; definition: string; validated: boolean; columns: string[] }>
}

async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const ask = async <Row>(text: string) => (await client.query<Row & pg.QueryResultRow>(text)).rows
  const relations = await ask<{ name: string; kind: string; file: string }>(
    `select relname as name, relkind as kind, relfilenode::text as file from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  const columns = await ask<{ relation: string; name: string; type: string; required: boolean; filled: boolean }>(
    `select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
            a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and a.attnum > 0 and not a.attisdropped`,
  )
  const functions = await ask<{ name: string }>(
    `select proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  const indexes = await ask<{ name: string; table: string }>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as table
       from pg_index join pg_class c on c.oid = indrelid where c.relnamespace = 'public'::regnamespace`,
  )
  const constraints = await ask<{
    name: string
    table: string
    definition: string
    validated: boolean
    columns: string[]
  }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition,
            convalidated as validated, array(select attname::text from pg_attribute
              where attrelid = conrelid and attnum = any(conkey)) as columns
       from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')`,
  )
  return {
    relations: new Map(relations.map((row) => [row.name, row])),
    columns: new Map(columns.map((row) => [`${row.relation}.${row.name}`, row])),
    functions: new Set(functions.map(({ name }) => name)),
    indexes: new Map(indexes.map((row) => [row.name, row.table])),
    constraints: new Map(constraints.map((row) => [`${row.table}.${row.name}`, row])),
  }
}

/** Parts that are removed or changed, on which the previous release would fail. */
function removals(before: Schema, after: Schema): string[] {
  const found: string[] = []
  for (const [name, { kind }] of before.relations)
    if (!after.relations.has(name)) found.push(`drops ${kind === 'v' ? 'view' : 'table'} ${name}`)
  for (const name of before.functions) if (!after.functions.has(name)) found.push(`drops function ${name}`)
  for (const [name, old] of before.columns) {
    const now = after.columns.get(name)
    if (!after.relations.has(old.relation)) continue
    if (!now) found.push(`drops column ${name}`)
    else if (now.type !== old.type) found.push(`changes the type of ${name}`)
  }
  return found
}

/** Rows that the previous release writes and the database would now refuse. */
function refusals(before: Schema, after: Schema): string[] {
  const found: string[] = []
  for (const [name, now] of after.columns) {
    const old = before.columns.get(name)
    if (!before.relations.has(now.relation) || !now.required) continue
    if (!old && !now.filled) found.push(`requires ${name}`)
    if (old && (!old.required || (old.filled && !now.filled))) found.push(`requires ${name}`)
  }
  for (const [name, now] of after.constraints) {
    if (!before.relations.has(now.table) || before.constraints.get(name)?.definition === now.definition) continue
    if (now.columns.every((column) => before.columns.has(`${now.table}.${column}`)))
      found.push(`may refuse rows by ${name}`)
  }
  return found
}

/** Work that grows with a table while others wait for it. */
function blockings(before: Schema, after: Schema, isConcurrent: boolean): string[] {
  const found: string[] = []
  for (const [name, { kind, file }] of after.relations)
    if (kind === 'r' && before.relations.has(name) && before.relations.get(name)?.file !== file)
      found.push(`rewrites ${name}`)
  for (const [name, table] of after.indexes)
    if (!isConcurrent && before.relations.has(table) && !before.indexes.has(name))
      found.push(`builds ${name} while ${table} is locked`)
  for (const [name, now] of after.constraints) {
    const isNew = before.constraints.get(name)?.definition !== now.definition
    // Constraints of keys are built as their index.
    if (isNew && now.validated && before.relations.has(now.table) && !after.indexes.has(name.split('.')[1] ?? ''))
      found.push(`checks every row by ${name}`)
  }
  for (const [name] of before.indexes)
    if (!after.indexes.has(name) && after.relations.has(before.indexes.get(name) ?? ''))
      found.push(`drops index ${name}`)
  return found
}

/** By the open transaction's locks on existing tables: those it has written to, and those it has locked exclusively. */
async function readLocks(client: pg.ClientBase, before: Schema): Promise<string[]> {
  const { rows } = await client.query<{ name: string; mode: string }>(
    `select distinct relation::regclass::text as name, mode from pg_locks
      where pid = pg_backend_pid() and locktype = 'relation'
        and mode in ('RowExclusiveLock', 'AccessExclusiveLock') order by name`,
  )
  const tablesOf = (mode: string) =>
    rows.filter((row) => row.mode === mode && before.relations.get(row.name)?.kind === 'r').map(({ name }) => name)
  const closed = tablesOf('AccessExclusiveLock')
  return [
    ...tablesOf('RowExclusiveLock').map((name) => `writes rows of ${name}`),
    // A request that has written to one and waits for the other blocks the migration, which blocks the request.
    ...(closed.length > 1 ? [`closes ${closed.join(' and ')} at once`] : []),
  ]
}

/**
 * Applies the migration in the open transaction, and returns what would break the previous release while it serves, or
 * block its readers or writers; each as a phrase that the migration itself can allow.
 */
export async function applyAndFindHarm(client: pg.ClientBase, migration: Migration): Promise<string[]> {
  const before = await readSchema(client)
  await client.query(withoutConcurrency(migration))
  const locked = await readLocks(client, before)
  const after = await readSchema(client)
  const removed = removals(before, after)
  if (removed.length > 0 && !/^-- Serves from \d{4}: \S/m.test(migration.sql))
    removed.push('does not say which releases it serves')
  return [
    ...removed,
    ...refusals(before, after),
    ...blockings(before, after, concurrentStatements(migration) !== null),
    ...locked,
  ].toSorted()
}

/**
 * The harm that a migration allows itself, each in a line like `-- Allowed, drops column a.b: nobody reads it since
 * 0015.`
 */
export const allowances = ({ sql }: Pick<Migration, 'sql'>) =>
  [...sql.matchAll(/^\s*-- Allowed, (.+?): \S/gm)].map(([, harm = '']) => harm).toSorted()
