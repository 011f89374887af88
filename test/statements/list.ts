import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { chooseByFragments } from './fragments.ts'
import { lacksReason } from './reasons.ts'
import type { RecordedStatement } from './record.ts'
import { readSchema } from './schema.ts'
import { type Analysis, analyse } from './shards.ts'

/** An entry of the list. */
export type ListedStatement = RecordedStatement & Analysis

/** One statement per line, as JSON, sorted by text. */
const listPath = join(import.meta.dirname, 'statements.jsonl')

const readLines = <Line>(path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line) // written here and by record.ts

export const readList = () => readLines<ListedStatement>(listPath)

function readRecorded(directory: string): RecordedStatement[] {
  const all = readdirSync(directory).flatMap((file) => readLines<RecordedStatement>(join(directory, file)))
  return [...new Map(all.map((statement) => [`${statement.from} ${statement.text}`, statement])).values()]
}

async function describe(statements: RecordedStatement[], url: string): Promise<ListedStatement[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const schema = await readSchema(client)
    return statements.map(({ text, from }) => ({ text, from, ...analyse(text, schema) }))
  } finally {
    await client.end()
  }
}

/**
 * Throws for an executed statement that would leave its shard without a documented reason. With `WRITE_STATEMENTS` set
 * it rewrites the list.
 */
export async function checkStatements(directory: string, url: string): Promise<void> {
  const recorded = readRecorded(directory)
  if (recorded.length === 0) return
  await loadModule()
  const statements = await describe(chooseByFragments(recorded), url)
  const without = statements.filter(({ from, ...analysis }) => lacksReason(from, analysis))
  if (without.length > 0) {
    const lines = without.map(({ from, shards, tables, text }) => `${from}, ${shards}: ${tables.join(', ')}\n  ${text}`)
    throw new Error(`Statements leave their shard without a reason in test/statements/reasons.ts:\n${lines.join('\n')}`)
  }
  if (process.env['WRITE_STATEMENTS'])
    writeFileSync(listPath, statements.map((statement) => `${JSON.stringify(statement)}\n`).join(''))
}
