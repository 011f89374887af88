import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, close } = await makeTestApp()
afterAll(close)

test('the eleven categories come in their own order', async () => {
  const { status, body } = await call('GET', '/categories')
  expect(status).toBe(200)
  expect(body).toMatchObject({ current_page: 1, last_page: 1, per_page: 100, total: 11 })
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Lokacija',
    'Fotografija',
    'Video produkcija',
    'Glazba',
    'Dekoracija i cvijeće',
    'Odjeća',
    'Make-up i frizura',
    'Hrana i slastice',
    'Transport',
    'Pozivnice i pokloni',
    'Nakit',
  ])
  expect(body.data[4]).toEqual({ id: 5, name: 'Dekoracija i cvijeće', slug: 'dekoracija-i-cvijece' })
})

test('categories are paged like every list', async () => {
  const { body } = await call('GET', '/categories?per_page=4&page=3')
  expect(body).toMatchObject({ current_page: 3, last_page: 3, per_page: 4, total: 11 })
  expect(body.data).toHaveLength(3)
})
