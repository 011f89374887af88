import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#server/startup-error.ts'

const ownMigrations = join(import.meta.dirname, 'migrations')

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/** The number in a migration's name. */
export const numberOf = (name: string) => name.slice(0, 4)

/**
 * The number of the oldest migration that a release must know to run beside this one, from a line like `-- Serves from
 * 0015: …`; null if any release can.
 */
export const servesFrom = ({ sql }: Migration) => /^-- Serves from (\d{4})\b/m.exec(sql)?.[1] ?? null

async function listNames(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted()
}

/** The name of this release's last migration. */
export const findNewestName = async () => (await listNames(ownMigrations)).at(-1) ?? ''

export async function readMigrations(directory = ownMigrations): Promise<Migration[]> {
  const names = await listNames(directory)
  const strange = names.find((name) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  if (strange) throw new StartupError(`Migration ${strange} is not named NNNN_name.sql.`)
  for (const [number, same] of Map.groupBy(names, numberOf)) {
    if (same.length > 1) throw new StartupError(`Two migrations have the number ${number}: ${same.join(', ')}.`)
  }
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have converted the line endings; the migration is still the same.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const concurrently = /^(?:create(?: unique)?|drop) index concurrently\b/i

/**
 * The statements of a migration that creates or drops indexes while others write; each runs outside a transaction. Null
 * for any other migration.
 */
export function concurrentStatements({ name, sql }: Migration): string[] | null {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  const concurrent = statements.filter((statement) => concurrently.test(statement))
  if (concurrent.length === 0) return null
  if (concurrent.length < statements.length)
    throw new StartupError(`Migration ${name} makes indexes concurrently, which is done in a migration of its own.`)
  return statements
}

/** The same migration for use within a transaction, when nobody else uses the tables. */
export const withoutConcurrency = (migration: Migration) =>
  concurrentStatements(migration)
    ?.map((statement) => statement.replace(/ concurrently\b/i, ''))
    .join(';\n') ?? migration.sql
