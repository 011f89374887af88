import { expect, test } from 'vitest'
import { files, read, sources } from './repository-files.ts'

/** A comment of one or more lines, without its delimiters. */
const comment = /\/\*\*?([\s\S]*?)\*\/|(?:^|(?<=[\s;{(,]))\/\/(.*(?:\n\s*\/\/.*)*)/g

const sqlComment = /(?:^|(?<=\s))--(.*(?:\n\s*--.*)*)/g

/** Databases know these by a checksum of the whole file, so not even a comment may change. */
const applied = [
  'server/db/migrations/0002_couples.sql',
  'server/db/migrations/0003_workspace.sql',
  'server/db/migrations/0004_administration.sql',
]

const commented = [...sources, ...files.filter((file) => file.endsWith('.sql') && !applied.includes(file))]

test('a comment says what it means: none begins with What, Who or Whoever and is no question', () => {
  const riddles = commented.flatMap((file) =>
    [...read(file).matchAll(file.endsWith('.sql') ? sqlComment : comment)].flatMap((match) => {
      const text = (match[1] ?? match[2] ?? '').replaceAll(/^\s*(?:\*|\/\/|--)?\s*/gm, ' ').trim()
      const [sentence = ''] = text.split(/(?<=[.?!;:])\s/)
      if (!/^(What|Who|Whose)(ever)?\b/.test(sentence) || sentence.endsWith('?')) return []
      return [`${file}: ${text.slice(0, 100)}`]
    }),
  )
  expect(riddles).toEqual([])
})
