import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { listen, openStream } from '#test/lead-stream.ts'
import { createEventStreams } from '#server/http/event-streams.ts'
import { hashToken } from '#server/token.ts'

const { app, call, make, database, startNode, close } = await makeTestApp()
const other = await startNode()
afterAll(close)

const here = await listen(app)
const there = await listen(other.app)

const send = (token: string, professional_id: number, message = 'Jeste li slobodni?') =>
  call('POST', '/leads', { token, body: { professional_id, event_date: '2027-08-21', message } })

const counts = { new: 0, contacted: 0, interested: 0, booked: 0, rejected: 0, total: 0, unread: 0, agreed_total: 0 }

describe('the stream of leads', () => {
  test('begins with the counts, and nobody keeps or delays it', async () => {
    const { id: professional_id, token } = await make.professional()
    await make.lead({ professional_id, status: 'booked' })
    const { id } = await make.lead({ professional_id })
    const { response, nextMessage, next } = await openStream(here, token, { 'accept-encoding': 'gzip, br' })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await nextMessage()).toEqual({ retry: '3000' })
    expect(await next()).toEqual({ event: 'counts', id, data: { ...counts, new: 1, booked: 1, total: 2, unread: 2 } })
  })

  test('tells of a new lead, a changed and a withdrawn one, whichever node was asked', async () => {
    const { id, token } = await make.professional()
    const couple = await make.couple()
    const streams = [await openStream(here, token), await openStream(there, token)]
    for (const { nextOf } of streams) expect((await nextOf('counts')).data).toEqual(counts)

    const sent = (await send(couple.token, id)).body.data
    const asGot = (await call('GET', `/leads/${sent.id}`, { token })).body.data
    expect(asGot).toMatchObject({ id: sent.id, couple: { email: couple.email } })
    for (const { next } of streams) {
      expect(await next()).toEqual({ event: 'lead', id: sent.id, data: asGot })
      expect(await next()).toEqual({ event: 'counts', id: sent.id, data: { ...counts, new: 1, total: 1, unread: 1 } })
    }
    const changed = await call('PUT', `/leads/${sent.id}`, { token, body: { status: 'contacted' } })
    expect(changed.status).toBe(200)
    for (const { next } of streams) {
      expect(await next()).toEqual({ event: 'lead', id: sent.id, data: changed.body.data })
      expect((await next())?.data).toEqual({ ...counts, contacted: 1, total: 1, unread: 1 })
    }
    expect((await call('DELETE', `/leads/${sent.id}`, { token: couple.token })).status).toBe(204)
    for (const { nextOf } of streams) expect((await nextOf('counts')).data).toEqual(counts)
  })

  test('tells nobody of another professional’s lead', async () => {
    const one = await make.professional()
    const two = await make.professional()
    const { token } = await make.couple()
    const ofOne = await openStream(there, one.token, { 'last-event-id': '0' })
    const ofTwo = await openStream(there, two.token, { 'last-event-id': '0' })
    for (const { nextOf } of [ofOne, ofTwo]) expect((await nextOf('counts')).data).toEqual(counts)
    const toOne = (await send(token, one.id)).body.data
    const toTwo = (await send(token, two.id)).body.data
    const alone = { ...counts, new: 1, total: 1, unread: 1 }
    for (const [{ next }, lead] of [
      [ofOne, toOne],
      [ofTwo, toTwo],
    ] as const) {
      expect(await next()).toMatchObject({ event: 'lead', data: { id: lead.id } })
      // Its id stays behind while the other lead is being stored.
      expect(await next()).toMatchObject({ event: 'counts', data: alone })
    }
  })

  test('carries the highest id so far, also when an older lead changes', async () => {
    const { id: professional_id, token } = await make.professional()
    const older = await make.lead({ professional_id })
    const newer = await make.lead({ professional_id })
    const { next, nextOf } = await openStream(there, token)
    await nextOf('counts')
    await call('PUT', `/leads/${older.id}`, { token, body: { status: 'rejected' } })
    expect(await next()).toMatchObject({ event: 'lead', id: newer.id, data: { id: older.id, status: 'rejected' } })
  })
})

describe('an account that leaves', () => {
  /** The counts after each lead are of no interest here. */
  async function nextLead(next: Awaited<ReturnType<typeof openStream>>['next']) {
    for (;;) {
      const message = await next()
      if (message?.event !== 'counts') return message?.data
    }
  }

  test('closes its conversations before the eyes of the professional, deleted or suspended, and opens them again', async () => {
    const { id: professional_id, token } = await make.professional()
    const [deleted, suspended] = [await make.couple(), await make.couple()]
    const { token: admin } = await make.admin()
    const leads = [
      await make.lead({ professional_id, couple_id: deleted.id }),
      await make.lead({ professional_id, couple_id: suspended.id }),
    ]
    const { next, nextOf } = await openStream(there, token)
    await nextOf('counts')
    await call('DELETE', '/account', { token: deleted.token, body: { password: PASSWORD } })
    expect(await nextLead(next)).toMatchObject({ id: leads[0]?.id, couple: null, can_write: false })
    await call('POST', `/admin/users/${suspended.id}/suspend`, { token: admin, body: { reason: 'Vrijeđa.' } })
    expect(await nextLead(next)).toMatchObject({ id: leads[1]?.id, can_write: false })
    await call('POST', `/admin/users/${suspended.id}/restore`, { token: admin })
    expect(await nextLead(next)).toMatchObject({ id: leads[1]?.id, can_write: true })
  })

  test('of a professional that is suspended is seen by its couple', async () => {
    const { id: professional_id, user_id } = await make.professional()
    const { id: couple_id, token } = await make.couple()
    const { token: admin } = await make.admin()
    const { id } = await make.lead({ professional_id, couple_id })
    const { next, nextOf } = await openStream(here, token)
    await nextOf('counts')
    await call('POST', `/admin/users/${user_id}/suspend`, { token: admin, body: { reason: 'Lažne slike.' } })
    expect(await nextLead(next)).toMatchObject({ id, can_write: false })
  })
})

describe('who comes back', () => {
  test('first gets the leads that came meanwhile, in their order', async () => {
    const { id: professional_id, token } = await make.professional()
    const seen = await make.lead({ professional_id })
    const missed = [await make.lead({ professional_id }), await make.lead({ professional_id })]
    await make.lead()
    const { next } = await openStream(here, token, { 'last-event-id': String(seen.id) })
    for (const { id } of missed) expect(await next()).toMatchObject({ event: 'lead', id, data: { id } })
    expect(await next()).toMatchObject({ event: 'counts', data: { total: 3 } })
  })

  test('gets the newest fifty when there are more', async () => {
    const { id: professional_id, token } = await make.professional()
    const ids: number[] = []
    for (let number = 0; number < 52; number++) ids.push((await make.lead({ professional_id, couple_id: null })).id)
    const { next } = await openStream(here, token, { 'last-event-id': '0' })
    for (const id of ids.slice(-50)) expect((await next())?.data.id).toBe(id)
    expect(await next()).toMatchObject({ event: 'counts', data: { total: 52 } })
  })

  test.each(['-1', '1.5', 'abc', '99999999999999', '', '1 or 1=1'])(
    'with %j as the last event hears of what comes from now on',
    async (last) => {
      const { id, token } = await make.professional()
      await make.lead({ professional_id: id })
      const { next, nextOf } = await openStream(here, token, { 'last-event-id': last })
      await nextOf('counts')
      const { body } = await send((await make.couple()).token, id)
      expect(await next()).toMatchObject({ event: 'lead', id: body.data.id })
    },
  )

  test('with an id that is still to come misses nothing', async () => {
    const { id, token } = await make.professional()
    const { next, nextOf } = await openStream(here, token, { 'last-event-id': '2147483648' })
    await nextOf('counts')
    const { body } = await send((await make.couple()).token, id)
    expect(await next()).toMatchObject({ event: 'lead', id: body.data.id })
  })
})

describe('a lead with a lower id that is committed later', () => {
  /** A lead is stored and not committed while the couple's is sent and told of. */
  async function overtake() {
    const { id: professional_id, token } = await make.professional()
    const before = await make.lead({ professional_id })
    const stream = await openStream(there, token)
    await stream.nextOf('counts')
    const slow = await database.pool.connect()
    onTestFinished(async () => {
      await slow.query('rollback')
      slow.release()
    })
    await slow.query('begin')
    const { rows } = await slow.query<{ id: number }>(
      `insert into leads (professional_id, event_date, message) values ($1, '2027-06-12', 'Sporo') returning id`,
      [professional_id],
    )
    const late = rows[0]!.id // of `returning`
    const { id: early } = (await send((await make.couple()).token, professional_id)).body.data
    expect(early).toBeGreaterThan(late)
    const told = await stream.nextOf('lead')
    expect(told.data.id).toBe(early)
    const { id: last } = await stream.nextOf('counts')
    // Neither has all up to the later id, so neither says so.
    expect([told.id, last]).toEqual([before.id, before.id])
    return { token, professional_id, stream, slow, late, early, last }
  }

  test('is not missed by a client that comes back', async () => {
    const { token, stream, slow, late, early, last } = await overtake()
    stream.leave()
    await slow.query('commit')
    const { next } = await openStream(here, token, { 'last-event-id': String(last) })
    expect(await next()).toMatchObject({ event: 'lead', id: late, data: { id: late } })
    expect(await next()).toMatchObject({ event: 'lead', id: early, data: { id: early } })
    expect(await next()).toMatchObject({ event: 'counts', id: early, data: { total: 3 } })
  })

  test('comes with the next news to one that stayed, and the other one is not told again', async () => {
    const { professional_id, stream, slow, late, early } = await overtake()
    await slow.query('commit')
    const { id } = (await send((await make.couple()).token, professional_id)).body.data
    expect(await stream.next()).toMatchObject({ event: 'lead', data: { id: late } })
    expect(await stream.next()).toMatchObject({ event: 'lead', id, data: { id } })
    expect(await stream.next()).toMatchObject({ event: 'counts', id, data: { total: 4 } })
    expect(early).toBeLessThan(id)
  })

  test('and is rolled back in the end holds nothing up', async () => {
    const { professional_id, stream, slow } = await overtake()
    await slow.query('rollback')
    const { id } = (await send((await make.couple()).token, professional_id)).body.data
    expect(await stream.next()).toMatchObject({ event: 'lead', id, data: { id } })
    expect(await stream.next()).toMatchObject({ event: 'counts', id, data: { total: 3 } })
  })
})

test('what a node did not hear while its line to the others was lost is told when the line is back', async () => {
  const { id: professional_id, token } = await make.professional()
  const { next, nextOf } = await openStream(there, token)
  await nextOf('counts')
  // Written past the application, so that no message of it is ever sent.
  const { id } = await make.lead({ professional_id })
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'zauvijek listening' and datname = current_database()`,
  )
  // First of all that something may have been missed, since a change of a lead that is known already is not told.
  expect(await next()).toMatchObject({ event: 'counts', data: { new: 1 } })
  expect(await next()).toMatchObject({ event: 'lead', id, data: { id } })
  expect(await next()).toMatchObject({ event: 'counts', data: { new: 1 } })
})

describe('the stream ends', () => {
  test('soon after its session, and goes on for another session of the same account', async () => {
    const node = await makeTestApp({ eventStreams: createEventStreams({ heartbeatMs: 20 }) })
    onTestFinished(node.close)
    const origin = await listen(node.app)
    const { id, token, user } = await node.make.professional()
    const expiringToken = await node.make.signIn(user.id)
    const [leaving, expiring, staying] = [
      await openStream(origin, token),
      await openStream(origin, expiringToken),
      await openStream(origin, await node.make.signIn(user.id)),
    ]
    for (const { nextOf } of [leaving, expiring, staying]) await nextOf('counts')
    await node.call('POST', '/logout', { token })
    expect(await leaving.next()).toBeUndefined()
    const expired = node.db.updateTable('sessions').set({ expires_at: node.clock.now() })
    await expired.where('token_hash', '=', hashToken(expiringToken)).execute()
    expect(await expiring.next()).toBeUndefined()
    const body = { professional_id: id, event_date: '2027-08-21', message: 'Dobar dan' }
    const sent = await node.call('POST', '/leads', { token: (await node.make.couple()).token, body })
    expect(await staying.next()).toMatchObject({ event: 'lead', id: sent.body.data.id })
  })

  type Owner = Awaited<ReturnType<typeof make.professional>>
  const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }
  const signInElsewhere = (owner: Owner) => make.signIn(owner.user.id)

  test.each<[way: string, end: (owner: Owner) => ReturnType<typeof call>]>([
    ['a sign-out', ({ token }) => call('POST', '/logout', { token })],
    [
      'the end of its session from another place',
      async (owner) => {
        const token = await signInElsewhere(owner)
        const { data } = (await call('GET', '/account/sessions', { token })).body
        const { id } = data.find(({ current }: { current: boolean }) => !current)
        return call('DELETE', `/account/sessions/${id}`, { token })
      },
    ],
    [
      'the end of all other sessions',
      async (owner) => call('DELETE', '/account/sessions', { token: await signInElsewhere(owner) }),
    ],
    [
      'a change of the password in another place',
      async (owner) =>
        call('PUT', '/account/password', {
          token: await signInElsewhere(owner),
          body: { current_password: PASSWORD, ...chosen },
        }),
    ],
    [
      'a new password by a link',
      async ({ user }) =>
        call('POST', '/reset-password', { body: { token: await make.link(user, 'reset_password'), ...chosen } }),
    ],
    [
      'a suspension',
      async ({ user }) =>
        call('POST', `/admin/users/${user.id}/suspend`, {
          token: (await make.admin()).token,
          body: { reason: 'Lažni profil' },
        }),
    ],
    ['the deletion of its account', ({ token }) => call('DELETE', '/account', { token, body: { password: PASSWORD } })],
  ])(
    'without waiting for a heartbeat after %s, whichever node was asked',
    async (_way, end) => {
      const owner = await make.professional()
      const streams = [await openStream(here, owner.token), await openStream(there, owner.token)]
      for (const { nextOf } of streams) await nextOf('counts')
      expect((await end(owner)).status).toBeLessThan(300)
      for (const { next } of streams) expect(await next()).toBeUndefined()
    },
    // The first heartbeat comes after twenty seconds.
    10_000,
  )

  test('for the oldest of more than five of an account, which is asked to wait', async () => {
    const { id: professional_id, token } = await make.professional()
    const streams = []
    for (let number = 0; number < 6; number++) {
      const stream = await openStream(here, token)
      await stream.nextOf('counts')
      streams.push(stream)
    }
    const [oldest, second] = streams
    expect(await oldest?.nextMessage()).toEqual({ retry: '60000' })
    expect(await oldest?.nextMessage()).toBeUndefined()
    await send((await make.couple()).token, professional_id)
    expect(await second?.next()).toMatchObject({ event: 'lead' })
  })

  test('at once when the server closes, and none begins any more', async () => {
    const node = await makeTestApp()
    onTestFinished(node.close)
    const origin = await listen(node.app)
    const { token } = await node.make.professional()
    const { nextOf, next } = await openStream(origin, token)
    await nextOf('counts')
    await node.app.close()
    expect(await next()).toBeUndefined()
    await expect(openStream(origin, token)).rejects.toThrow('fetch failed')
  })
})

test('a couple follows its own leads, and nobody else’s', async () => {
  const { id, token } = await make.professional()
  const [couple, stranger] = [await make.couple(), await make.couple()]
  const [own, strange] = [await openStream(there, couple.token), await openStream(there, stranger.token)]
  for (const { nextOf } of [own, strange]) expect((await nextOf('counts')).data).toEqual(counts)

  const sent = (await send(couple.token, id)).body.data
  expect(await own.next()).toEqual({ event: 'lead', id: sent.id, data: sent })
  expect((await own.next())?.data).toEqual({ ...counts, new: 1, total: 1 })
  const changed = await call('PUT', `/leads/${sent.id}`, { token, body: { status: 'contacted' } })
  expect(changed.status).toBe(200)
  const asGot = (await call('GET', `/leads/${sent.id}`, { token: couple.token })).body.data
  expect(await own.next()).toEqual({ event: 'lead', id: sent.id, data: asGot })
  expect((await own.next())?.data).toEqual({ ...counts, contacted: 1, total: 1 })

  const theirs = (await send(stranger.token, id)).body.data
  expect(await strange.next()).toMatchObject({ event: 'lead', id: theirs.id })
})

test('the stream is for couples and professionals', async () => {
  const anonymous = await call('GET', '/leads/stream')
  expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated'])
  const { status, body } = await call('GET', '/leads/stream', { token: (await make.admin()).token })
  expect([status, body.code]).toEqual([403, 'forbidden'])
})
