import { describe, expect, test } from 'vitest'
import { foundationTables, nouns, tableOwners, viewOwners } from './nouns.ts'
import { files, read } from './repository-files.ts'

const namesOf = (kind: 'Table' | 'View') =>
  [...read('server/db/tables.generated.ts').matchAll(new RegExp(`^ {2}(\\w+): \\w+${kind}$`, 'gm'))].map(
    ([, name = '']) => name,
  )
const views = namesOf('View')
const ownedTables = namesOf('Table').filter((name) => !foundationTables.includes(name))

const featureQueries = files.filter((file) => /^server\/features\/[^/]+\/[a-z-]*queries\.ts$/.test(file))
const featureOf = (file: string) => /^server\/(?:features\/)?([^/]+)\//.exec(file)?.[1] ?? ''

/** The whole server except the database's own folder, and the backup, which copies every table. */
const users = files.filter((file) => /^server\/(?!db\/|backup\/).*(?<!\.test)\.ts$/.test(file))

const writes =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert\s+into|delete\s+from)\s+(\w+)|\bupdate\s+(\w+)\s+(?:as\s+\w+\s+)?set\b/gi
const reads = /\b(?:selectFrom|from|using|\w*[jJ]oin)\(\s*\[?\s*'(\w+)|\b(?:from|join|using)\s+(\w+)/g

/** The names that the pattern finds, each with the feature that uses it. */
function found(pattern: RegExp) {
  return users.flatMap((file) =>
    [...read(file).matchAll(pattern)].map((match) => ({
      noun: featureOf(file),
      name: match.slice(1).find((group) => group !== undefined) ?? '',
    })),
  )
}

/** `feature → table` for every table of another feature that the pattern finds. */
function foreign(pattern: RegExp): string[] {
  const tables = found(pattern).filter(({ noun, name }) => ownedTables.includes(name) && tableOwners[name] !== noun)
  return [...new Set(tables.map(({ noun, name }) => `${noun} → ${name}`))].toSorted()
}

describe('a table', () => {
  test('has one owner among the nouns, and each owner its feature', () => {
    expect(ownedTables.length).toBeGreaterThan(10)
    expect(ownedTables.filter((table) => !(table in tableOwners))).toEqual([])
    expect(Object.keys(tableOwners).filter((table) => !ownedTables.includes(table))).toEqual([])
    const features = new Set(featureQueries.map((file) => featureOf(file)))
    expect(Object.values(tableOwners).filter((owner) => !features.has(owner) || !nouns.includes(owner))).toEqual([])
  })

  test('is written by its owner alone', () => {
    expect(foreign(writes)).toEqual([])
  })

  test('is read by its owner alone', () => {
    expect(foreign(reads)).toEqual([])
  })

  test('is shown to others by views of its owner, which nobody writes', () => {
    expect(views.length).toBeGreaterThan(5)
    expect(views.toSorted()).toEqual(Object.keys(viewOwners).toSorted())
    expect(found(writes).filter(({ name }) => views.includes(name))).toEqual([])
  })

  test('is not read through a view by its owner, nor does a view stand that nobody reads', () => {
    const readings = found(reads).filter(({ name }) => views.includes(name))
    expect(readings.filter(({ noun, name }) => viewOwners[name] === noun)).toEqual([])
    expect(views.filter((view) => !readings.some(({ name }) => name === view))).toEqual([])
  })

  test('of the queue is touched in two places, for a backup and for the schedule, which its view leaves out', () => {
    const product = files.filter((file) => /^(server|demo|scripts)\/.*(?<!\.test)\.ts$/.test(file))
    const touching = product.filter((file) => read(file).includes('_private_'))
    expect(touching.toSorted()).toEqual(['server/adapters/jobs/database.ts', 'server/backup/queue.ts'])
  })
})
