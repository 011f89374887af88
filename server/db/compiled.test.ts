import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { systemClock } from '#server/adapters/clock.ts'
import { compileOnce } from './compiled.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

test('a query that is built once takes the values of each call, within a transaction as well', async () => {
  const make = makeFactories({ db, clock: systemClock })
  const [ana, iva] = [await make.couple({ name: 'Ana' }), await make.couple({ name: 'Iva' })]
  let builds = 0
  const couples = compileOnce((database, { ids, role, limit }: { ids: number[]; role: 'couple'; limit: number }) => {
    builds++
    const people = database.selectFrom('users').select('name').where('role', '=', role).orderBy('name').limit(limit)
    return people.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
  })
  const ask = (ids: number[], limit: number, database = db) => couples(database, { ids, role: 'couple', limit })
  expect(await ask([ana.id, iva.id], 5)).toEqual([{ name: 'Ana' }, { name: 'Iva' }])
  expect(await ask([ana.id, iva.id], 1)).toEqual([{ name: 'Ana' }])
  const inside = db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ name: 'Eva' }).where('id', '=', iva.id).execute()
    return ask([iva.id], 5, tx)
  })
  expect(await inside).toEqual([{ name: 'Eva' }])
  expect(builds).toBe(1)
})
