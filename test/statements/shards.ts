import { divisions, familyOf } from './distribution.ts'
import type { Place } from './equalities.ts'
import { readStatement, type StatementUses, type TableUse } from './read-statement.ts'
import { parseStatement, type Schema } from './schema.ts'

/** Where a statement would have to run if the tables were divided by `divisions`. */
export const shardKinds = [
  /** It uses no divided table. */
  'no shard',
  /** It contains the value that determines the shard. */
  'one shard',
  /**
   * Its rows are on one shard, but only another key determines which: the statement would also need the value itself.
   */
  'one shard, unnamed',
  /** Each of its parts is on a shard known by a key, but not on the same. */
  'several shards, by keys',
  /** Each shard can answer for itself, and the answers are merged. */
  'every shard',
  /** It joins rows of different shards. */
  'across shards',
] as const
export type ShardKind = (typeof shardKinds)[number]

export interface Analysis {
  /** Tables that it reads or writes, including through views. */
  tables: string[]
  shards: ShardKind
}

/** The columns of a table that refer to a row of its family, each with that row's table and key. */
function rowNames({ table }: TableUse, { foreignKeys, uniqueKeys }: Schema): { column: string; target: string }[] {
  const family = familyOf(table)
  return [
    { column: 'id', target: table },
    ...uniqueKeys.flatMap((key) => {
      const [column, more] = key.columns
      return key.table === table && column !== undefined && more === undefined ? [{ column, target: key.name }] : []
    }),
    ...foreignKeys.flatMap(({ table: from, columns: [column = ''], target }) =>
      from === table && familyOf(target) === family ? [{ column, target }] : [],
    ),
  ]
}

const shardOf = ({ table, at }: TableUse): Place => {
  const division = divisions[table]
  return typeof division === 'object' && 'column' in division ? at(division.column) : at('(shard)')
}

/** Rows that refer to the same row of their family are on the same shard. */
function joinFamilies({ uses, equalities }: StatementUses, schema: Schema): void {
  const known = new Map<string, Place>()
  for (const use of uses) {
    for (const { column, target } of rowNames(use, schema)) {
      const key = `${target} ${equalities.find(use.at(column))}`
      const shard = known.get(key)
      if (shard === undefined) known.set(key, shardOf(use))
      else equalities.join(shard, shardOf(use))
    }
  }
}

/** Whether the caller gives a key of one row of the family. */
function isFound(use: TableUse, { equalities }: StatementUses, schema: Schema): boolean {
  const isGiven = (column: string) => equalities.givenOf(use.at(column)) === 'one'
  return (
    rowNames(use, schema).some(({ column }) => isGiven(column)) ||
    schema.uniqueKeys.some(({ table, columns }) => table === use.table && columns.every(isGiven))
  )
}

function kindOf(statement: StatementUses, schema: Schema): ShardKind {
  const { uses, equalities } = statement
  const divided = uses.filter(({ table }) => familyOf(table) !== undefined)
  if (divided.length === 0) return 'no shard'
  joinFamilies(statement, schema)
  joinFamilies(statement, schema)
  const groups = Map.groupBy(divided, (use) => `${familyOf(use.table)} ${equalities.find(shardOf(use))}`)
  const isNamed = (group: TableUse[]) => group.some((use) => equalities.givenOf(shardOf(use)) === 'one')
  const isKnown = (group: TableUse[]) => isNamed(group) || group.some((use) => isFound(use, statement, schema))
  const all = [...groups.values()]
  const isCentral = uses.some(({ table }) => divisions[table] === 'central')
  const [only] = all
  if (all.length > 1 || isCentral || !only) return all.every(isKnown) ? 'several shards, by keys' : 'across shards'
  return isNamed(only) ? 'one shard' : isKnown(only) ? 'one shard, unnamed' : 'every shard'
}

/** Throws for a table that is missing in `divisions`. */
export function analyse(text: string, schema: Schema): Analysis {
  const statement = readStatement(parseStatement(text), schema)
  const tables = [...new Set(statement.uses.map(({ table }) => table))].toSorted()
  const unknown = tables.filter((table) => !(table in divisions))
  if (unknown.length > 0) throw new Error(`test/statements/distribution.ts has no ${unknown.join(', ')}: ${text}`)
  return { tables, shards: kindOf(statement, schema) }
}
