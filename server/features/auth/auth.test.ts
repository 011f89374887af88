import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { processorTimeOf } from '#test/processor-time.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { logIn as logInByService } from './session-service.ts'

const { call, make, db, deps, clock, close } = await makeTestApp()
afterAll(close)

const couple = {
  role: 'couple',
  name: 'Iva i Marko',
  email: 'iva@primjer.test',
  password: 'dovoljno duga',
  password_confirmation: 'dovoljno duga',
}

const company = {
  ...couple,
  role: 'professional',
  company_name: 'Foto Val',
  category_id: 2,
  city: 'Split',
  description: '',
  price_range_min: '500',
  price_range_max: 1500.5,
  website: 'https://val.hr',
  instagram: '@foto.val',
}

const register = (body: object) => call('POST', '/register', { body })
const me = (token?: string) => call('GET', '/auth/me', { token })

describe('registration', () => {
  test('of a couple signs it in', async () => {
    const { status, headers, body } = await register({
      ...couple,
      email: ' Iva.Marko@Primjer.test ',
      phone: '+385 91 234 5678',
    })
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(Number),
        name: 'Iva i Marko',
        email: 'Iva.Marko@Primjer.test',
        phone: '+385912345678',
        role: 'couple',
        wedding_date: null,
      },
    })
    expect((await me(body.token)).body).toEqual({ data: { ...body.user, email_confirmed: false } })
  })

  test('sends a welcome', async () => {
    const { body } = await register({ ...couple, email: 'dobrodosli@primjer.test' })
    expect(await queuedMails(db)).toContainEqual({ kind: 'welcome', user_id: body.user.id })
  })

  test('stores neither the password nor the token', async () => {
    const { body } = await register({ ...couple, email: 'tajna@primjer.test' })
    const user = await db.selectFrom('users').selectAll().where('id', '=', body.user.id).executeTakeFirstOrThrow()
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const sessions = await db.selectFrom('sessions').select('token_hash').where('user_id', '=', user.id).execute()
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.token_hash).toHaveLength(32)
  })

  test('of a professional creates a pending profile', async () => {
    const { status, body } = await register({ ...company, email: 'val@primjer.test', city: 'split' })
    expect([status, body.user.role]).toEqual([201, 'professional'])
    const { id } = body.user.professional
    expect((await call('GET', `/professionals/${id}`)).status).toBe(404)
    const own = await call('GET', `/professionals/${id}`, { token: body.token })
    expect(own.body.data).toMatchObject({
      company_name: 'Foto Val',
      category: { name: 'Fotografija' },
      city: 'Split',
      description: null,
      price_range: '€ 500 - € 1.500,50',
      website: 'https://val.hr',
      instagram: 'foto.val',
      status: 'pending',
      premium: false,
    })
  })

  test('with the field for robots left empty is fine', async () => {
    expect((await register({ ...couple, email: 'prazno@primjer.test', referral_code: ' ' })).status).toBe(201)
  })

  test('that is refused sends no mail', async () => {
    const before = await queuedMails(db)
    expect((await register({ ...company, email: 'bez@primjer.test', category_id: 999 })).status).toBe(422)
    expect(await queuedMails(db)).toEqual(before)
  })

  test('assigns no field that it does not know', async () => {
    const { body } = await register({
      ...company,
      email: 'lukav@primjer.test',
      premium: true,
      status: 'approved',
      average_rating: 5,
      id: 1,
    })
    const profile = await call('GET', `/professionals/${body.user.professional.id}`, { token: body.token })
    expect(profile.body.data).toMatchObject({ premium: false, status: 'pending', average_rating: 0 })
  })

  test('with an address that is taken, in whatever case, is refused, also when both come at once', async () => {
    const message = 'Račun s ovom e-mail adresom već postoji.'
    const answers = await Promise.all(
      ['dvoje@primjer.test', 'DVOJE@primjer.test'].map((email) => register({ ...couple, email })),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]))
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      message,
      code: 'invalid',
      errors: { email: [message] },
    })
  })

  test('in letters by which mails go to an address that is taken is refused', async () => {
    const { email } = await make.couple()
    const [name = ''] = email.split('@')
    for (const host of ['ｐｒｉｍｊｅｒ.test', 'primjer.ⓣest', 'ᵖrimjer.test']) {
      const { status, body } = await register({ ...couple, email: `${name}@${host}` })
      expect([status, body.errors]).toEqual([422, { email: ['Račun s ovom e-mail adresom već postoji.'] }])
      expect((await call('POST', '/login', { body: { email: `${name}@${host}`, password: PASSWORD } })).status).toBe(
        200,
      )
    }
  })

  test('tells a network of ten addresses that have an account, and then nothing more for an hour', async () => {
    const node = await makeTestApp()
    onTestFinished(node.close)
    const { email } = await node.make.couple()
    const ask = (address: string) =>
      node.call('POST', '/register', { body: { ...couple, email: address } }).then(({ status }) => status)
    expect(await ask('nova@primjer.test')).toBe(201)
    for (let number = 0; number < 10; number++) expect(await ask(email)).toBe(422)
    // Also for an address without an account: a difference would tell of the others.
    expect([await ask(email), await ask('slobodna@primjer.test')]).toEqual([429, 429])
    node.clock.forward(3_600)
    expect(await ask('slobodna@primjer.test')).toBe(201)
  })

  test.each([
    [{ name: '\u200B\u2060' }, { name: ['Ovo polje je obavezno.'] }],
    [{ name: '\u3164' }, { name: ['Ovo polje je obavezno.'] }],
    [{ name: '💍 !' }, { name: ['Upišite barem jedno slovo ili znamenku.'] }],
    [{ role: 'admin' }, { role: ['Odaberite vrstu računa: par ili pružatelj usluge.'] }],
    [{ role: undefined }, { role: ['Odaberite vrstu računa: par ili pružatelj usluge.'] }],
    [{ name: ' ' }, { name: ['Ovo polje je obavezno.'] }],
    [{ email: 'nije' }, { email: ['Unesite ispravnu e-mail adresu.'] }],
    [{ email: 'a@b.hr\nBcc: c@d.hr' }, { email: ['Unesite ispravnu e-mail adresu.'] }],
    [
      { password: 'kratka1', password_confirmation: 'kratka1' },
      { password: ['Lozinka mora imati najmanje 8 znakova.'] },
    ],
    [{ password_confirmation: 'druga lozinka' }, { password_confirmation: ['Lozinke se ne podudaraju'] }],
    [
      { name: '', password_confirmation: 'druga lozinka' },
      { name: ['Ovo polje je obavezno.'], password_confirmation: ['Lozinke se ne podudaraju'] },
    ],
    [
      { password: 5, password_confirmation: null },
      { password: ['Ovo polje je obavezno.'], password_confirmation: ['Ovo polje je obavezno.'] },
    ],
    [{ phone: 'nazovi me' }, { phone: ['Unesite ispravan broj telefona.'] }],
    // Not called required, which it is not.
    [{ phone: 912345678 }, { phone: ['Vrijednost nije ispravnog oblika.'] }],
    [{ referral_code: 'ABC' }, { referral_code: ['Ovo polje ostavite praznim.'] }],
  ])('of a couple with %j is refused by its fields', async (changes, errors) => {
    const { status, body } = await register({ ...couple, ...changes })
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
  })

  test.each(['a@b..hr', 'a@.b.hr', 'a@b.hr.', 'a..b@c.hr', '.a@b.hr', 'a.@b.hr', 'a@-b.hr', 'a@b_c.hr', 'a@b'])(
    'takes %s for no address',
    async (email) => {
      const { status, body } = await register({ ...couple, email })
      expect([status, body.errors]).toEqual([422, { email: ['Unesite ispravnu e-mail adresu.'] }])
    },
  )

  test.each([
    [{ company_name: '' }, { company_name: ['Ovo polje je obavezno.'] }],
    [{ company_name: 'F\u043Eto Val' }, { company_name: [expect.stringContaining('nije latinično')] }],
    [{ category_id: '' }, { category_id: ['Ovo polje je obavezno.'] }],
    [{ category_id: 999 }, { category_id: ['Odaberite jednu od ponuđenih kategorija.'] }],
    [{ website: 'javascript:alert(1)' }, { website: ['Molimo unesite valjani URL (npr. https://www.primjer.hr).'] }],
    [{ price_range_min: -1 }, { price_range_min: ['Cijena mora biti broj od 0 naviše.'] }],
    [{ price_range_min: 2000 }, { price_range_max: ['Najviša cijena ne može biti manja od najniže.'] }],
    [{ instagram: 'dva imena' }, { instagram: ['Unesite korisničko ime na Instagramu, bez razmaka.'] }],
  ])('of a professional with %j is refused by its fields and leaves no account behind', async (changes, errors) => {
    const { status, body } = await register({ ...company, email: 'nitko@primjer.test', ...changes })
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
    expect(await db.selectFrom('users').select('id').where('email', '=', 'nitko@primjer.test').execute()).toEqual([])
  })
})

describe('signing in', () => {
  const logIn = (body: object) => call('POST', '/login', { body })

  test('takes the address in any case and gives a token of its own', async () => {
    const user = await make.couple({ email: 'Ana@Primjer.test' })
    const { status, body } = await logIn({ email: ' ana@primjer.TEST', password: PASSWORD })
    expect([status, body.user.id]).toEqual([200, user.id])
    expect(body.token).not.toBe(user.token)
    expect((await me(body.token)).status).toBe(200)
  })

  test('tells a professional the own profile', async () => {
    const { id, user } = await make.professional()
    const { body } = await logIn({ email: user.email, password: PASSWORD })
    expect(body.user).toEqual({
      id: user.id,
      name: user.name,
      email: user.email,
      phone: null,
      role: 'professional',
      professional: { id },
    })
  })

  test('fails alike for a wrong password and for an unknown address', async () => {
    const { email } = await make.couple()
    const answers = await Promise.all([
      logIn({ email, password: 'pogrešna' }),
      logIn({ email: 'nema@primjer.test', password: 'pogrešna' }),
    ])
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        422,
        {
          message: 'E-mail ili lozinka nisu ispravni.',
          code: 'invalid',
          errors: { email: ['E-mail ili lozinka nisu ispravni.'] },
        },
      ])
    }
  })

  test('begins no session with a password that is changed at the same moment', async () => {
    const { email, id } = await make.couple()
    const passwords = {
      ...deps.passwords,
      verify: async () => {
        await db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
        return true
      },
    }
    await expect(logInByService({ ...deps, passwords }, { email, password: PASSWORD })).rejects.toThrow(
      'E-mail ili lozinka nisu ispravni.',
    )
  })

  test('begins no session of an account that is suspended at the same moment', async () => {
    const { email, id } = await make.couple()
    const passwords = {
      ...deps.passwords,
      verify: async () => {
        await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', id).execute()
        return true
      },
    }
    await expect(logInByService({ ...deps, passwords }, { email, password: PASSWORD })).rejects.toThrow(
      'E-mail ili lozinka nisu ispravni.',
    )
  })

  test('knows a password whose letters have their marks apart, as some systems type them', async () => {
    const password = 'šećer i čokolada'
    const given = { ...couple, email: 'nives@primjer.test', password, password_confirmation: password.normalize('NFD') }
    expect((await register(given)).status).toBe(201)
    const body = { email: given.email, password: password.normalize('NFD'), remember: null }
    expect((await call('POST', '/login', { body })).status).toBe(200)
  })

  test('refuses a password of marks alone without sorting them, which would take seconds', async () => {
    const { email } = await make.couple()
    const password = `a${'\u0300'.repeat(15_000)}${'\u0316'.repeat(15_000)}`
    const sign = async () => expect(Object.keys((await logIn({ email, password })).body.errors)).toEqual(['password'])
    expect(await processorTimeOf(sign)).toBeLessThan(1_000)
  })

  test('does not trim the password', async () => {
    const { email } = await make.couple()
    expect((await logIn({ email, password: ` ${PASSWORD} ` })).status).toBe(422)
  })

  test.each([
    [{}, ['email', 'password']],
    [{ email: '', password: '' }, ['email', 'password']],
    [{ email: 'a@b.hr', password: 'x'.repeat(201) }, ['password']],
    [{ email: { $ne: null }, password: 'x' }, ['email']],
  ])('with %j is refused by its fields', async (body, fields) => {
    const answer = await logIn(body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields])
  })

  test('is throttled by account after ten failures, until the window ends', async () => {
    const { email } = await make.couple()
    for (let number = 0; number < 10; number++) await logIn({ email: email.toUpperCase(), password: 'pogrešna' })
    const refused = await logIn({ email, password: PASSWORD })
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    expect((await logIn({ email: (await make.couple()).email, password: PASSWORD })).status).toBe(200)
    clock.forward(901)
    expect((await logIn({ email, password: PASSWORD })).status).toBe(200)
  })

  test('that succeeds is not counted', async () => {
    const { email } = await make.couple()
    for (let number = 0; number < 12; number++) {
      const { status, headers } = await logIn({ email, password: PASSWORD })
      expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '9'])
    }
  })
})

describe('a session', () => {
  const HOUR = 3_600

  test('ends a day after its last use', async () => {
    const { token } = await make.couple()
    clock.forward(23 * HOUR)
    expect((await me(token)).status).toBe(200)
    clock.forward(23 * HOUR)
    expect((await me(token)).status).toBe(200)
    clock.forward(25 * HOUR)
    expect((await me(token)).status).toBe(401)
  })

  test('that is remembered ends thirty days after its last use', async () => {
    const { email } = await make.couple()
    const { body } = await call('POST', '/login', { body: { email, password: PASSWORD, remember: true } })
    clock.forward(29 * 24 * HOUR)
    expect((await me(body.token)).status).toBe(200)
    clock.forward(29 * 24 * HOUR)
    expect((await me(body.token)).status).toBe(200)
    clock.forward(31 * 24 * HOUR)
    expect((await me(body.token)).status).toBe(401)
  })

  test('ends ninety days after it began, however it is used', async () => {
    const { email } = await make.couple()
    const { body } = await call('POST', '/login', { body: { email, password: PASSWORD, remember: true } })
    for (let day = 1; day < 90; day++) {
      clock.forward(24 * HOUR)
      expect((await me(body.token)).status).toBe(200)
    }
    const [session] = (await call('GET', '/account/sessions', { token: body.token })).body.data
    expect(Date.parse(session.expires_at) - clock.now().getTime()).toBe(24 * HOUR * 1000)
    clock.forward(24 * HOUR)
    expect((await me(body.token)).status).toBe(401)
  })

  test('is not written at every request', async () => {
    const { id, token } = await make.couple()
    const lastUsed = async () =>
      (await db.selectFrom('sessions').select('last_used_at').where('user_id', '=', id).executeTakeFirstOrThrow())
        .last_used_at
    const begun = await lastUsed()
    clock.forward(4 * 60)
    await me(token)
    expect(await lastUsed()).toEqual(begun)
    clock.forward(2 * 60)
    await me(token)
    expect(await lastUsed()).toEqual(clock.now())
  })

  test('ends with signing out, and no other does', async () => {
    const { id, token } = await make.couple()
    const other = await make.signIn(id)
    expect((await call('POST', '/logout', { token })).body).toEqual({ message: 'Uspješno ste odjavljeni.' })
    expect((await me(token)).status).toBe(401)
    expect((await me(other)).status).toBe(200)
    expect((await call('POST', '/logout', { token })).status).toBe(401)
  })

  test.each(['', 'x', 'Bearer', 'a'.repeat(43), 'ž'.repeat(43)])('is not begun by the token “%s”', async (token) => {
    const { status, headers, body } = await me(token)
    expect([status, headers['www-authenticate'], body.code]).toEqual([401, 'Bearer', 'unauthenticated'])
  })
})
