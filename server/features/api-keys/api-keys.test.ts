import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { isApiKey } from '#server/api-key.ts'
import { hashToken } from '#server/token.ts'

const { call, startNode, clock, db, database, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)
const other = await startNode()

type Owner = Awaited<ReturnType<typeof make.professional>>

const input = { name: 'Naša stranica', scope: 'read' }
const create = ({ token }: { token: string }, body: object = input, node = { call }) =>
  node.call('POST', '/api-keys', { token, body })
const list = async ({ token }: Owner) => (await call('GET', '/api-keys', { token })).body.data
const revoke = ({ token }: Owner, id: number, node = { call }) => node.call('DELETE', `/api-keys/${id}`, { token })

async function withKey(scope = 'read', expires_on: string | null = null) {
  const owner = await make.professional()
  const { id, key } = (await create(owner, { ...input, scope, expires_on })).body.data
  return { owner, id: id as number, key: key as string }
}

const statusOf = async (key: string, node = { call }) => (await node.call('GET', '/leads', { token: key })).status

describe('a new key', () => {
  test('is shown once, and stored as a hash with its ends alone', async () => {
    const owner = await make.professional()
    const { status, headers, body } = await create(owner, { ...input, expires_on: '2027-12-31' })
    const { key, ...shown } = body.data
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(key).toMatch(/^zvk_[\w-]{49}$/)
    expect(shown).toEqual({
      id: expect.any(Number),
      ...input,
      masked_key: `${key.slice(0, 8)}…${key.slice(-4)}`,
      created_at: clock.now().toISOString(),
      expires_on: '2027-12-31',
      expired: false,
      last_used_at: null,
    })
    expect(await list(owner)).toEqual([shown])
    const { rows } = await database.pool.query<{ row: string; hash: Buffer }>(
      'select k::text as row, key_hash as hash from api_keys as k where id = $1',
      [shown.id],
    )
    expect(rows[0]?.hash).toEqual(hashToken(key))
    expect(rows[0]?.row).not.toContain(key.slice(8, -4))
  })

  test('is told to its owner by mail', async () => {
    const { id } = await withKey()
    expect(await queuedMails(db)).toContainEqual({ kind: 'api_key_created', api_key_id: id })
  })

  test.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['scope', { scope: 'admin' }],
    ['scope', { scope: undefined }],
    ['expires_on', { expires_on: '2027-03-14' }],
    ['expires_on', { expires_on: '2027-02-30' }],
  ])('with a wrong %s is refused: %j', async (field, fault) => {
    const { status, body } = await create(await make.professional(), { ...input, ...fault })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('is never one more than ten, of however many requests at once', async () => {
    const owner = await make.professional()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => create(owner, input, index % 2 === 0 ? { call } : other)),
    )
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    expect([countOf(201), countOf(422)]).toEqual([10, 4])
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
      name: ['Možete imati najviše 10 ključeva. Za novi opozovite neki od njih.'],
    })
    const [newest] = await list(owner)
    await revoke(owner, newest.id)
    expect((await create(owner)).status).toBe(201)
  })

  test('is not made while its account is deleted, and holds up no deletion', async () => {
    const owner = await make.professional()
    const { both } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', owner.user.id).forUpdate().execute()
      const deletion = call('DELETE', '/account', { token: owner.token, body: { password: PASSWORD } })
      await untilWaitingForRows(db, 1)
      const started = Promise.all([deletion, create(owner)])
      await untilWaitingForRows(db, 2)
      return { both: started }
    })
    expect((await both).map(({ status }) => status)).toEqual([204, 401])
  })

  test('is not made by a session that ends meanwhile, though its account has another', async () => {
    const owner = await make.professional()
    await make.signIn(owner.user.id)
    const ending = await database.pool.connect()
    onTestFinished(() => ending.release())
    await ending.query('begin')
    const first = 'delete from sessions where id = (select min(id) from sessions where user_id = $1)'
    await ending.query(first, [owner.user.id])
    const answer = create(owner)
    await eventually(async () => {
      const { rowCount } = await database.pool.query(
        "select from pg_locks where not granted and locktype = 'transactionid'",
      )
      expect(rowCount).toBe(1)
    })
    await ending.query('commit')
    expect((await answer).status).toBe(401)
    expect((await database.pool.query('select from api_keys where user_id = $1', [owner.user.id])).rowCount).toBe(0)
  })
})

describe('a key', () => {
  test('stands for its professional in the scope that it has', async () => {
    const { owner, key } = await withKey('read')
    await make.lead({ professional_id: owner.id })
    const read = await call('GET', '/leads', { token: key })
    expect([read.status, read.body.total]).toEqual([200, 1])
    const event = { event_type: 'blocked', event_date: '2027-08-21' }
    const refused = await call('POST', '/events', { token: key, body: event })
    expect([refused.status, refused.body, refused.headers['www-authenticate']]).toEqual([
      403,
      {
        code: 'forbidden',
        message: 'Ovaj API ključ smije samo čitati. Za ovaj poziv potreban je ključ koji smije i mijenjati.',
      },
      'Bearer error="insufficient_scope", scope="write"',
    ])
    const { key: writing } = (await create(owner, { ...input, scope: 'write' })).body.data
    expect((await call('POST', '/events', { token: writing, body: event })).status).toBe(201)
  })

  test('knows its owner in a call for everyone that is open to it, and in no other', async () => {
    const owner = await make.professional({ status: 'pending' })
    const { key } = (await create(owner, { ...input, scope: 'write' })).body.data
    expect((await call('GET', `/professionals/${owner.id}`, { token: key })).status).toBe(200)
    const { status, body } = await call('POST', '/confirm-email', {
      token: key,
      body: { token: await make.link(owner.user, 'confirm_email') },
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']])
  })

  test('that was mistyped, or is of another form, is no key', async () => {
    const { key } = await withKey()
    const last = key.at(-1) === 'A' ? 'Q' : 'A'
    const strangers = [key.slice(0, -1), key.slice(0, -1) + last, `${key}A`, key.slice(4), `zvk_${'A'.repeat(49)}`]
    for (const stranger of strangers) expect(await statusOf(stranger)).toBe(401)
    expect(isApiKey(key)).toBe(true)
    expect(strangers.filter(isApiKey)).toEqual([])
  })

  test('is valid to the end of its last day in Zagreb, and shown as expired after it', async () => {
    const now = clock.now()
    onTestFinished(() => clock.set(now))
    const { owner, key } = await withKey('read', '2027-03-20')
    clock.set(new Date('2027-03-20T22:59:59Z'))
    expect(await statusOf(key)).toBe(200)
    clock.set(new Date('2027-03-20T23:00:00Z'))
    expect(await statusOf(key)).toBe(401)
    const { token } = { token: await make.signIn(owner.user.id) }
    expect((await list({ ...owner, token }))[0]).toMatchObject({ expired: true, expires_on: '2027-03-20' })
  })

  test('that has expired takes no place of the ten', async () => {
    const owner = await make.professional()
    for (let number = 0; number < 10; number++) await create(owner, { ...input, expires_on: '2027-03-15' })
    expect((await create(owner)).status).toBe(422)
    const now = clock.now()
    onTestFinished(() => clock.set(now))
    clock.set(new Date('2027-03-15T23:00:00Z'))
    expect((await create(owner)).status).toBe(201)
  })

  test('is revoked at once on every node', async () => {
    const { owner, id, key } = await withKey()
    expect([await statusOf(key), await statusOf(key, other)]).toEqual([200, 200])
    expect((await revoke(owner, id, other)).status).toBe(204)
    expect([await statusOf(key), await statusOf(key, other)]).toEqual([401, 401])
    const again = await revoke(owner, id)
    expect([again.status, again.body.message]).toEqual([404, 'Ključ nije pronađen. Možda je već opozvan.'])
  })

  test('notes its use once a minute, however many requests come', async () => {
    const { owner, key } = await withKey()
    const usedAt = async () => (await list(owner))[0].last_used_at
    const first = clock.now()
    await Promise.all(Array.from({ length: 8 }, (_, index) => statusOf(key, index % 2 === 0 ? { call } : other)))
    await eventually(async () => expect(await usedAt()).toBe(first.toISOString()))
    clock.forward(59)
    await statusOf(key)
    clock.forward(1)
    await statusOf(key)
    await eventually(async () => expect(await usedAt()).toBe(new Date(first.getTime() + 60_000).toISOString()))
  })

  test('waits for nobody who notes its use', async () => {
    const { id, key } = await withKey()
    const noting = await database.pool.connect()
    onTestFinished(async () => {
      await noting.query('rollback')
      noting.release()
    })
    await noting.query('begin')
    await noting.query('select from api_keys where id = $1 for update', [id])
    expect(await statusOf(key)).toBe(200)
  })

  test('is limited together with the sessions of its account', async () => {
    const node = await makeTestApp({ config: { rateLimitFactor: 0.001 } })
    onTestFinished(node.close)
    const owner = await node.make.professional()
    const { key } = (await node.call('POST', '/api-keys', { token: owner.token, body: { ...input, scope: 'write' } }))
      .body.data
    const body = { event_type: 'blocked', event_date: '2027-08-21' }
    expect((await node.call('POST', '/events', { token: owner.token, body })).status).toBe(201)
    expect((await node.call('POST', '/events', { token: key, body })).status).toBe(429)
  })
})

describe('with the account', () => {
  const isAlive = async (key: string) => (await statusOf(key)) === 200
  const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }

  test('a key sleeps while it is suspended', async () => {
    const { owner, key } = await withKey()
    const { token } = await make.admin()
    const reason = { reason: 'Lažni profil' }
    expect((await call('POST', `/admin/users/${owner.user.id}/suspend`, { token, body: reason })).status).toBe(200)
    expect(await isAlive(key)).toBe(false)
    expect((await call('POST', `/admin/users/${owner.user.id}/restore`, { token })).status).toBe(200)
    expect(await isAlive(key)).toBe(true)
  })

  test('a key ends when it is deleted', async () => {
    const { owner, key } = await withKey()
    expect((await call('DELETE', '/account', { token: owner.token, body: { password: PASSWORD } })).status).toBe(204)
    expect(await isAlive(key)).toBe(false)
  })

  test('a key goes on after a change of the password by its owner', async () => {
    const { owner, key } = await withKey()
    const body = { current_password: PASSWORD, ...chosen }
    expect((await call('PUT', '/account/password', { token: owner.token, body })).status).toBe(200)
    expect((await call('DELETE', '/account/sessions', { token: owner.token })).status).toBe(204)
    expect(await isAlive(key)).toBe(true)
  })

  test('a key ends with a new password by a link', async () => {
    const { owner, key } = await withKey()
    const body = { token: await make.link(owner.user, 'reset_password'), ...chosen }
    expect((await call('POST', '/reset-password', { body })).status).toBe(200)
    expect(await isAlive(key)).toBe(false)
  })

  test('a key is exported, without its secret', async () => {
    const { owner, key } = await withKey()
    const { body, text } = await call('GET', '/account/export', { token: owner.token })
    expect(body.api_keys).toEqual(await list(owner))
    expect(text).not.toContain(key.slice(4, -4))
  })
})
