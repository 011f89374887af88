import { divisions, familyOf } from './distribution.ts'
import type { Place } from './equalities.ts'
import { readStatement, type StatementUses, type TableUse } from './read-statement.ts'
import { parseStatement, type Schema } from './schema.ts'

/** Where a statement would have to run if the tables were divided as `divisions` says. */
export const shardKinds = [
  /** It looks at no table that is divided. */
  'no shard',
  /** It names the value that chooses the shard. */
  'one shard',
  /** Its rows lie on one shard, and only another key says on which: the statement would have to name that value, too. */
  'one shard, unnamed',
  /** Each of its parts is on a shard that is known by a key, and not on the same. */
  'several shards, by keys',
  /** Each shard can answer its part by itself, and the parts are put together. */
  'every shard',
  /** It joins rows of different shards. */
  'across shards',
] as const
export type ShardKind = (typeof shardKinds)[number]

export interface Analysis {
  /** Those that it reads or writes, through views as well. */
  tables: string[]
  shards: ShardKind
}

/** The columns of a table that name a row of its family, each with the table of that row and its key. */
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

/** Rows that name the same row of their family lie where that one lies. */
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

/** Throws for a table that `divisions` does not know. */
export function analyse(text: string, schema: Schema): Analysis {
  const statement = readStatement(parseStatement(text), schema)
  const tables = [...new Set(statement.uses.map(({ table }) => table))].toSorted()
  const unknown = tables.filter((table) => !(table in divisions))
  if (unknown.length > 0) throw new Error(`test/statements/distribution.ts has no ${unknown.join(', ')}: ${text}`)
  return { tables, shards: kindOf(statement, schema) }
}
