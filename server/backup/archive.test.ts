import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type ArchivePart, type BackupContents, openArchive, writeArchive } from './archive.ts'

const home = mkdtempSync(join(tmpdir(), 'zauvijek archive test '))
afterAll(() => rmSync(home, { recursive: true }))

const contents: BackupContents = {
  created_at: '2027-05-04T10:00:00.000Z',
  migrations: [],
  tables: [
    { name: 'users', columns: ['id'], rows: 2 },
    { name: 'favorites', columns: ['id'], rows: 0 },
  ],
  sequences: [],
  jobs: 1,
  has_files: false,
}

const users: ArchivePart = { kind: 'rows', table: 'users', lines: ['{"id":1}', '{"id":2}'] }
const jobs: ArchivePart = { kind: 'jobs', lines: ['{}'] }

async function* partsOf(parts: readonly ArchivePart[]): AsyncGenerator<ArchivePart> {
  for (const part of parts) yield await Promise.resolve(part)
}

test.each<[string, ArchivePart[]]>([
  ['fewer rows', [{ ...users, lines: ['{"id":1}'] }, jobs]],
  ['no rows', [jobs]],
  ['more jobs', [users, jobs, jobs]],
  ['rows of a table that it does not name', [users, { ...users, table: 'sessions' }, jobs]],
])('an archive with %s is refused, though its checksums fit', async (name, parts) => {
  const file = join(home, name)
  await writeArchive(file, contents, partsOf(parts))
  await expect(openArchive(file)).rejects.toThrow('its rows are not those that its manifest counts')
})

test('an archive with what its manifest counts is opened', async () => {
  const file = join(home, 'whole')
  await writeArchive(file, contents, partsOf([users, jobs]))
  const { manifest, parts } = await openArchive(file)
  expect(manifest).toMatchObject(contents)
  expect(await Array.fromAsync(parts())).toEqual([users, jobs])
})

test('an archive that is exchanged once it was checked is not read', async () => {
  const [file, other] = [join(home, 'checked'), join(home, 'other')]
  await writeArchive(file, contents, partsOf([users, jobs]))
  await writeArchive(other, contents, partsOf([{ ...users, lines: ['{"id":1}', '{"id":3}'] }, jobs]))
  const { parts } = await openArchive(file)
  renameSync(other, file)
  await expect(Array.fromAsync(parts())).rejects.toThrow('it was changed while it was read')
})

test('a file that comes by the name of the archive while it is written is left alone', async () => {
  const file = join(home, 'taken meanwhile')
  async function* parts() {
    yield* partsOf([users])
    writeFileSync(file, 'precious')
    yield* partsOf([jobs])
  }
  await expect(writeArchive(file, contents, parts())).rejects.toThrow(`${file} exists already and is left alone.`)
  expect(readFileSync(file, 'utf8')).toBe('precious')
  expect(readdirSync(home).filter((name) => name.endsWith('.unfinished'))).toEqual([])
})
