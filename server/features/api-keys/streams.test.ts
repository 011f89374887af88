import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { listen, openStream } from '#test/lead-stream.ts'

const { app, call, make, clock, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

const here = await listen(app)
const there = await listen(other.app)

async function withKey(expires_on: string | null = null) {
  const owner = await make.professional()
  const body = { name: 'Kalendar', scope: 'read', expires_on }
  const { id, key } = (await call('POST', '/api-keys', { token: owner.token, body })).body.data
  return { owner, id: id as number, key: key as string }
}

/** On both nodes, each after its first event. */
async function openBoth(key: string) {
  const streams = [await openStream(here, key), await openStream(there, key)]
  for (const { response, nextOf } of streams) {
    expect(response.status).toBe(200)
    await nextOf('counts')
  }
  return streams
}

type Keyed = Awaited<ReturnType<typeof withKey>>
const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }

describe('a stream that a key has opened ends without waiting for a heartbeat', () => {
  test.each<[way: string, end: (keyed: Keyed) => ReturnType<typeof call>]>([
    ['its revocation', ({ owner, id }) => call('DELETE', `/api-keys/${id}`, { token: owner.token })],
    [
      'a new password by a link',
      async ({ owner }) =>
        call('POST', '/reset-password', { body: { token: await make.link(owner.user, 'reset_password'), ...chosen } }),
    ],
    [
      'the suspension of its owner',
      async ({ owner }) =>
        call('POST', `/admin/users/${owner.user.id}/suspend`, {
          token: (await make.admin()).token,
          body: { reason: 'Lažni profil' },
        }),
    ],
    [
      'the deletion of the account',
      ({ owner }) => call('DELETE', '/account', { token: owner.token, body: { password: PASSWORD } }),
    ],
  ])(
    'after %s, whichever node was asked',
    async (_way, end) => {
      const keyed = await withKey()
      const streams = await openBoth(keyed.key)
      expect((await end(keyed)).status).toBeLessThan(300)
      for (const { next } of streams) expect(await next()).toBeUndefined()
    },
    // The first heartbeat comes after twenty seconds.
    10_000,
  )

  test('at the end of its last day', { timeout: 10_000 }, async () => {
    const now = clock.now()
    onTestFinished(() => clock.set(now))
    const { key } = await withKey('2027-03-15')
    clock.set(new Date('2027-03-15T22:59:58.500Z'))
    const streams = await openBoth(key)
    clock.set(new Date('2027-03-15T23:00:00Z'))
    for (const { next } of streams) expect(await next()).toBeUndefined()
  })
})

test('a stream goes on when another key of its owner is revoked', async () => {
  const { owner, key } = await withKey()
  const { data } = (await call('POST', '/api-keys', { token: owner.token, body: { name: 'Drugi', scope: 'read' } }))
    .body
  const [stream] = await openBoth(key)
  expect((await call('DELETE', `/api-keys/${data.id}`, { token: owner.token })).status).toBe(204)
  const lead = await call('POST', '/leads', {
    token: (await make.couple()).token,
    body: { professional_id: owner.id, event_date: '2027-08-21', message: 'Jeste li slobodni?' },
  })
  expect(await stream?.next()).toMatchObject({ event: 'lead', data: { id: lead.body.data.id } })
})

test('what a key receives is what its owner sees', async () => {
  const { owner, key } = await withKey()
  const { body } = await call('GET', '/leads/counts', { token: owner.token })
  const { nextOf } = await openStream(here, key)
  expect((await nextOf('counts')).data).toEqual(body.data)
})
