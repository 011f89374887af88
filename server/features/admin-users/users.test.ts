import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { API_BASE } from '#contract/paths.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { createEventStreams } from '#server/http/event-streams.ts'

// A stream that ends does so without its heartbeat.
const eventStreams = createEventStreams({ heartbeatMs: 3_600_000 })
const { app, call, make, db, clock, close } = await makeTestApp({ eventStreams })
afterAll(close)
const admin = await make.admin({ name: 'Ana Admin' })
const { token } = admin

const suspend = (id: number, reason: unknown = 'Lažni upiti.', actor = token) =>
  call('POST', `/admin/users/${id}/suspend`, { token: actor, body: { reason } })
const restore = (id: number, actor = token) => call('POST', `/admin/users/${id}/restore`, { token: actor })
const list = async (query = '') => (await call('GET', `/admin/users${query}`, { token })).body
const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id)
const logIn = (email: string, password = PASSWORD) => call('POST', '/login', { body: { email, password } })
const isSignedIn = async (session: string) => (await call('GET', '/auth/me', { token: session })).status === 200

describe('the users', () => {
  test('are listed with their profile and what may be done with them', async () => {
    const { id, company_name, user } = await make.professional()
    expect((await list(`?search=${user.email}`)).data).toEqual([
      {
        id: user.id,
        name: user.name,
        email: user.email,
        role: 'professional',
        email_confirmed: false,
        created_at: user.created_at.toISOString(),
        professional: { id, company_name },
        suspended_at: null,
        suspension_reason: null,
        can_suspend: true,
      },
    ])
    expect((await list(`?search=${admin.email}`)).data).toMatchObject([{ professional: null, can_suspend: false }])
  })

  test('are found by name and address without diacritics, by role and by state', async () => {
    const couple = await make.couple({ name: 'Đurđa i Šime 50%', email: 'Duda@trazi.test' })
    const other = await make.admin({ name: 'Šime', email: 'sime@trazi.test' })
    for (const search of ['djurdja', 'SIME durda', 'duda@trazi', '50%25'])
      expect(await idsOf(`?search=${search}`)).toEqual([couple.id])
    for (const search of ['%25%25', '_ime', '%5C']) expect(await idsOf(`?search=${search}`)).toEqual([])
    expect(await idsOf('?search=trazi.test')).toEqual([other.id, couple.id])
    expect(await idsOf('?search=trazi.test&role=couple')).toEqual([couple.id])
    await suspend(couple.id)
    expect(await idsOf('?search=trazi.test&state=suspended')).toEqual([couple.id])
    expect(await idsOf('?search=trazi.test&state=active')).toEqual([other.id])
    expect(await list('?search=trazi.test&per_page=1&page=2')).toMatchObject({ data: [{ id: couple.id }], total: 2 })
    for (const query of ['?role=x', '?state=x'])
      expect((await call('GET', `/admin/users${query}`, { token })).status).toBe(422)
  })
})

describe('a suspended account', () => {
  test('is signed out everywhere, and only its password tells that it is suspended', async () => {
    const couple = await make.couple()
    const other = await make.signIn(couple.id)
    const { status, body } = await suspend(couple.id, ' Lažni upiti. ')
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({
        id: couple.id,
        suspended_at: clock.now().toISOString(),
        suspension_reason: 'Lažni upiti.',
        can_suspend: false,
      }),
    ])
    for (const ended of [couple.token, other]) expect(await isSignedIn(ended)).toBe(false)
    const message = 'Vaš je račun suspendiran. Za više informacija javite se našoj podršci.'
    expect(await logIn(couple.email)).toMatchObject({ status: 422, body: { errors: { email: [message] } } })
    expect((await logIn(couple.email, 'kriva lozinka')).body.errors).toEqual({
      email: ['E-mail ili lozinka nisu ispravni.'],
    })
    await restore(couple.id)
    expect((await logIn(couple.email)).status).toBe(200)
  })

  test('finds no way around by a new password', async () => {
    const couple = await make.couple()
    const links = [await make.link(couple, 'reset_password')]
    await suspend(couple.id)
    links.push(await make.link(couple, 'reset_password'))
    const before = await queuedMails(db)
    expect((await call('POST', '/forgot-password', { body: { email: couple.email } })).status).toBe(202)
    expect(await queuedMails(db)).toEqual(before)
    const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }
    const open = (link: string | undefined) => call('POST', '/reset-password', { body: { token: link, ...chosen } })
    for (const link of links) expect((await open(link)).status).toBe(422)
    await restore(couple.id)
    // An attacker may have asked for it before.
    expect((await open(links[0])).status).toBe(422)
    expect((await logIn(couple.email)).status).toBe(200)
  })

  test('ends the streams that it has open at once', async () => {
    const { user, token: owner } = await make.professional()
    const headers = { authorization: `Bearer ${owner}` }
    const answer = await app.inject({ url: API_BASE + '/leads/stream', headers, payloadAsStream: true })
    const whole = text(answer.stream())
    await suspend(user.id)
    expect(await whole).toMatch(/^retry: /)
  })

  test('keeps its enquiries', async () => {
    const couple = await make.couple()
    const professional = await make.professional()
    await make.lead({ couple_id: couple.id, professional_id: professional.id })
    await suspend(couple.id)
    expect((await call('GET', '/leads', { token: professional.token })).body.total).toBe(1)
  })

  test.each(['approved', 'pending', 'rejected'] as const)(
    'takes its %s profile from sight, and gives it back',
    async (status) => {
      const {
        id,
        user,
        token: owner,
      } = await make.professional({ status, rejection_reason: status === 'rejected' ? 'Jer.' : null })
      const seen = async (viewer?: string) => (await call('GET', `/professionals/${id}`, { token: viewer })).status
      const isPublic = status === 'approved'
      const couple = await make.couple()
      if (isPublic) await call('POST', '/favorites', { token: couple.token, body: { professional_id: id } })
      const favorites = async () => (await call('GET', '/favorites', { token: couple.token })).body.data
      const enquire = async () => {
        const body = { professional_id: id, event_date: '2027-06-12', message: 'Jeste li slobodni?' }
        return (await call('POST', '/leads', { token: couple.token, body })).status
      }
      expect(await seen()).toBe(isPublic ? 200 : 404)

      await suspend(user.id)
      expect([await seen(), await seen(couple.token), await seen(owner), await seen(token)]).toEqual([
        404, 404, 404, 200,
      ])
      const asAdmin = await call('GET', `/admin/professionals/${id}`, { token })
      expect(asAdmin.body.data).toMatchObject({ status, suspended: true })
      expect(await enquire()).toBe(422)
      if (isPublic) expect((await favorites())[0].professional ?? null).toBeNull()

      await restore(user.id)
      const renewed = await make.signIn(user.id)
      const back = isPublic ? 200 : 404
      expect([await seen(), await seen(couple.token), await seen(renewed)]).toEqual([back, back, 200])
      const answer = await call('GET', `/professionals/${id}`, { token: renewed })
      expect(answer.body.data.rejection_reason ?? null).toBe(status === 'rejected' ? 'Jer.' : null)
      if (isPublic) expect((await favorites())[0].professional).toMatchObject({ id })
    },
  )

  test('opens its calendar to nobody who follows it', async () => {
    const { user, token: owner } = await make.professional()
    const { url } = (await call('POST', '/calendar-feed', { token: owner })).body.data
    const status = async () => (await app.inject(new URL(url).pathname)).statusCode
    expect(await status()).toBe(200)
    await suspend(user.id)
    expect(await status()).toBe(404)
    await restore(user.id)
    expect(await status()).toBe(200)
  })
})

describe('suspending', () => {
  test('is told in the log, and so is restoring', async () => {
    const { id, user } = await make.professional()
    await suspend(user.id)
    await restore(user.id)
    const { body } = await call('GET', `/admin/professionals/${id}/log`, { token })
    const common = { actor: { id: admin.id }, user: { id: user.id, name: user.name }, professional: { id } }
    expect(body.data).toMatchObject([
      { ...common, action: 'user_restored', from: 'suspended', to: 'active', reason: null },
      { ...common, action: 'user_suspended', from: 'active', to: 'suspended', reason: 'Lažni upiti.' },
    ])
  })

  test('is told to the person by a mail, and so is restoring, which takes the place of one not sent yet', async () => {
    const couple = await make.couple()
    const mails = async () => (await queuedMails(db)).filter((mail) => 'user_id' in mail && mail.user_id === couple.id)
    await suspend(couple.id)
    expect(await mails()).toEqual([{ kind: 'account_suspended', user_id: couple.id }])
    await suspend(couple.id)
    await suspend(admin.id)
    await restore(couple.id)
    await restore(couple.id)
    expect(await mails()).toEqual([{ kind: 'account_restored', user_id: couple.id }])
  })

  test('happens once, and so does restoring', async () => {
    const { id } = await make.couple()
    expect((await restore(id)).body).toEqual({ message: 'Račun nije suspendiran.', code: 'invalid' })
    const answers = await Promise.all([suspend(id), suspend(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await suspend(id)).body).toEqual({ message: 'Račun je već suspendiran.', code: 'invalid' })
    const back = await Promise.all([restore(id), restore(id)])
    expect(back.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('of oneself is refused', async () => {
    expect((await suspend(admin.id)).body).toEqual({
      message: 'Ne možete suspendirati vlastiti račun.',
      code: 'invalid',
    })
    expect(await isSignedIn(token)).toBe(true)
  })

  test('needs a reason and somebody to suspend', async () => {
    const { id } = await make.couple()
    for (const reason of [undefined, ' ', 'x'.repeat(1001)]) {
      const answer = await call('POST', `/admin/users/${id}/suspend`, { token, body: { reason } })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']])
    }
    for (const answer of [await suspend(999_999), await restore(999_999)])
      expect([answer.status, answer.body.message]).toEqual([404, 'Korisnik nije pronađen.'])
  })
})

test('two admins who suspend each other at once leave one, who may not delete the account', async () => {
  const other = await makeTestApp()
  try {
    const [first, second] = [await other.make.admin(), await other.make.admin()]
    const body = { reason: 'x' }
    const answers = await Promise.all([
      other.call('POST', `/admin/users/${second.id}/suspend`, { token: first.token, body }),
      other.call('POST', `/admin/users/${first.id}/suspend`, { token: second.token, body }),
    ])
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const left = answers[0]?.status === 200 ? first : second
    const gone = await other.call('DELETE', '/account', { token: left.token, body: { password: PASSWORD } })
    expect([gone.status, gone.body.message]).toEqual([422, 'Jedini administrator ne može izbrisati svoj račun.'])
  } finally {
    await other.close()
  }
})
