import { afterAll, describe, expect, test } from 'vitest'
import { roles } from '#contract/auth.ts'
import { makeTestApp } from '#test/app.ts'
import { registeredCallsOf } from '#test/registered-calls.ts'

const [{ call, make, close }, calls] = await registeredCallsOf(() => makeTestApp())
afterAll(close)

const KIB = 1024

const tokens = {
  couple: (await make.couple()).token,
  professional: (await make.professional()).token,
  admin: (await make.admin()).token,
}

/** In bytes: the calls whose body may be larger than the rule. */
const larger: Record<string, number> = {
  'POST /events/bulk': KIB * KIB,
  'POST /media': 8 * KIB * KIB,
  'POST /leads/:id/messages': 30.25 * KIB * KIB,
}

describe('the body', () => {
  test.each(calls)('of $key has a limit, which is that of the rule or named here', ({ key, bodyLimit = Infinity }) => {
    expect(bodyLimit).toBeLessThanOrEqual(larger[key] ?? 64 * KIB)
  })

  // A GET has none.
  const writing = calls.filter(({ method }) => method !== 'GET')
  test.each(writing)('of $key is refused beyond its limit', async ({ method, path, who, bodyLimit = 0 }) => {
    const role = roles.find((one) => typeof who === 'string' || who.includes(one)) ?? 'couple'
    const { status, body } = await call(method, path.replace(':id', '1'), {
      token: tokens[role],
      body: { text: 'x'.repeat(bodyLimit) },
    })
    expect([status, body]).toEqual([413, { message: 'Poslani sadržaj je prevelik.', code: 'payload_too_large' }])
  })
})
