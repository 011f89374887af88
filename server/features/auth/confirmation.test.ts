import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { createLinkToken } from './link-service.ts'

const { call, make, db, deps, clock, close } = await makeTestApp()
afterAll(close)

const HOUR = 3_600
const expired = 'Poveznica više ne vrijedi. Zatražite novu.'

const mailsTo = async (userId: number) =>
  (await queuedMails(db)).filter((mail) => 'user_id' in mail && mail.user_id === userId)

describe('confirming an address', () => {
  /** As the owner of the account, who is not signed in unless `session` is given. */
  const confirm = (token: string, proof: { session?: string; password?: string } = { password: PASSWORD }) =>
    call('POST', '/confirm-email', { token: proof.session, body: { token, password: proof.password } })
  const isConfirmed = async (token: string) => (await call('GET', '/auth/me', { token })).body.data.email_confirmed

  test('works by the link, once', async () => {
    const user = await make.couple()
    expect(await isConfirmed(user.token)).toBe(false)
    const token = await make.link(user, 'confirm_email')
    const { status, body } = await confirm(token)
    expect([status, body]).toEqual([200, { message: 'E-mail adresa je potvrđena.' }])
    expect(await isConfirmed(user.token)).toBe(true)
    clock.forward(10 * 60)
    expect((await confirm(token)).body.errors).toEqual({ token: [expired] })
  })

  test('is answered alike for ten minutes, also at once, as where the answer was lost', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'confirm_email')
    const atOnce = await Promise.all([confirm(token), confirm(token), confirm(token, { session: user.token })])
    clock.forward(10 * 60 - 1)
    const answers = [...atOnce, await confirm(token), await confirm(token, { session: user.token })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { status, body } = await confirm(token, { password: 'pogrešna' })
    expect([status, body.errors]).toEqual([422, { password: ['Lozinka nije ispravna.'] }])
    expect((await confirm(token, {})).status).toBe(422)
  })

  test('is not said again of an address that was changed since', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'confirm_email')
    await confirm(token)
    const change = { name: user.name, email: 'nova@primjer.test', phone: null, current_password: PASSWORD }
    expect((await call('PUT', '/account', { token: user.token, body: change })).status).toBe(200)
    expect((await confirm(token)).body.errors).toEqual({ token: [expired] })
    expect(await isConfirmed(user.token)).toBe(false)
  })

  test('needs no password of the person who is signed in to the account', async () => {
    const user = await make.couple()
    expect((await confirm(await make.link(user, 'confirm_email'), { session: user.token })).status).toBe(200)
    expect(await isConfirmed(user.token)).toBe(true)
  })

  test('is not done for a stranger by the owner of the address, who has the link alone', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'confirm_email')
    const stranger = (await make.couple()).token
    const needed = 'Upišite lozinku računa čiju adresu potvrđujete.'
    const wrong = 'Lozinka nije ispravna.'
    for (const [answer, message] of [
      [await confirm(token, {}), needed],
      [await confirm(token, { session: stranger }), needed],
      [await confirm(token, { password: 'pogrešna' }), wrong],
      [await confirm(token, { password: '' }), 'Ovo polje je obavezno.'],
    ] as const)
      expect([answer.status, answer.body.errors]).toEqual([422, { password: [message] }])
    expect(await isConfirmed(user.token)).toBe(false)
    // The link is still good for the right person.
    expect((await confirm(token)).status).toBe(200)
  })

  test('works for a week', async () => {
    const user = await make.couple()
    const token = await createLinkToken(deps, user.id, 'confirm_email', user.email)
    clock.forward(7 * 24 * HOUR)
    expect((await confirm(token)).status).toBe(422)
  })

  test('confirms no other address than the one the link went to', async () => {
    const user = await make.couple()
    const token = await make.link({ ...user, email: 'prosla@primjer.test' }, 'confirm_email')
    expect((await confirm(token)).status).toBe(422)
  })

  test('confirms no address that replaces it at the same moment', async () => {
    const user = await make.couple()
    const token = await make.link(user, 'confirm_email')
    const changing = await db.startTransaction().execute()
    await changing
      .updateTable('users')
      .set({ email: 'tudja@primjer.test', email_confirmed_at: null })
      .where('id', '=', user.id)
      .execute()
    const confirming = confirm(token)
    await untilWaitingForRows(db, 1)
    await changing.commit().execute()
    expect((await confirming).body.errors).toEqual({ token: [expired] })
    expect(await isConfirmed(user.token)).toBe(false)
  })

  test('can be asked for again, which ends the link of before', async () => {
    const user = await make.couple()
    const old = await make.link(user, 'confirm_email')
    const { status, body } = await call('POST', '/account/confirmation', { token: user.token })
    expect([status, body]).toEqual([202, { message: 'Poslali smo vam poveznicu za potvrdu e-mail adrese.' }])
    expect(await mailsTo(user.id)).toEqual([{ kind: 'confirm_email', user_id: user.id }])
    expect((await confirm(old)).status).toBe(422)
  })

  test('is not asked for again once it is done, nor by nobody', async () => {
    const user = await make.couple({ email_confirmed_at: clock.now() })
    const { status, body } = await call('POST', '/account/confirmation', { token: user.token })
    expect([status, body]).toEqual([200, { message: 'E-mail adresa je već potvrđena.' }])
    expect(await mailsTo(user.id)).toEqual([])
    expect((await call('POST', '/account/confirmation')).status).toBe(401)
  })

  test('is throttled by account', async () => {
    const { token } = await make.couple()
    const ask = () => call('POST', '/account/confirmation', { token })
    for (let number = 0; number < 5; number++) expect((await ask()).status).toBe(202)
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    // Fifteen mails about accounts go to an unconfirmed address in a day.
    for (let hour = 0; hour < 4; hour++) {
      clock.forward(HOUR)
      expect((await ask()).status).toBe(202)
    }
    clock.forward(HOUR)
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })
})
