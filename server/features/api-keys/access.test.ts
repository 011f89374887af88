import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ call, make, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

const owner = await make.professional()
const keyOf = async (scope: string) =>
  (await call('POST', '/api-keys', { token: owner.token, body: { name: scope, scope } })).body.data.key as string
const keys = { read: await keyOf('read'), write: await keyOf('write') }

/** All that could outlive the revocation of a key, or put its owner out: the account, secrets of all kinds, and the keys. */
const closed = /^\/(account|auth|api-keys|calendar-feed|followed-calendars|logout|webhooks|embed)(\/|$)/

/** Answers for everyone that know their owner. */
const openToAll = [
  'GET /events',
  'GET /professionals/:id',
  'GET /professionals/:id/availability',
  'GET /professionals/:id/similar',
]

const isOfProfessionals = ({ who }: (typeof calls)[number]) =>
  who === 'signed-in' || (who !== 'everyone' && who.includes('professional'))

test('every call of professionals is open to the keys of one scope, but those of the account and of secrets', () => {
  const expected = calls.map((one) => {
    const isOpen = openToAll.includes(one.key) || (isOfProfessionals(one) && !closed.test(one.path))
    return [one.key, isOpen ? (one.method === 'GET' ? 'read' : 'write') : undefined]
  })
  expect(calls.map(({ key, apiKey }) => [key, apiKey])).toEqual(expected)
  expect(calls.filter(({ apiKey }) => apiKey !== undefined).length).toBeGreaterThan(30)
})

const restricted = calls.filter(({ who }) => who !== 'everyone')

describe('a call that is not open to the key', () => {
  const refused = restricted.flatMap((one) =>
    (['read', 'write'] as const)
      .filter((scope) => one.apiKey === undefined || (one.apiKey === 'write' && scope === 'read'))
      .map((scope) => ({ ...one, scope })),
  )

  test.each(refused)('$key is refused to a key that may $scope', async ({ method, path, scope }) => {
    const { status, body } = await call(method, path.replaceAll(/:\w+/g, '1'), { token: keys[scope] })
    expect([status, body.code]).toEqual([403, 'forbidden'])
  })

  test('says why', async () => {
    const { body } = await call('GET', '/account', { token: keys.write })
    expect(body.message).toBe('Ovaj poziv nije otvoren za API ključeve: potrebna je prijava.')
    const ofCouples = await call('GET', '/favorites', { token: keys.write })
    expect(ofCouples.status).toBe(403)
  })
})

test.each(restricted.filter(({ apiKey, path }) => apiKey !== undefined && !path.endsWith('/stream')))(
  '$key is not refused to a key that may write',
  async ({ method, path }) => {
    const { status } = await call(method, path.replaceAll(/:\w+/g, '999999'), { token: keys.write, body: {} })
    expect([401, 403]).not.toContain(status)
  },
)
