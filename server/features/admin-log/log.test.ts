import { afterAll, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)
const admin = await make.admin()
const { token } = admin
const log = async (query = '') => (await call('GET', `/admin/log${query}`, { token })).body

test('the newest decision comes first, and each kind can be looked at alone', async () => {
  const { id, user } = await make.professional({ status: 'pending' })
  await call('POST', `/admin/professionals/${id}/approve`, { token })
  clock.forward(60)
  await call('PUT', `/admin/professionals/${id}/premium`, { token, body: { premium: true } })
  await call('POST', `/admin/users/${user.id}/suspend`, { token, body: { reason: 'Jer.' } })
  const actions = async (query?: string) => (await log(query)).data.map(({ action }: { action: string }) => action)
  expect((await actions()).slice(0, 3)).toEqual(['user_suspended', 'premium', 'profile_status'])
  expect(await actions('?action=premium')).toEqual(['premium'])
  expect(await log('?per_page=1&page=2&action=')).toMatchObject({
    data: [{ action: 'premium' }],
    per_page: 1,
    total: 3,
  })
  const refused = await call('GET', '/admin/log?action=x', { token })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['action']])
})

test('an entry outlives the account of who decided, and the profile', async () => {
  const other = await make.admin()
  const { id, token: owner } = await make.professional({ status: 'pending' })
  await call('POST', `/admin/professionals/${id}/reject`, { token: other.token, body: { reason: 'Prazan profil.' } })
  for (const leaving of [other.token, owner]) {
    const gone = await call('DELETE', '/account', { token: leaving, body: { password: PASSWORD } })
    expect(gone.status).toBe(204)
  }
  expect((await log()).data[0]).toMatchObject({
    action: 'profile_status',
    actor: null,
    professional: null,
    from: 'pending',
    to: 'rejected',
    reason: 'Prazan profil.',
  })
})

test('a decision that fails leaves no entry', async () => {
  const { id } = await make.professional({ status: 'approved' })
  const { total } = await log()
  expect((await call('POST', `/admin/professionals/${id}/approve`, { token })).status).toBe(422)
  expect((await log()).total).toBe(total)
  const { status } = await db
    .selectFrom('professionals')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('approved')
})
