import type { JoinExpr, Node, RangeVar, SelectStmt, WithClause } from 'libpg-query'
import { type Equalities, type Place, createEqualities } from './equalities.ts'
import type { Schema } from './schema.ts'

/** One use of a table. */
export interface TableUse {
  table: string
  /** The place of its column. */
  at: (column: string) => Place
}

export interface StatementUses {
  uses: TableUse[]
  equalities: Equalities
}

/** The output columns of a query or table, in order; null for a computed one. */
type Output = Map<string, Place | null>

interface Relation {
  alias: string
  output: Output
}

type Ctes = ReadonlyMap<string, Output>

/** One statement and all that has been found in it. */
interface Reading {
  schema: Schema
  equalities: Equalities
  use: (table: string) => TableUse
  /** The place of a value that comes from outside. */
  value: (given: 'one' | 'several') => Place
}

/** Where names are looked up. */
interface Scope {
  reading: Reading
  /** Those of each query around the place, innermost first. */
  relations: readonly (readonly Relation[])[]
  ctes: Ctes
}

const noCtes: Ctes = new Map()

const outermost = (reading: Reading): Scope => ({ reading, relations: [], ctes: noCtes })

const within = (scope: Scope, relations: readonly Relation[]): Scope => ({
  ...scope,
  relations: [relations, ...scope.relations],
})

const nameIn = (node: Node | undefined) => (node && 'String' in node ? (node.String.sval ?? '') : '')

/** The tables that a statement uses, and which of their columns it equates. */
export function readStatement(statement: Node, schema: Schema): StatementUses {
  const equalities = createEqualities()
  const uses: TableUse[] = []
  let places = 0

  function use(table: string): TableUse {
    const number = uses.length
    const added = { table, at: (column: string) => `${number}.${column}` }
    uses.push(added)
    return added
  }

  function value(given: 'one' | 'several'): Place {
    const place = `value ${places++}`
    equalities.give(place, given)
    return place
  }

  readQuery(statement, outermost({ schema, equalities, use, value }))
  return { uses, equalities }
}

function outputOfTable(name: string, { schema, use }: Reading): Output {
  const { at } = use(name)
  return new Map((schema.columns.get(name) ?? []).map((column) => [column, at(column)]))
}

function readTable({ schemaname, relname = '', alias }: RangeVar, scope: Scope): Relation {
  const { ctes, reading } = scope
  const { schema } = reading
  const name = alias?.aliasname ?? relname
  const cte = ctes.get(relname)
  const view = schema.views.get(relname)
  if (schemaname === 'graphile_worker') return { alias: name, output: outputOfTable('graphile_worker', reading) }
  if (cte && !schemaname) return { alias: name, output: cte }
  if (view) return { alias: name, output: readQuery(view, outermost(scope.reading)) }
  if (relname.startsWith('pg_') || schemaname === 'information_schema') return { alias: name, output: new Map() }
  return { alias: name, output: outputOfTable(relname, reading) }
}

/** A column of a relation in scope. */
function findColumn(fields: Node[], { relations: scopes }: Scope): Place | null {
  const names = fields.map(nameIn)
  const [column = '', alias] = names.toReversed()
  for (const relations of scopes) {
    const found = relations.find((one) => (alias === undefined || one.alias === alias) && one.output.has(column))
    if (found) return found.output.get(column) ?? null
  }
  return null
}

/** The place that an expression's value comes from; reads its subexpressions as well. */
function readExpression(node: Node | undefined, scope: Scope): Place | null {
  if (!node) return null
  if ('ColumnRef' in node) return findColumn(node.ColumnRef.fields ?? [], scope)
  if ('ParamRef' in node || 'A_Const' in node) return scope.reading.value('one')
  if ('TypeCast' in node) return readExpression(node.TypeCast.arg, scope)
  if ('SubLink' in node) return readSubquery(node, scope)
  if ('FuncCall' in node) return readCall(node, scope)
  readParts(node, scope)
  return null
}

/** Reads everything within a node that is not itself a column. */
function readParts(node: unknown, scope: Scope): void {
  if (Array.isArray(node)) for (const part of node) readParts(part, scope)
  else if (typeof node === 'object' && node !== null) {
    const isQuery = 'SubLink' in node || 'FuncCall' in node
    if (isQuery) readExpression(node as Node, scope)
    else for (const part of Object.values(node)) readParts(part, scope)
  }
}

function readSubquery(node: Extract<Node, { SubLink: unknown }>, scope: Scope): Place | null {
  const { subLinkType, testexpr, subselect, operName } = node.SubLink
  const output = subselect ? readQuery(subselect, scope) : new Map<string, Place | null>()
  const [first = null] = output.values()
  if (subLinkType === 'EXPR_SUBLINK') return first
  if (subLinkType !== 'ANY_SUBLINK' || operName) return null
  const tested =
    testexpr && 'RowExpr' in testexpr ? (testexpr.RowExpr.args ?? []) : testexpr === undefined ? [] : [testexpr]
  const outputs = [...output.values()]
  for (const [index, each] of tested.entries()) equate(scope, readExpression(each, scope), outputs[index] ?? null)
  return null
}

function readCall(node: Extract<Node, { FuncCall: unknown }>, scope: Scope): Place | null {
  const { funcname = [], args = [], ...rest } = node.FuncCall
  const names = funcname.map(nameIn)
  if (names.length > 1 && names[0] === 'graphile_worker') scope.reading.use('graphile_worker')
  readParts(rest, scope)
  const read = args.map((each) => readExpression(each, scope))
  if (
    read.length > 0 &&
    read.every((place) => place?.startsWith('value') && scope.reading.equalities.givenOf(place) === 'one')
  )
    return scope.reading.value('one')
  // `lower(email)` counts as a column if an index computes it.
  const [only] = read
  const match = read.length === 1 && only ? /^(\d+)\.(\w+)$/.exec(only) : null
  return match ? `${match[1]}.${names.at(-1)}(${match[2]})` : null
}

function equate({ reading: { equalities } }: Scope, a: Place | null, b: Place | null): void {
  if (a !== null && b !== null) equalities.join(a, b)
}

function readCondition(node: Node | undefined, scope: Scope): void {
  if (!node) return
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
    for (const each of node.BoolExpr.args ?? []) readCondition(each, scope)
    return
  }
  if (!('A_Expr' in node)) return void readExpression(node, scope)
  const { kind, name = [], lexpr, rexpr } = node.A_Expr
  const isEquality = nameIn(name[0]) === '='
  const left = lexpr && 'RowExpr' in lexpr ? (lexpr.RowExpr.args ?? []) : lexpr ? [lexpr] : []
  const right = rexpr && 'RowExpr' in rexpr ? (rexpr.RowExpr.args ?? []) : rexpr ? [rexpr] : []
  if (isEquality && kind === 'AEXPR_OP') {
    for (const [index, each] of left.entries())
      equate(scope, readExpression(each, scope), readExpression(right[index], scope))
    return
  }
  const isGiven = isEquality && (kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN')
  const place = readExpression(lexpr, scope)
  readParts(rexpr, scope)
  if (isGiven && place !== null) equate(scope, place, scope.reading.value('several'))
}

function renamed(output: Output, names: Node[] | undefined): Output {
  if (!names?.length) return output
  return new Map([...output.values()].map((place, index) => [nameIn(names[index]) || `column${index + 1}`, place]))
}

function readFrom(node: Node, scope: Scope, before: readonly Relation[]): Relation[] {
  if ('RangeVar' in node) return [readTable(node.RangeVar, scope)]
  if ('JoinExpr' in node) return readJoin(node.JoinExpr, scope, before)
  if ('RangeSubselect' in node) {
    const { subquery, lateral, alias } = node.RangeSubselect
    const output = subquery ? readQuery(subquery, lateral ? within(scope, before) : scope) : new Map()
    return [{ alias: alias?.aliasname ?? '', output: renamed(output, alias?.colnames) }]
  }
  if ('RangeFunction' in node) {
    readParts(node.RangeFunction.functions, within(scope, before))
    const { aliasname = '', colnames = [] } = node.RangeFunction.alias ?? {}
    const names = colnames.length > 0 ? colnames.map(nameIn) : [aliasname]
    return [{ alias: aliasname, output: new Map(names.map((name) => [name, scope.reading.value('several')])) }]
  }
  return []
}

function readJoin(join: JoinExpr, scope: Scope, before: readonly Relation[]): Relation[] {
  const left = join.larg ? readFrom(join.larg, scope, before) : []
  const right = join.rarg ? readFrom(join.rarg, scope, [...before, ...left]) : []
  for (const name of (join.usingClause ?? []).map(nameIn)) {
    const column = (relations: Relation[]) => relations.find(({ output }) => output.has(name))?.output.get(name) ?? null
    equate(scope, column(left), column(right))
  }
  readCondition(join.quals, within(scope, [...before, ...left, ...right]))
  return [...left, ...right]
}

function readFromList(nodes: Node[], scope: Scope, first: Relation[] = []): Relation[] {
  const all = [...first]
  for (const node of nodes) all.push(...readFrom(node, scope, all))
  return all
}

function readTargets(targets: Node[], scope: Scope): Output {
  const output: Output = new Map()
  for (const [index, target] of targets.entries()) {
    if (!('ResTarget' in target)) continue
    const { name, val } = target.ResTarget
    const fields = val && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : []
    const isAll = fields.some((field) => 'A_Star' in field)
    if (isAll) {
      const of = fields.length > 1 ? nameIn(fields[0]) : undefined
      for (const relation of scope.relations[0] ?? [])
        if (of === undefined || relation.alias === of) for (const each of relation.output) output.set(...each)
    } else {
      output.set(name ?? (nameIn(fields.at(-1)) || `column${index + 1}`), readExpression(val, scope))
    }
  }
  return output
}

function withCtes(scope: Scope, clause: WithClause | undefined): Scope {
  let known = scope.ctes
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue
    const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
    const self = clause?.recursive ? new Map([...known, [ctename, new Map<string, Place | null>()] as const]) : known
    const output = ctequery ? readQuery(ctequery, { ...scope, ctes: self }) : new Map<string, Place | null>()
    known = new Map([...known, [ctename, renamed(output, aliascolnames)]])
  }
  return { ...scope, ctes: known }
}

function readSelect(select: SelectStmt, outer: Scope): Output {
  const scope = withCtes(outer, select.withClause)
  if (select.larg && select.rarg) {
    const [left, right] = [readSelect(select.larg, scope), readSelect(select.rarg, scope)]
    const others = [...right.values()]
    for (const [index, place] of [...left.values()].entries()) equate(scope, place, others[index] ?? null)
    return left
  }
  if (select.valuesLists) {
    const rows = select.valuesLists.map((list) => ('List' in list ? (list.List.items ?? []) : []))
    const read = rows.map((row) => row.map((each) => readExpression(each, scope)))
    return new Map((read[0] ?? []).map((place, index) => [`column${index + 1}`, place]))
  }
  const inner = within(scope, readFromList(select.fromClause ?? [], scope))
  readCondition(select.whereClause, inner)
  for (const part of [select.havingClause, select.sortClause, select.groupClause, select.distinctClause])
    readParts(part, inner)
  for (const part of [select.limitCount, select.limitOffset]) readParts(part, inner)
  return readTargets(select.targetList ?? [], inner)
}

function readInsert(node: Extract<Node, { InsertStmt: unknown }>['InsertStmt'], outer: Scope): Output {
  const scope = withCtes(outer, node.withClause)
  const given = node.selectStmt ? [...readQuery(node.selectStmt, scope).values()] : []
  const target = node.relation ? readTable(node.relation, { ...scope, ctes: noCtes }) : { alias: '', output: new Map() }
  for (const [index, column] of (node.cols ?? []).entries())
    if ('ResTarget' in column)
      equate(scope, target.output.get(column.ResTarget.name ?? '') ?? null, given[index] ?? null)
  const inner = within(scope, [target])
  readParts(node.onConflictClause, inner)
  return readTargets(node.returningClause?.exprs ?? [], inner)
}

/** An update or a delete. */
function readChange(
  node: Pick<Extract<Node, { UpdateStmt: unknown }>['UpdateStmt'], 'withClause' | 'relation' | 'whereClause'> & {
    from?: Node[] | undefined
    set?: Node[] | undefined
    returning?: Node[] | undefined
  },
  outer: Scope,
): Output {
  const scope = withCtes(outer, node.withClause)
  const target = node.relation ? [readTable(node.relation, { ...scope, ctes: noCtes })] : []
  const inner = within(scope, readFromList(node.from ?? [], scope, target))
  readCondition(node.whereClause, inner)
  readParts(node.set, inner)
  return readTargets(node.returning ?? [], inner)
}

function readQuery(node: Node, scope: Scope): Output {
  if ('SelectStmt' in node) return readSelect(node.SelectStmt, scope)
  if ('InsertStmt' in node) return readInsert(node.InsertStmt, scope)
  if ('UpdateStmt' in node) {
    const { fromClause: from, targetList: set, returningClause, ...rest } = node.UpdateStmt
    return readChange({ ...rest, from, set, returning: returningClause?.exprs }, scope)
  }
  if ('DeleteStmt' in node) {
    const { usingClause: from, returningClause, ...rest } = node.DeleteStmt
    return readChange({ ...rest, from, returning: returningClause?.exprs }, scope)
  }
  return new Map()
}
