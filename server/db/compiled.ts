import type { Compilable, CompiledQuery } from 'kysely'
import { type Database, runAlone } from './connect.ts'

/** Stands in for a value while a query is built. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const namesOf = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)

/** Each property that is read becomes a placeholder of its own. */
const standInsFor = (names: string[]) => Object.fromEntries(names.map((name) => [name, new Placeholder(name)]))

type Build<Values extends object, Row> = (db: Database, values: Values) => Compilable<Row>
type Run<Values extends object, Row> = (db: Database, values: Values) => Promise<Row[]>

function compile<Values extends object, Row>(build: Build<Values, Row>, isShort: boolean): Run<Values, Row> {
  const compiledFor = new Map<string, CompiledQuery<Row>>()
  return async (db, values) => {
    const names = namesOf(values)
    const key = names.join()
    const compiled = compiledFor.get(key) ?? build(db, standInsFor(names) as Values).compile() // only passed on, never read
    compiledFor.set(key, compiled)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    )
    const alone = runAlone(db, compiled.sql, parameters, isShort)
    // Within a transaction it runs on the transaction's connection.
    const { rows } = await (alone ?? db.executeQuery<Row>({ ...compiled, parameters }))
    return rows as Row[] // by the way the query was built
  }
}

/**
 * A query that is built and compiled on first use, once for each set of values present. `build` sees placeholders, so
 * it must not read the values or depend on anything except which of them are undefined. Building a query takes up to a
 * tenth of a millisecond, a good part of the cost of a small answer.
 */
export const compileOnce = <Values extends object, Row>(build: Build<Values, Row>) => compile(build, false)

/**
 * The same for a query that only reads and takes less than a millisecond whatever its values. It shares a connection
 * with other queries, which wait for it, and may be run twice.
 */
export const compileShort = <Values extends object, Row>(build: Build<Values, Row>) => compile(build, true)
