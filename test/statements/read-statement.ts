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

/** The relations in scope, innermost first. */
type Scopes = readonly (readonly Relation[])[]
type Ctes = ReadonlyMap<string, Output>

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

  function outputOfTable(name: string): Output {
    const { at } = use(name)
    return new Map((schema.columns.get(name) ?? []).map((column) => [column, at(column)]))
  }

  function readTable({ schemaname, relname = '', alias }: RangeVar, ctes: Ctes): Relation {
    const name = alias?.aliasname ?? relname
    const cte = ctes.get(relname)
    const view = schema.views.get(relname)
    if (schemaname === 'graphile_worker') return { alias: name, output: outputOfTable('graphile_worker') }
    if (cte && !schemaname) return { alias: name, output: cte }
    if (view) return { alias: name, output: readQuery(view, [], new Map()) }
    if (relname.startsWith('pg_') || schemaname === 'information_schema') return { alias: name, output: new Map() }
    return { alias: name, output: outputOfTable(relname) }
  }

  /** A column of a relation in scope. */
  function findColumn(fields: Node[], scopes: Scopes): Place | null {
    const names = fields.map(nameIn)
    const [column = '', alias] = names.toReversed()
    for (const relations of scopes) {
      const found = relations.find((one) => (alias === undefined || one.alias === alias) && one.output.has(column))
      if (found) return found.output.get(column) ?? null
    }
    return null
  }

  /** The place that an expression's value comes from; reads its subexpressions as well. */
  function readExpression(node: Node | undefined, scopes: Scopes, ctes: Ctes): Place | null {
    if (!node) return null
    if ('ColumnRef' in node) return findColumn(node.ColumnRef.fields ?? [], scopes)
    if ('ParamRef' in node || 'A_Const' in node) return value('one')
    if ('TypeCast' in node) return readExpression(node.TypeCast.arg, scopes, ctes)
    if ('SubLink' in node) return readSubquery(node, scopes, ctes)
    if ('FuncCall' in node) return readCall(node, scopes, ctes)
    readParts(node, scopes, ctes)
    return null
  }

  /** Reads everything within a node that is not itself a column. */
  function readParts(node: unknown, scopes: Scopes, ctes: Ctes): void {
    if (Array.isArray(node)) for (const part of node) readParts(part, scopes, ctes)
    else if (typeof node === 'object' && node !== null) {
      const isQuery = 'SubLink' in node || 'FuncCall' in node
      if (isQuery) readExpression(node as Node, scopes, ctes)
      else for (const part of Object.values(node)) readParts(part, scopes, ctes)
    }
  }

  function readSubquery(node: Extract<Node, { SubLink: unknown }>, scopes: Scopes, ctes: Ctes): Place | null {
    const { subLinkType, testexpr, subselect, operName } = node.SubLink
    const output = subselect ? readQuery(subselect, scopes, ctes) : new Map<string, Place | null>()
    const [first = null] = output.values()
    if (subLinkType === 'EXPR_SUBLINK') return first
    if (subLinkType !== 'ANY_SUBLINK' || operName) return null
    const tested =
      testexpr && 'RowExpr' in testexpr ? (testexpr.RowExpr.args ?? []) : testexpr === undefined ? [] : [testexpr]
    const outputs = [...output.values()]
    for (const [index, each] of tested.entries()) equate(readExpression(each, scopes, ctes), outputs[index] ?? null)
    return null
  }

  function readCall(node: Extract<Node, { FuncCall: unknown }>, scopes: Scopes, ctes: Ctes): Place | null {
    const { funcname = [], args = [], ...rest } = node.FuncCall
    const names = funcname.map(nameIn)
    if (names.length > 1 && names[0] === 'graphile_worker') use('graphile_worker')
    readParts(rest, scopes, ctes)
    const read = args.map((each) => readExpression(each, scopes, ctes))
    if (read.length > 0 && read.every((place) => place?.startsWith('value') && equalities.givenOf(place) === 'one'))
      return value('one')
    // `lower(email)` counts as a column if an index computes it.
    const [only] = read
    const match = read.length === 1 && only ? /^(\d+)\.(\w+)$/.exec(only) : null
    return match ? `${match[1]}.${names.at(-1)}(${match[2]})` : null
  }

  function equate(a: Place | null, b: Place | null): void {
    if (a !== null && b !== null) equalities.join(a, b)
  }

  function readCondition(node: Node | undefined, scopes: Scopes, ctes: Ctes): void {
    if (!node) return
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const each of node.BoolExpr.args ?? []) readCondition(each, scopes, ctes)
      return
    }
    if (!('A_Expr' in node)) return void readExpression(node, scopes, ctes)
    const { kind, name = [], lexpr, rexpr } = node.A_Expr
    const isEquality = nameIn(name[0]) === '='
    const left = lexpr && 'RowExpr' in lexpr ? (lexpr.RowExpr.args ?? []) : lexpr ? [lexpr] : []
    const right = rexpr && 'RowExpr' in rexpr ? (rexpr.RowExpr.args ?? []) : rexpr ? [rexpr] : []
    if (isEquality && kind === 'AEXPR_OP') {
      for (const [index, each] of left.entries())
        equate(readExpression(each, scopes, ctes), readExpression(right[index], scopes, ctes))
      return
    }
    const isGiven = isEquality && (kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN')
    const place = readExpression(lexpr, scopes, ctes)
    readParts(rexpr, scopes, ctes)
    if (isGiven && place !== null) equate(place, value('several'))
  }

  function renamed(output: Output, names: Node[] | undefined): Output {
    if (!names?.length) return output
    return new Map([...output.values()].map((place, index) => [nameIn(names[index]) || `column${index + 1}`, place]))
  }

  function readFrom(node: Node, scopes: Scopes, ctes: Ctes, before: readonly Relation[]): Relation[] {
    if ('RangeVar' in node) return [readTable(node.RangeVar, ctes)]
    if ('JoinExpr' in node) return readJoin(node.JoinExpr, scopes, ctes, before)
    if ('RangeSubselect' in node) {
      const { subquery, lateral, alias } = node.RangeSubselect
      const output = subquery ? readQuery(subquery, lateral ? [before, ...scopes] : scopes, ctes) : new Map()
      return [{ alias: alias?.aliasname ?? '', output: renamed(output, alias?.colnames) }]
    }
    if ('RangeFunction' in node) {
      readParts(node.RangeFunction.functions, [before, ...scopes], ctes)
      const { aliasname = '', colnames = [] } = node.RangeFunction.alias ?? {}
      const names = colnames.length > 0 ? colnames.map(nameIn) : [aliasname]
      return [{ alias: aliasname, output: new Map(names.map((name) => [name, value('several')])) }]
    }
    return []
  }

  function readJoin(join: JoinExpr, scopes: Scopes, ctes: Ctes, before: readonly Relation[]): Relation[] {
    const left = join.larg ? readFrom(join.larg, scopes, ctes, before) : []
    const right = join.rarg ? readFrom(join.rarg, scopes, ctes, [...before, ...left]) : []
    for (const name of (join.usingClause ?? []).map(nameIn)) {
      const column = (relations: Relation[]) =>
        relations.find(({ output }) => output.has(name))?.output.get(name) ?? null
      equate(column(left), column(right))
    }
    readCondition(join.quals, [[...before, ...left, ...right], ...scopes], ctes)
    return [...left, ...right]
  }

  function readFromList(nodes: Node[], scopes: Scopes, ctes: Ctes, first: Relation[] = []): Relation[] {
    const all = [...first]
    for (const node of nodes) all.push(...readFrom(node, scopes, ctes, all))
    return all
  }

  function readTargets(targets: Node[], scopes: Scopes, ctes: Ctes): Output {
    const output: Output = new Map()
    for (const [index, target] of targets.entries()) {
      if (!('ResTarget' in target)) continue
      const { name, val } = target.ResTarget
      const fields = val && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : []
      const isAll = fields.some((field) => 'A_Star' in field)
      if (isAll) {
        const of = fields.length > 1 ? nameIn(fields[0]) : undefined
        for (const relation of scopes[0] ?? [])
          if (of === undefined || relation.alias === of) for (const each of relation.output) output.set(...each)
      } else {
        output.set(name ?? (nameIn(fields.at(-1)) || `column${index + 1}`), readExpression(val, scopes, ctes))
      }
    }
    return output
  }

  function withCtes(clause: WithClause | undefined, scopes: Scopes, ctes: Ctes): Ctes {
    let known = ctes
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue
      const { ctename = '', ctequery, aliascolnames } = node.CommonTableExpr
      const self = clause?.recursive ? new Map([...known, [ctename, new Map<string, Place | null>()] as const]) : known
      const output = ctequery ? readQuery(ctequery, scopes, self) : new Map<string, Place | null>()
      known = new Map([...known, [ctename, renamed(output, aliascolnames)]])
    }
    return known
  }

  function readSelect(select: SelectStmt, scopes: Scopes, outer: Ctes): Output {
    const ctes = withCtes(select.withClause, scopes, outer)
    if (select.larg && select.rarg) {
      const [left, right] = [readSelect(select.larg, scopes, ctes), readSelect(select.rarg, scopes, ctes)]
      const others = [...right.values()]
      for (const [index, place] of [...left.values()].entries()) equate(place, others[index] ?? null)
      return left
    }
    if (select.valuesLists) {
      const rows = select.valuesLists.map((list) => ('List' in list ? (list.List.items ?? []) : []))
      const read = rows.map((row) => row.map((each) => readExpression(each, scopes, ctes)))
      return new Map((read[0] ?? []).map((place, index) => [`column${index + 1}`, place]))
    }
    const inner = [readFromList(select.fromClause ?? [], scopes, ctes), ...scopes]
    readCondition(select.whereClause, inner, ctes)
    for (const part of [select.havingClause, select.sortClause, select.groupClause, select.distinctClause])
      readParts(part, inner, ctes)
    for (const part of [select.limitCount, select.limitOffset]) readParts(part, inner, ctes)
    return readTargets(select.targetList ?? [], inner, ctes)
  }

  function readInsert(node: Extract<Node, { InsertStmt: unknown }>['InsertStmt'], scopes: Scopes, outer: Ctes): Output {
    const ctes = withCtes(node.withClause, scopes, outer)
    const given = node.selectStmt ? [...readQuery(node.selectStmt, scopes, ctes).values()] : []
    const target = node.relation ? readTable(node.relation, new Map()) : { alias: '', output: new Map() }
    for (const [index, column] of (node.cols ?? []).entries())
      if ('ResTarget' in column) equate(target.output.get(column.ResTarget.name ?? '') ?? null, given[index] ?? null)
    const inner = [[target], ...scopes]
    readParts(node.onConflictClause, inner, ctes)
    return readTargets(node.returningClause?.exprs ?? [], inner, ctes)
  }

  /** An update or a delete. */
  function readChange(
    node: Pick<Extract<Node, { UpdateStmt: unknown }>['UpdateStmt'], 'withClause' | 'relation' | 'whereClause'> & {
      from?: Node[] | undefined
      set?: Node[] | undefined
      returning?: Node[] | undefined
    },
    scopes: Scopes,
    outer: Ctes,
  ): Output {
    const ctes = withCtes(node.withClause, scopes, outer)
    const target = node.relation ? [readTable(node.relation, new Map())] : []
    const inner = [readFromList(node.from ?? [], scopes, ctes, target), ...scopes]
    readCondition(node.whereClause, inner, ctes)
    readParts(node.set, inner, ctes)
    return readTargets(node.returning ?? [], inner, ctes)
  }

  function readQuery(node: Node, scopes: Scopes, ctes: Ctes): Output {
    if ('SelectStmt' in node) return readSelect(node.SelectStmt, scopes, ctes)
    if ('InsertStmt' in node) return readInsert(node.InsertStmt, scopes, ctes)
    if ('UpdateStmt' in node) {
      const { fromClause: from, targetList: set, returningClause, ...rest } = node.UpdateStmt
      return readChange({ ...rest, from, set, returning: returningClause?.exprs }, scopes, ctes)
    }
    if ('DeleteStmt' in node) {
      const { usingClause: from, returningClause, ...rest } = node.DeleteStmt
      return readChange({ ...rest, from, returning: returningClause?.exprs }, scopes, ctes)
    }
    return new Map()
  }

  readQuery(statement, [], new Map())
  return { uses, equalities }
}
