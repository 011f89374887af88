import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'

const { call, make, clock, close } = await makeTestApp()
afterAll(close)

const list = (token?: string) => call('GET', '/account/sessions', { token })
const isSignedIn = async (token: string) => (await call('GET', '/auth/me', { token })).status === 200

async function signedInTwice() {
  const user = await make.couple()
  const body = { email: user.email, password: PASSWORD, remember: true }
  const headers = { 'user-agent': `Mobitel/1.0 ${'x'.repeat(400)}` }
  const phone = (await call('POST', '/login', { body, headers })).body.token as string
  const ids = Object.fromEntries(
    (await list(phone)).body.data.map(({ id, current }: { id: number; current: boolean }) => [
      current ? 'phone' : 'computer',
      id,
    ]),
  ) as { phone: number; computer: number }
  return { user, computer: user.token, phone, ids }
}

describe('the list of sessions', () => {
  test('names each place, and which one asks', async () => {
    const { phone } = await signedInTwice()
    const { status, headers, body } = await list(phone)
    expect([status, headers['cache-control'], body.total]).toEqual([200, 'no-store', 2])
    expect(body.data).toContainEqual({
      id: expect.any(Number),
      created_at: clock.now().toISOString(),
      last_used_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + 30 * 86_400_000).toISOString(),
      user_agent: expect.stringMatching(/^Mobitel\/1\.0 x{288}$/),
      current: true,
    })
    expect(body.data).toContainEqual(expect.objectContaining({ user_agent: null, current: false }))
  })

  test('holds neither what is over nor another’s', async () => {
    const { phone } = await signedInTwice()
    await make.couple()
    clock.forward(86_401)
    expect((await list(phone)).body.total).toBe(1)
  })
})

describe('a session', () => {
  test('can be ended from another place', async () => {
    const { computer, phone, ids } = await signedInTwice()
    const { status, text } = await call('DELETE', `/account/sessions/${ids.computer}`, { token: phone })
    expect([status, text]).toEqual([204, ''])
    expect([await isSignedIn(computer), await isSignedIn(phone)]).toEqual([false, true])
    expect((await call('DELETE', `/account/sessions/${ids.computer}`, { token: phone })).status).toBe(404)
  })

  test('of another account is the same as missing', async () => {
    const { computer, ids } = await signedInTwice()
    const { token } = await make.couple()
    for (const id of [ids.computer, 999_999, 'x']) {
      const { status, body } = await call('DELETE', `/account/sessions/${id}`, { token })
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect(await isSignedIn(computer)).toBe(true)
  })

  test('stays when all others end, and so does everybody else’s', async () => {
    const { computer, phone } = await signedInTwice()
    const stranger = await make.couple()
    expect((await call('DELETE', '/account/sessions', { token: phone })).status).toBe(204)
    expect([await isSignedIn(computer), await isSignedIn(phone)]).toEqual([false, true])
    expect(await isSignedIn(stranger.token)).toBe(true)
  })
})

test.each([
  ['GET', '/account/sessions'],
  ['DELETE', '/account/sessions'],
  ['DELETE', '/account/sessions/1'],
] as const)('%s %s needs a session', async (method, path) => {
  expect((await call(method, path)).status).toBe(401)
})
