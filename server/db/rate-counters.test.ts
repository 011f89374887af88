import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { decrement, increment, isFirstInPeriod, networkOf } from './rate-counters.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const now = new Date('2027-03-01T10:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a counter goes on until its time is over, and then starts again', async () => {
  const hourly = [{ key: 'hourly', seconds: 3_600 }]
  const counts = []
  for (const minutes of [0, 30, 59, 60, 61]) {
    const counted = await increment(db, minutesLater(minutes), hourly)
    counts.push(counted.get('hourly')?.count)
  }
  expect(counts).toEqual([1, 2, 3, 1, 2])
  expect((await increment(db, minutesLater(62), hourly, 5)).get('hourly')).toEqual({
    key: 'hourly',
    count: 7,
    resets_at: minutesLater(120),
  })
})

test('what is taken back twice is no call more', async () => {
  const hourly = [{ key: 'taken back', seconds: 3_600 }]
  await increment(db, now, hourly)
  for (let times = 0; times < 2; times++) await decrement(db, ['taken back'])
  expect((await increment(db, now, hourly)).get('taken back')?.count).toBe(1)
})

test('a counter of a clock that was hours ahead starts again, and one of a node that is a little ahead goes on', async () => {
  const hourly = [{ key: 'ahead', seconds: 3_600 }]
  const counts = []
  for (const minutes of [180, 0, -30, -90]) {
    const counted = await increment(db, minutesLater(minutes), hourly)
    counts.push(counted.get('ahead'))
  }
  expect(counts).toMatchObject([
    { count: 1, resets_at: minutesLater(240) },
    { count: 1, resets_at: minutesLater(60) },
    { count: 2, resets_at: minutesLater(60) },
    { count: 1, resets_at: minutesLater(-30) },
  ])
})

test('those who count at once each get a number of their own', async () => {
  const keys = ['one', 'two'].map((key) => ({ key, seconds: 60 }))
  const counted = await Promise.all(
    Array.from({ length: 8 }, (_, number) => increment(db, now, number % 2 ? keys : keys.toReversed())),
  )
  for (const { key } of keys)
    expect(new Set(counted.map((map) => map.get(key)?.count))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
})

test('a count by itself does not wait for the disk, and nothing else does so because of it', async () => {
  const settingOf = async (tx: typeof db) => {
    const { rows } = await sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`.execute(tx)
    return rows[0]?.setting
  }
  await db.connection().execute(async (one) => {
    await sql`set synchronous_commit = on`.execute(one)
    await increment(one, now, [{ key: 'alone', seconds: 60 }])
    expect(await settingOf(one)).toBe('on')
    await one.transaction().execute(async (tx) => {
      const visit = { key: 'visit', seconds: 60 }
      expect([await isFirstInPeriod(tx, now, visit), await isFirstInPeriod(tx, now, visit)]).toEqual([true, false])
      expect(await settingOf(tx)).toBe('on')
      await expect(increment(tx, now, [{ key: 'within', seconds: 60 }])).rejects.toThrow('outside of transactions')
      expect(await settingOf(tx)).toBe('on')
    })
  })
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:a:b:c:d'],
  ['2001:db8:1:2::', '2001:db8:1:2:9::1'],
  ['2001:db8::1', '2001:db8:0:0:a::'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3::9'],
  ['2001:0db8:0001:0000:0000:0000:0000:0001', '2001:db8:1::2'],
  ['2001:DB8:A::1', '2001:db8:a::1'],
  ['::1', '0:0:0:0:a:b:c:d'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::2'],
  ['[2001:db8:1:2::1]:50123', '[2001:db8:1:2::1]:50124'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
])('%s and %s are one network', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['192.0.2.7', '192.0.2.8'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
  ['192.0.2.7:50123', '192.0.2.8:50123'],
])('%s and %s are two networks', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other))
})
