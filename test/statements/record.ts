import { appendFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'

/** A statement as it reaches the database, and the part of the server that runs it. */
export interface RecordedStatement {
  text: string
  from: string
}

const root = resolve(import.meta.dirname, '../..')
const ofProject = new RegExp(`${RegExp.escape(root)}/((?:server|demo|test|bench|scripts)/[\\w./-]+\\.ts)`)

/** These only pass statements on. */
const passing = [
  'server/db/connect.ts',
  'server/db/list-place.ts',
  'server/db/compiled.ts',
  'server/db/pipeline.ts',
  'server/db/shares.ts',
  'test/statements/record.ts',
]
const boundaries = /^(?:begin|commit|rollback|savepoint|release)\b/i

/** The innermost file of the project that issued a statement. */
function askingFile(): string | undefined {
  const { stackTraceLimit, prepareStackTrace } = Error
  Error.stackTraceLimit = 60
  // Only the file names: positions would be looked up in source maps.
  Error.prepareStackTrace = (_error, sites) => sites.map((site) => site.getFileName())
  const { stack } = new Error('where') as { stack?: unknown }
  Object.assign(Error, { stackTraceLimit, prepareStackTrace })
  return (stack as (string | null)[])
    .map((file) => ofProject.exec(file ?? '')?.[1])
    .find((file) => file !== undefined && !passing.includes(file))
}

/** A feature, or another folder of the server; undefined for a test's own queries and for migrations. */
const partOf = (file: string) =>
  file.endsWith('.test.ts') || file === 'server/db/migrate.ts'
    ? undefined
    : /^server\/(?:features\/)?([\w-]+)\//.exec(file)?.[1]

const seen = new Set<string>()

function record(directory: string, statement: unknown): void {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  if (typeof text !== 'string' || seen.has(text) || boundaries.test(text)) return
  const from = partOf(askingFile() ?? '')
  if (from === undefined) return
  seen.add(text)
  appendFileSync(join(directory, `${process.pid}.jsonl`), `${JSON.stringify({ text, from })}\n`)
}

/** Writes each statement that the product sends through the pool, once, to a file of this process. */
export function recordStatements(pool: pg.Pool, directory: string): void {
  const intercept = (target: { query: unknown }) => {
    const query = (target.query as (...values: unknown[]) => unknown).bind(target) // overloads of a single function
    target.query = (...values: unknown[]) => {
      record(directory, values[0])
      return query(...values)
    }
  }
  intercept(pool)
  pool.on('connect', intercept)
}
