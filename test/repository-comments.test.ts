import { expect, test } from 'vitest'
import { read, sources } from './repository-files.ts'

/** A comment of one or several lines, without its marks. */
const comment = /\/\*\*?([\s\S]*?)\*\/|(?:^|(?<=[\s;{(,]))\/\/(.*(?:\n\s*\/\/.*)*)/g

/** Rooms whose comments are still to be rewritten. This list only ever gets shorter. */
const pending = [
  'contract/',
  'demo/',
  'server/adapters/calendar-reader/',
  'server/features/',
  'server/http/event-streams.ts',
  'server/pubsub/',
  'test/journeys/',
  'web/',
]

test('a comment says what it means: none begins with What, Who or Whoever and is no question', () => {
  const riddles = sources
    .filter((file) => !pending.some((room) => file.startsWith(room)))
    .flatMap((file) =>
      [...read(file).matchAll(comment)].flatMap((match) => {
        const text = (match[1] ?? match[2] ?? '').replaceAll(/^\s*(?:\*|\/\/)?\s*/gm, ' ').trim()
        const [sentence = ''] = text.split(/(?<=[.?!;:])\s/)
        if (!/^(What|Who|Whose)(ever)?\b/.test(sentence) || sentence.endsWith('?')) return []
        return [`${file}: ${text.slice(0, 100)}`]
      }),
    )
  expect(riddles).toEqual([])
})
