import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { startSlowPostgres } from '#test/slow-postgres.ts'
import { createPrimaryPosition } from './primary-position.ts'
import { createReplica } from './replica.ts'

const listening = new pg.Client(inject('postgresUrl'))
await listening.connect()
let looks = 0
const position = createPrimaryPosition()
/** Each look at the replica, one after the other, begins with a question to it. */
const primary = {
  ...position,
  measure() {
    looks++
    return position.measure()
  },
}
primary.follow(listening)

const slow = await startSlowPostgres(inject('postgresUrl'))
const replica = createReplica({ url: slow.url, primary })
const lines: unknown[] = []
/** Each line with its reason. */
const note = (fields: object, line: string) => void lines.push([line, Reflect.get(fields, 'reason')])
await replica.start({ info: note, warn: note })

afterAll(async () => {
  await replica.close()
  slow.close()
  await listening.end()
})

beforeEach(() => {
  lines.length = 0
})

const isReady = (expected: boolean) => eventually(() => expect(replica.stats().isReady).toBe(expected))

test('a replica that answers much later than the primary is left out, told of once, and taken back', async () => {
  await isReady(true)
  slow.slowDown(200)
  await isReady(false)
  slow.slowDown(0)
  await isReady(true)
  expect(lines).toEqual([
    ['a replica is left out of reading', 'slow'],
    ['a replica is read from again', undefined],
  ])
})

test('one that answers again before the primary is heard of says that it is back once it is read from', async () => {
  await isReady(true)
  primary.leave()
  slow.slowDown(700)
  await eventually(() => expect(lines).toHaveLength(1))
  slow.slowDown(0)
  const before = looks
  await eventually(() => expect(looks).toBeGreaterThan(before + 2))
  primary.follow(listening)
  await isReady(true)
  expect(lines).toEqual([
    ['a replica is left out of reading', 'away'],
    ['a replica is read from again', undefined],
  ])
})
