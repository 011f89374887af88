import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { createLinkToken, removeExpiredLinks } from './link-service.ts'
import { removeOldFormerAddresses } from './service.ts'

const { app, call, make, db, deps, clock, startNode, close } = await makeTestApp()
afterAll(close)

const HOUR = 3_600
const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }
const expired = 'Poveznica više ne vrijedi. Zatražite novu.'
const used = 'Ovom je poveznicom lozinka već promijenjena. Prijavite se novom lozinkom.'
const logIn = (email: string, password: string) => call('POST', '/login', { body: { email, password } })
const isSignedIn = async (token: string) => (await call('GET', '/auth/me', { token })).status === 200

const tokensOf = (userId: number) =>
  db.selectFrom('account_tokens').select(['token_hash', 'purpose']).where('user_id', '=', userId).execute()

const mailsTo = async (userId: number) =>
  (await queuedMails(db)).filter((mail) => 'user_id' in mail && mail.user_id === userId)

describe('a forgotten password', () => {
  const forget = (email: unknown) => call('POST', '/forgot-password', { body: { email } })

  test('is answered alike whether there is such an account or not, and only an account gets mail', async () => {
    const user = await make.couple({ email: 'Zaboravna@primjer.test' })
    const before = await queuedMails(db)
    for (const email of [' zaboravna@PRIMJER.test', 'nitko@primjer.test']) {
      const { status, body } = await forget(email)
      expect([status, body]).toEqual([
        202,
        { message: 'Ako račun s tom adresom postoji, poslali smo poveznicu za novu lozinku.' },
      ])
    }
    const added = (await queuedMails(db)).slice(before.length)
    expect(added).toEqual([{ kind: 'reset_password', user_id: user.id }])
  })

  test('of a suspended account gets no mail', async () => {
    const user = await make.couple({ suspended_at: clock.now(), suspension_reason: 'Neželjene poruke.' })
    expect((await forget(user.email)).status).toBe(202)
    expect(await mailsTo(user.id)).toEqual([])
  })

  test('asked for twice at once sends one mail, and no link of before ends, as anybody may ask', async () => {
    const user = await make.couple()
    const old = await make.link(user, 'reset_password')
    const confirmation = await make.link(user, 'confirm_email')
    await forget(user.email)
    await forget(user.email)
    expect(await mailsTo(user.id)).toEqual([{ kind: 'reset_password', user_id: user.id }])
    expect((await call('POST', '/confirm-email', { body: { token: confirmation, password: PASSWORD } })).status).toBe(
      200,
    )
    expect((await call('POST', '/reset-password', { body: { token: old, ...chosen } })).status).toBe(200)
  })

  test('asked for from many networks sends five mails an hour, and the owner gets the same answer all the time', async () => {
    const user = await make.couple()
    const links: string[] = []
    const askFrom = async (network: number) => {
      const remoteAddress = `198.51.100.${network}`
      const payload = { email: user.email }
      const asked = await app.inject({ method: 'POST', url: '/api/v1/forgot-password', payload, remoteAddress })
      // Sends what is queued.
      const ofUser = sql`payload ->> 'kind' = 'reset_password' and payload ->> 'user_id' = ${String(user.id)}`
      const queued = await sql`delete from graphile_worker._private_jobs where ${ofUser} returning id`.execute(db)
      for (const _ of queued.rows) links.push(await createLinkToken(deps, user.id, 'reset_password', user.email))
      return asked.statusCode
    }
    for (let number = 0; number < 30; number++) expect(await askFrom(Math.floor(number / 5))).toBe(202)
    expect(links).toHaveLength(5)
    clock.forward(HOUR - 1)
    expect([await askFrom(50), links.length]).toEqual([202, 5])
    clock.forward(1)
    for (let number = 0; number < 10; number++) await askFrom(51 + Math.floor(number / 5))
    expect(links).toHaveLength(10)
    // One that is used ends the others, so the next request gets a new one at once.
    expect((await call('POST', '/reset-password', { body: { token: links[7], ...chosen } })).status).toBe(200)
    expect([await askFrom(60), links.length]).toEqual([202, 11])
  })

  test.each(['', 'nije', null, 5])('with the address %j is refused by its field', async (email) => {
    const { status, body } = await forget(email)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['email']])
  })

  test('is throttled by account, after a restart too, and tells nobody whose it is', async () => {
    const { email } = await make.couple()
    for (const address of [email, 'tko.zna@primjer.test']) {
      const answers = []
      for (let number = 0; number < 5; number++) answers.push((await forget(address)).status)
      expect(answers).toEqual([202, 202, 202, 202, 202])
      const restarted = await startNode()
      const body = { email: address.toUpperCase() }
      const refused = await restarted.call('POST', '/forgot-password', { body })
      expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
    }
    const rows = await db.selectFrom('rate_limits').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/primjer|127\.0\.0\.1/i)
  })
})

describe('a link for a new password', () => {
  const reset = (token: unknown, changes: object = {}) =>
    call('POST', '/reset-password', { body: { token, ...chosen, ...changes } })

  test('sets it, once, and ends every session', async () => {
    clock.forward(HOUR)
    const user = await make.couple()
    const other = await make.signIn(user.id)
    const token = await make.link(user, 'reset_password')
    const { status, body } = await reset(token)
    expect([status, body]).toEqual([200, { message: 'Lozinka je promijenjena. Prijavite se novom lozinkom.' }])
    for (const ended of [user.token, other]) expect(await isSignedIn(ended)).toBe(false)
    expect(await mailsTo(user.id)).toEqual([{ kind: 'password_changed', user_id: user.id }])
    expect((await logIn(user.email, chosen.password)).status).toBe(200)
    expect((await logIn(user.email, PASSWORD)).status).toBe(422)
    const again = await reset(token, { password: 'opet druga', password_confirmation: 'opet druga' })
    expect([again.status, again.body]).toEqual([409, { message: used, code: 'conflict' }])
  })

  test('ends the others that were sent before it', async () => {
    const user = await make.couple()
    // Of a mail that was sent another time, since its first sending seemed to fail.
    const [first, second] = [
      await createLinkToken(deps, user.id, 'reset_password', user.email),
      await createLinkToken(deps, user.id, 'reset_password', user.email),
    ]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).body.errors).toEqual({ token: [expired] })
  })

  test('is checked without being used', async () => {
    const check = (token: unknown) => call('POST', '/reset-password/check', { body: { token } })
    const user = await make.couple()
    const token = await make.link(user, 'reset_password')
    for (let times = 0; times < 2; times++) expect((await check(token)).status).toBe(204)
    expect((await reset(token)).status).toBe(200)
    const other = await make.link(user, 'confirm_email')
    for (const invalid of [other, 'abc', 'A'.repeat(43)]) {
      const { status, body } = await check(invalid)
      expect([status, body.errors]).toEqual([422, { token: [expired] }])
    }
  })

  test('used twice at once works once', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'reset_password')
    const other = { password: 'opet druga', password_confirmation: 'opet druga' }
    const answers = await Promise.all([reset(token), reset(token, other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [first, second] = [await logIn(user.email, chosen.password), await logIn(user.email, other.password)]
    expect([first.status, second.status]).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 422)))
  })

  test('sent again with the same password, as where the answer was lost, is answered alike and changes nothing', async () => {
    clock.forward(HOUR)
    const user = await make.couple()
    const token = await make.link(user, 'reset_password')
    const [first, atOnce] = await Promise.all([reset(token), reset(token)])
    const { token: session } = (await logIn(user.email, chosen.password)).body
    clock.forward(599)
    await removeExpiredLinks(deps)
    const later = await reset(token)
    for (const again of [atOnce, later]) expect([again.status, again.text]).toEqual([200, first.text])
    expect(await mailsTo(user.id)).toEqual([{ kind: 'password_changed', user_id: user.id }])
    expect(await isSignedIn(session)).toBe(true)
    const check = await call('POST', '/reset-password/check', { body: { token } })
    expect([check.status, check.body]).toEqual([409, { message: used, code: 'conflict' }])
    clock.forward(1)
    expect((await reset(token)).body.errors).toEqual({ token: [expired] })
    expect((await call('POST', '/reset-password/check', { body: { token } })).body.errors).toEqual({ token: [expired] })
  })

  test('that is over and was never used is none, though the password is the account’s', async () => {
    const user = await make.couple()
    const token = await createLinkToken(deps, user.id, 'reset_password', user.email)
    clock.forward(HOUR)
    const same = { password: PASSWORD, password_confirmation: PASSWORD }
    expect((await reset(token, same)).body.errors).toEqual({ token: [expired] })
    expect(await isSignedIn(user.token)).toBe(true)
  })

  test('sent again after the password was changed once more is none, with whichever password', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'reset_password')
    await reset(token)
    const { token: session } = (await logIn(user.email, chosen.password)).body
    const other = { password: 'opet druga', password_confirmation: 'opet druga' }
    const change = { current_password: chosen.password, ...other }
    expect((await call('PUT', '/account/password', { token: session, body: change })).status).toBe(200)
    for (const password of [{}, other]) expect((await reset(token, password)).body.errors).toEqual({ token: [expired] })
    expect((await call('POST', '/reset-password/check', { body: { token } })).body.errors).toEqual({ token: [expired] })
  })

  test('that was used tells nobody of the account once a new one was asked for, or while it is suspended', async () => {
    const [user, suspended] = [await make.couple(), await make.couple()]
    const tokens = [await make.link(user, 'reset_password'), await make.link(suspended, 'reset_password')]
    for (const token of tokens) expect((await reset(token)).status).toBe(200)
    await call('POST', '/forgot-password', { body: { email: user.email } })
    await call('POST', `/admin/users/${suspended.id}/suspend`, {
      token: (await make.admin()).token,
      body: { reason: 'Prevara.' },
    })
    for (const token of tokens)
      for (const answer of [await reset(token), await call('POST', '/reset-password/check', { body: { token } })])
        expect([answer.status, answer.body.errors]).toEqual([422, { token: [expired] }])
  })

  test('ends after an hour', async () => {
    const user = await make.couple()
    const [late, inTime] = [
      await createLinkToken(deps, user.id, 'reset_password', user.email),
      await createLinkToken(deps, user.id, 'reset_password', user.email),
    ]
    clock.forward(HOUR - 1)
    expect((await reset(inTime)).status).toBe(200)
    const other = await make.couple()
    const otherToken = await createLinkToken(deps, other.id, 'reset_password', other.email)
    clock.forward(HOUR)
    for (const token of [late, otherToken]) expect((await reset(token)).body.errors).toEqual({ token: [expired] })
  })

  test('of another purpose is none, and neither is one of an address that the account no longer has', async () => {
    const user = await make.couple()
    const confirmation = await make.link(user, 'confirm_email')
    const toOldAddress = await make.link({ ...user, email: 'bivsa@primjer.test' }, 'reset_password')
    for (const token of [confirmation, toOldAddress]) expect((await reset(token)).status).toBe(422)
    expect(await isSignedIn(user.token)).toBe(true)
  })

  test('is stored as a hash alone', async () => {
    const user = await make.couple()
    const token = await createLinkToken(deps, user.id, 'reset_password', user.email)
    expect(token).toMatch(/^[\w-]{43}$/)
    const [row] = await tokensOf(user.id)
    expect(row?.token_hash).toHaveLength(32)
    expect(row?.token_hash.toString('base64url')).not.toBe(token)
  })

  test.each([
    [{ token: undefined }, { token: ['Ovo polje je obavezno.'] }],
    [{ token: 'x' }, { token: [expired] }],
    [{ token: 'A'.repeat(43) }, { token: [expired] }],
    [{ password: 'kratka', password_confirmation: 'kratka' }, { password: ['Lozinka mora imati najmanje 8 znakova.'] }],
    [{ password_confirmation: 'druga lozinka' }, { password_confirmation: ['Lozinke se ne podudaraju'] }],
  ])('with %j is refused by its field', async (changes, errors) => {
    const token = await make.link(await make.couple(), 'reset_password')
    const { status, body } = await reset(token, changes)
    expect([status, body.errors]).toEqual([422, errors])
  })
})

test('former addresses whose mail never went are swept away after a week', async () => {
  const { id } = await make.couple()
  const former = { user_id: id, email: 'prije@primjer.test', created_at: clock.now() }
  await db.insertInto('former_addresses').values(former).execute()
  const stored = () => db.selectFrom('former_addresses').select('email').where('user_id', '=', id).execute()
  clock.forward(6 * 24 * HOUR)
  await removeOldFormerAddresses(deps)
  expect(await stored()).toHaveLength(1)
  clock.forward(2 * 24 * HOUR)
  await removeOldFormerAddresses(deps)
  expect(await stored()).toEqual([])
})

test('links that are over are swept away', async () => {
  const user = await make.couple()
  await createLinkToken(deps, user.id, 'reset_password', user.email)
  clock.forward(2 * HOUR)
  await removeExpiredLinks(deps)
  expect(await tokensOf(user.id)).toEqual([])
})
