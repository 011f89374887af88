import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, make, db, close } = await makeTestApp()
afterAll(close)
const admin = await make.admin()

// Counts and order include every profile in the database.
beforeEach(() => db.deleteFrom('professionals').execute())

const list = async (query = '') => (await call('GET', `/admin/professionals${query}`, { token: admin.token })).body
const names = async (query = '') =>
  (await list(query)).data.map(({ company_name }: { company_name: string }) => company_name)

const made = (company_name: string, status: 'pending' | 'approved' | 'rejected' | 'suspended', day: number) =>
  make.professional({
    company_name,
    status,
    created_at: new Date(Date.UTC(2027, 0, day)),
    ...(status === 'suspended' && { suspended_status: 'pending' as const }),
  })

async function makeSome() {
  await made('Nova na čekanju', 'pending', 9)
  await made('Stara na čekanju', 'pending', 2)
  await made('Odobrena', 'approved', 1)
  await made('Odbijena', 'rejected', 8)
  await made('Suspendirana', 'suspended', 5)
}

describe('the list of profiles', () => {
  test('begins with those who wait, the longest waiting first, and ends with the oldest of the others', async () => {
    await makeSome()
    expect(await names()).toEqual(['Stara na čekanju', 'Nova na čekanju', 'Odbijena', 'Suspendirana', 'Odobrena'])
  })

  test('counts each status whatever is asked for, and leaves a suspended one out of all of them', async () => {
    await makeSome()
    const counts = { all: 5, pending: 2, approved: 1, rejected: 1 }
    for (const query of ['', '?status=pending', '?search=nema', '?page=7'])
      expect((await list(query)).counts).toEqual(counts)
  })

  test('is of one status when that is asked for', async () => {
    await makeSome()
    expect(await names('?status=pending')).toEqual(['Stara na čekanju', 'Nova na čekanju'])
    expect(await names('?status=approved')).toEqual(['Odobrena'])
    expect(await names('?status=rejected')).toEqual(['Odbijena'])
    expect(await names('?status=')).toHaveLength(5)
  })

  test('of who waits has an address of its own', async () => {
    await makeSome()
    const { status, body } = await call('GET', '/admin/professionals/pending', { token: admin.token })
    expect([status, body]).toEqual([200, await list('?status=pending')])
    const found = await call('GET', '/admin/professionals/pending?search=stara&status=approved', { token: admin.token })
    expect(found.body).toMatchObject({ total: 1, data: [{ company_name: 'Stara na čekanju' }] })
  })

  test('is paged, and a page past the end is empty', async () => {
    await makeSome()
    expect(await names('?per_page=2&page=2')).toEqual(['Odbijena', 'Suspendirana'])
    expect(await list('?per_page=2&page=4')).toMatchObject({ data: [], last_page: 3, per_page: 2, total: 5 })
  })

  test('shows the owner, the cover and why a profile was rejected', async () => {
    const { id, user } = await make.professional({ status: 'rejected', rejection_reason: 'Bez opisa.' })
    await make.media({ professional_id: id, position: 2 })
    const cover = await make.media({ professional_id: id, position: 1 })
    const { data } = await list()
    expect(data).toEqual([
      expect.objectContaining({
        id,
        status: 'rejected',
        suspended: false,
        rejection_reason: 'Bez opisa.',
        owner: { id: user.id, name: user.name, email: user.email },
        media: [expect.objectContaining({ id: cover.id })],
        media_count: 2,
      }),
    ])
  })

  test('shows what a suspended profile returns to', async () => {
    await made('Suspendirana', 'suspended', 5)
    expect((await list()).data).toMatchObject([{ status: 'pending', suspended: true }])
    expect(await names('?status=pending')).toEqual([])
  })

  test('refuses a status that there is not', async () => {
    for (const status of ['suspended', 'x']) {
      const answer = await call('GET', `/admin/professionals?status=${status}`, { token: admin.token })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['status']])
    }
  })
})

describe('the search', () => {
  test.each([
    ['sesir', true],
    ['ŠEŠIR vjencanja', true],
    ['djakovic', true],
    ['đaković šešir', true],
    ['marija.dakovic@primjer', true],
    ['100%25', true],
    ['primjer zagreb', false],
    ['%25%25', false],
    ['_esir', false],
    ['%5C', false],
  ])('for %s looks into company, owner and address', async (search, isFound) => {
    const { user } = await make.professional({ company_name: 'Šešir 100% vjenčanja' })
    await db
      .updateTable('users')
      .set({ name: 'Marija Đaković', email: `marija.dakovic@primjer.hr` })
      .where('id', '=', user.id)
      .execute()
    expect(await names(`?search=${search}`)).toEqual(isFound ? ['Šešir 100% vjenčanja'] : [])
    await db.deleteFrom('users').where('id', '=', user.id).execute()
  })
})

describe('one profile', () => {
  test('is shown with its owner and all pictures, whatever its status', async () => {
    const { id, user } = await make.professional({ status: 'pending' })
    await make.media({ professional_id: id })
    await make.media({ professional_id: id })
    const { status, headers, body } = await call('GET', `/admin/professionals/${id}`, { token: admin.token })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data).toMatchObject({ id, suspended: false, owner: { email: user.email }, media_count: 2 })
    expect(body.data.media).toHaveLength(2)
  })

  test('that there is not is not found', async () => {
    for (const id of ['999999', 'abc', '0']) {
      const { status } = await call('GET', `/admin/professionals/${id}`, { token: admin.token })
      expect(status).toBe(404)
    }
  })
})
