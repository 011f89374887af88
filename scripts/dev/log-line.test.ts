import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formatLogLine } from './log-line.ts'

const format = (entry: object) => stripVTControlCharacters(formatLogLine(JSON.stringify(entry)))

test.each([
  [
    { level: 30, method: 'GET', path: '/api/v1/site', status: 200, ms: 3.1, msg: 'answered' },
    'GET /api/v1/site 200 3.1 ms',
  ],
  [{ level: 40, msg: 'a chore failed' }, 'a chore failed'],
])('%j is one line', (entry, line) => expect(format(entry)).toBe(line))

test('an error is shown with its stack and that of its cause, a line for each call', () => {
  const cause = { type: 'error', message: 'duplicate key', stack: 'error: duplicate key\n    at query (db.ts:3:1)' }
  const err = { type: 'Error', message: 'not stored', stack: 'Error: not stored\n    at save (leads.ts:1:1)', cause }
  expect(format({ level: 50, msg: 'request failed', err }).split('\n')).toEqual([
    'request failed',
    'Error: not stored',
    '    at save (leads.ts:1:1)',
    'Caused by error: duplicate key',
    '    at query (db.ts:3:1)',
  ])
})

test.each(['Zauvijek is up', '{"no":"log"}', '{broken'])('%s is left as it is', (line) =>
  expect(formatLogLine(line)).toBe(line),
)
