import { type Node, parseSync } from 'libpg-query'
import type pg from 'pg'

export interface ForeignKey {
  name: string
  table: string
  columns: string[]
  target: string
}

/** Its columns; `lower(email)` for a computed one. */
export interface UniqueKey {
  name: string
  table: string
  columns: string[]
}

export interface Schema {
  columns: Map<string, string[]>
  foreignKeys: ForeignKey[]
  uniqueKeys: UniqueKey[]
  /** The queries of the views. */
  views: Map<string, Node>
}

/** The single statement in the text. */
export function parseStatement(text: string): Node {
  const [only] = parseSync(text).stmts ?? []
  if (!only?.stmt) throw new Error(`No statement: ${text}`)
  return only.stmt
}

/** The product's tables and views, as the database describes them. */
export async function readSchema(client: pg.ClientBase): Promise<Schema> {
  const columns = await client.query<{ table: string; columns: string[] }>(
    `select relname::text as table, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      group by relname`,
  )
  const foreignKeys = await client.query<ForeignKey>(
    `select conname::text as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
            (select array_agg(attname::text) from pg_attribute
              where attrelid = conrelid and attnum = any(conkey)) as columns
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`,
  )
  const uniqueKeys = await client.query<UniqueKey>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table,
            (select array_agg(pg_get_indexdef(i.indexrelid, place, true) order by place)
               from generate_series(1, i.indnkeyatts) as place) as columns
       from pg_index as i join pg_class as c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace order by 2, 1`,
  )
  const views = await client.query<{ name: string; query: string }>(
    `select relname::text as name, pg_get_viewdef(pg_class.oid) as query from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  )
  return {
    columns: new Map(columns.rows.map((row) => [row.table, row.columns])),
    foreignKeys: foreignKeys.rows,
    uniqueKeys: uniqueKeys.rows,
    views: new Map(views.rows.map(({ name, query }) => [name, parseStatement(query)])),
  }
}
