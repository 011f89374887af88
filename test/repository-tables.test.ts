import { describe, expect, test } from 'vitest'
import { foundationTables, nouns, tableOwners } from './nouns.ts'
import { files, read } from './repository-files.ts'

const tables = [...read('server/db/tables.generated.ts').matchAll(/^ {2}(\w+): \w+Table$/gm)].map(
  ([, name = '']) => name,
)
/** Made to be read by others. */
const views = files
  .filter((file) => file.startsWith('server/db/migrations/'))
  .flatMap((file) => [...read(file).matchAll(/^create (?:or replace )?view (\w+)/gm)].map(([, name = '']) => name))
const ownedTables = tables.filter((name) => !views.includes(name) && !foundationTables.includes(name))

const featureQueries = files.filter((file) => /^server\/features\/[^/]+\/queries\.ts$/.test(file))
const featureOf = (file: string) => /^server\/(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? ''

/** Every file of a feature, and the e-mails, which read the rows that they describe. */
const readers = files.filter((file) => /^server\/(features|emails)\/.*(?<!\.test)\.ts$/.test(file))

const writes =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert\s+into|delete\s+from)\s+(\w+)|\bupdate\s+(\w+)\s+(?:as\s+\w+\s+)?set\b/gi
const reads = /\b(?:selectFrom|\w*[jJ]oin)\(\s*'(\w+)|\b(?:from|join|using)\s+(\w+)/g

/** `feature → table` for every table of another part that the pattern finds. */
function foreign(pattern: RegExp): string[] {
  const found = readers.flatMap((file) => {
    const noun = featureOf(file)
    return [...read(file).matchAll(pattern)]
      .map((match) => match.slice(1).find((group) => group !== undefined) ?? '')
      .filter((table) => ownedTables.includes(table) && tableOwners[table] !== noun)
      .map((table) => `${noun} → ${table}`)
  })
  return [...new Set(found)].toSorted()
}

/**
 * Read from elsewhere, in one statement with what is the reader's own: a list by another part's column, a name beside a
 * row. The list is exact. Do not lengthen it: code that needs a table of another part alone calls that part's service.
 */
const readByOthers = [
  'admin-log → categories',
  'admin-log → professionals',
  'admin-log → users',
  'admin-professionals → professionals',
  'admin-professionals → users',
  'admin-reviews → professionals',
  'admin-reviews → reviews',
  'admin-reviews → users',
  'admin-users → professionals',
  'admin-users → users',
  'auth → professionals',
  'calendar-feed → professionals',
  'emails → leads',
  'emails → professionals',
  'emails → reviews',
  'emails → users',
  'events → professionals',
  'leads → professionals',
  'leads → reviews',
  'leads → users',
  'media → professionals',
  'professionals → categories',
  'reviews → leads',
  'reviews → professionals',
  'reviews → users',
  'statistics → leads',
]

describe('a table', () => {
  test('has one owner among the nouns, and each owner its feature', () => {
    expect(tables.length).toBeGreaterThan(10)
    expect(ownedTables.filter((table) => !(table in tableOwners))).toEqual([])
    expect(Object.keys(tableOwners).filter((table) => !ownedTables.includes(table))).toEqual([])
    const features = new Set(featureQueries.map((file) => featureOf(file)))
    expect(Object.values(tableOwners).filter((owner) => !features.has(owner) || !nouns.includes(owner))).toEqual([])
  })

  test('is written by its owner alone', () => {
    expect(foreign(writes)).toEqual([])
  })

  test('is read by others exactly where the list says so', () => {
    expect(foreign(reads)).toEqual(readByOthers)
  })

  test('of the queue is touched in one place, where a backup reads what the view leaves out', () => {
    const product = files.filter((file) => /^(server|demo|scripts)\/.*(?<!\.test)\.ts$/.test(file))
    expect(product.filter((file) => read(file).includes('_private_'))).toEqual(['server/backup/queue.ts'])
  })
})
