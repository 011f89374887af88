import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { untilWaitingForRows } from '#test/locks.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { app, call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const wrong = 'Trenutačna lozinka nije ispravna.'
const isSignedIn = async (token: string) => (await call('GET', '/auth/me', { token })).status === 200
const logIn = (email: string, password: string) => call('POST', '/login', { body: { email, password } })
const confirmed = { email_confirmed_at: new Date('2027-01-01T10:00:00Z') }

type Person = { name: string; email: string; token: string }
const change = ({ token, name, email }: Person, changes: object) =>
  call('PUT', '/account', { token, body: { name, email, ...changes } })

describe('the own account', () => {
  test('is told to its owner', async () => {
    const couple = await make.couple({ phone: '091 234 5678', wedding_date: '2027-06-12' as never, ...confirmed })
    const { status, headers, body } = await call('GET', '/account', { token: couple.token })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body.data).toEqual({
      id: couple.id,
      name: couple.name,
      email: couple.email,
      phone: '091 234 5678',
      role: 'couple',
      email_confirmed: true,
      wedding_date: '2027-06-12',
      created_at: couple.created_at.toISOString(),
    })
  })

  test('tells the session of a couple its wedding date, and no other role of one', async () => {
    const couple = await make.couple({ wedding_date: '2027-06-12' as never })
    const me = async (token: string) => (await call('GET', '/auth/me', { token })).body.data
    expect(await me(couple.token)).toMatchObject({ role: 'couple', wedding_date: '2027-06-12' })
    expect(await me((await make.professional()).token)).not.toHaveProperty('wedding_date')
  })

  test('of a professional names the profile', async () => {
    const { id, token } = await make.professional()
    expect((await call('GET', '/account', { token })).body.data).toMatchObject({ professional: { id } })
  })

  test('is changed as a whole, in any role', async () => {
    for (const person of [await make.couple(confirmed), (await make.professional()).user, await make.admin()]) {
      const changes = { name: ' Nova Imena ', phone: '091/234-5678', wedding_date: '2028-05-06', role: 'admin', id: 1 }
      const { status, body } = await change(person, changes)
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          id: person.id,
          role: person.role,
          name: 'Nova Imena',
          phone: '+385912345678',
          wedding_date: '2028-05-06',
          email_confirmed: person.email_confirmed_at !== null,
        }),
      ])
      const emptied = await change(person, { phone: '', wedding_date: '' })
      expect(emptied.body.data).toMatchObject({ name: person.name, phone: null, wedding_date: null })
    }
  })

  test('keeps what a change leaves out, as two who share it change one thing each', async () => {
    const couple = await make.couple({ phone: '+385912345678', ...confirmed })
    const put = (body: object) => call('PUT', '/account', { token: couple.token, body })
    const answers = await Promise.all([put({ wedding_date: '2028-05-06' }), put({ phone: '' }), put({ name: 'Mi' })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await put({})).body.data).toMatchObject({
      name: 'Mi',
      email: couple.email,
      phone: null,
      wedding_date: '2028-05-06',
      email_confirmed: true,
    })
  })

  test('shows another name beside its reviews at once', async () => {
    const couple = await make.couple({ name: 'Prije' })
    const { professional_id } = await make.review({ couple_id: couple.id })
    const nameShown = async () =>
      (await call('GET', `/reviews?professional_id=${professional_id}`)).body.data[0].couple.name
    expect(await nameShown()).toBe('Prije')
    await change(couple, { name: 'Poslije' })
    expect(await nameShown()).toBe('Poslije')
  })

  test('takes its new name into the days that it has booked, where their owners did not name them', async () => {
    const couple = await make.couple({ name: 'Ana Horvat' })
    const { id: professional_id, token } = await make.professional()
    const book = async (event_date: string) => {
      const day = toCalendarDay(event_date)
      const { id } = await make.lead({ professional_id, couple_id: couple.id, status: 'contacted', event_date: day })
      expect((await call('PUT', `/leads/${id}`, { token, body: { status: 'booked' } })).status).toBe(200)
    }
    await book('2027-06-12')
    await book('2027-06-19')
    // Of nobody here, though it is called so.
    await make.event({ professional_id, day: '2027-06-26', event_type: 'booked', title: 'Vjenčanje Ana Horvat' })
    const events = async () => (await call('GET', '/events?per_page=10', { token })).body.data
    const titles = async () => (await events()).map(({ title }: { title: string }) => title)
    const [, second] = await events()
    await call('PUT', `/events/${second.id}`, { token, body: { title: 'Horvat, 90 gostiju' } })
    expect(await titles()).toEqual(['Vjenčanje Ana Horvat', 'Horvat, 90 gostiju', 'Vjenčanje Ana Horvat'])
    const feed = await call('POST', '/calendar-feed', { token })
    const read = async () => (await app.inject(new URL(feed.body.data.url).pathname)).payload
    expect(await read()).toContain('Vjenčanje Ana Horvat')
    expect((await change(couple, { name: 'Ana i Luka' })).status).toBe(200)
    expect(await titles()).toEqual(['Vjenčanje Ana i Luka', 'Horvat, 90 gostiju', 'Vjenčanje Ana Horvat'])
    expect(await read()).toContain('Vjenčanje Ana i Luka')
  })

  test('changed by two at once shows and stores the name of the later one everywhere', async () => {
    const couple = await make.couple({ name: 'Ana Horvat' })
    const { id: professional_id, token } = await make.professional()
    const { id } = await make.lead({ professional_id, couple_id: couple.id, status: 'contacted' })
    await call('PUT', `/leads/${id}`, { token, body: { status: 'booked' } })
    const { professional_id: reviewed } = await make.review({ couple_id: couple.id })
    const nameShown = async () => (await call('GET', `/reviews?professional_id=${reviewed}`)).body.data[0].couple.name
    const changes = [{ name: 'Ana i Luka' }, { name: 'Ana Horvat', phone: '+385911111111' }]
    const answers = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', couple.id).forUpdate().execute()
      const changing: ReturnType<typeof change>[] = []
      for (const [index, made] of changes.entries()) {
        changing.push(change(couple, made))
        await untilWaitingForRows(db, index + 1)
      }
      return changing
    })
    // The first is seen before the second comes to it.
    expect((await answers[0])?.status).toBe(200)
    await nameShown()
    expect((await answers[1])?.status).toBe(200)
    const { name } = (await call('GET', '/account', { token: couple.token })).body.data
    expect(await nameShown()).toBe(name)
    const [event] = (await call('GET', '/events', { token })).body.data
    expect(event.title).toBe(`Vjenčanje ${name}`)
  })

  test('gets another address with the password alone; it is to be confirmed, and old links end', async () => {
    const couple = await make.couple(confirmed)
    const oldLink = await make.link(couple, 'reset_password')
    const email = `novi-${couple.email}`
    expect((await change(couple, { email })).body.errors).toEqual({ current_password: ['Ovo polje je obavezno.'] })
    const guessed = await change(couple, { email, current_password: 'pogrešna' })
    expect([guessed.status, guessed.body.errors]).toEqual([422, { current_password: [wrong] }])
    expect((await call('GET', '/account', { token: couple.token })).body.data.email).toBe(couple.email)

    const { body } = await change(couple, { email, current_password: PASSWORD })
    expect(body.data).toMatchObject({ email, email_confirmed: false })
    expect(await queuedMails(db)).toContainEqual({ kind: 'confirm_email', user_id: couple.id })
    const former = db.selectFrom('former_addresses').select(['id', 'email']).where('user_id', '=', couple.id)
    const { id, email: formerEmail } = await former.executeTakeFirstOrThrow()
    expect(formerEmail).toBe(couple.email)
    expect(await queuedMails(db)).toContainEqual({ kind: 'address_changed', former_address_id: id })
    const reset = { token: oldLink, password: 'osam znakova', password_confirmation: 'osam znakova' }
    expect((await call('POST', '/reset-password', { body: reset })).status).toBe(422)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  test('that goes back to an address of before has none of the links that went there then', async () => {
    const couple = await make.couple(confirmed)
    const oldLink = await make.link(couple, 'reset_password')
    for (const email of [`novi-${couple.email}`, couple.email])
      expect((await change(couple, { email, current_password: PASSWORD })).status).toBe(200)
    const reset = { token: oldLink, password: 'osam znakova', password_confirmation: 'osam znakova' }
    expect((await call('POST', '/reset-password', { body: reset })).status).toBe(422)
  })

  test('with the same address in other letters stays confirmed and needs no password', async () => {
    const couple = await make.couple(confirmed)
    const { body } = await change(couple, { email: couple.email.toUpperCase() })
    expect(body.data).toMatchObject({ email: couple.email.toUpperCase(), email_confirmed: true })
    expect(await db.selectFrom('former_addresses').select('id').where('user_id', '=', couple.id).execute()).toEqual([])
  })

  test('does not get an address that is taken', async () => {
    const [couple, other] = [await make.couple(confirmed), await make.couple()]
    const answer = await change(couple, { email: other.email.toUpperCase(), current_password: PASSWORD })
    const message = 'Račun s ovom e-mail adresom već postoji.'
    expect([answer.status, answer.body.errors]).toEqual([422, { email: [message] }])
    expect((await call('GET', '/account', { token: couple.token })).body.data.email_confirmed).toBe(true)
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ email: 'nije' }, 'email'],
    [{ phone: 'nazovi' }, 'phone'],
    [{ wedding_date: '2027-02-30' }, 'wedding_date'],
    [{ wedding_date: 5 }, 'wedding_date'],
    [{ current_password: 'x'.repeat(201) }, 'current_password'],
  ])('with %j is refused by its field', async (changes, field) => {
    const { status, body } = await change(await make.couple(), changes)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

describe('the password', () => {
  const chosen = { password: 'sasvim nova', password_confirmation: 'sasvim nova' }
  const put = (token: string, body: object) => call('PUT', '/account/password', { token, body })

  test('is changed, which ends every other session and every link', async () => {
    const couple = await make.couple()
    const other = await make.signIn(couple.id)
    const link = await make.link(couple, 'reset_password')
    const { status, body } = await put(couple.token, { current_password: PASSWORD, ...chosen })
    expect(await queuedMails(db)).toContainEqual({ kind: 'password_changed', user_id: couple.id })
    expect([status, body]).toEqual([200, { message: 'Lozinka je promijenjena.' }])
    expect([await isSignedIn(couple.token), await isSignedIn(other)]).toEqual([true, false])
    expect((await logIn(couple.email, PASSWORD)).status).toBe(422)
    expect((await logIn(couple.email, chosen.password)).status).toBe(200)
    expect((await call('POST', '/reset-password', { body: { token: link, ...chosen } })).status).toBe(422)
  })

  test('is changed once by a request that is sent again, as browsers do when the answer was lost', async () => {
    const couple = await make.couple()
    const body = { current_password: PASSWORD, ...chosen }
    const mails = async () => (await queuedMails(db)).filter((mail) => 'user_id' in mail && mail.user_id === couple.id)
    expect((await put(couple.token, body)).status).toBe(200)
    const sent = await mails()
    expect((await put(couple.token, body)).status).toBe(200)
    expect(await mails()).toEqual(sent)
    const other = { password: 'opet druga', password_confirmation: 'opet druga' }
    expect((await put(couple.token, { ...body, ...other })).body.errors).toEqual({ current_password: [wrong] })
  })

  test('is changed once by a request that is sent again before the first is done', async () => {
    const couple = await make.couple()
    const { both } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', couple.id).forUpdate().execute()
      const body = { current_password: PASSWORD, ...chosen }
      const started = Promise.all([put(couple.token, body), put(couple.token, body)])
      await untilWaitingForRows(db, 2)
      return { both: started }
    })
    expect((await both).map(({ status }) => status)).toEqual([200, 200])
    const mails = (await queuedMails(db)).filter((mail) => 'user_id' in mail && mail.user_id === couple.id)
    expect(mails).toEqual([{ kind: 'password_changed', user_id: couple.id }])
  })

  test('changed by two at once, who both know the former one, is that of the first', async () => {
    const couple = await make.couple()
    const two = [couple.token, await make.signIn(couple.id)]
    const { both } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', couple.id).forUpdate().execute()
      const started = Promise.all(two.map((token) => put(token, { current_password: PASSWORD, ...chosen })))
      await untilWaitingForRows(db, 2)
      return { both: started }
    })
    const answers = await both
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({ current_password: [wrong] })
  })

  test('that is being changed lets nobody in by the former one', async () => {
    const couple = await make.couple()
    const { entering } = await db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ password_hash: 'nova' }).where('id', '=', couple.id).execute()
      const started = logIn(couple.email, PASSWORD)
      await untilWaitingForRows(db, 1)
      return { entering: started }
    })
    expect((await entering).status).toBe(422)
  })

  test.each([
    [{ current_password: 'pogrešna' }, { current_password: [wrong] }],
    [{ current_password: '' }, { current_password: ['Ovo polje je obavezno.'] }],
    [{ password: 'kratka', password_confirmation: 'kratka' }, { password: ['Lozinka mora imati najmanje 8 znakova.'] }],
    [{ password_confirmation: 'druga' }, { password_confirmation: ['Lozinke se ne podudaraju'] }],
  ])('with %j is refused by its field', async (changes, errors) => {
    const { token } = await make.couple()
    const { status, body } = await put(token, { current_password: PASSWORD, ...chosen, ...changes })
    expect([status, body.errors]).toEqual([422, errors])
  })

  test('cannot be guessed: ten failures, over all calls that ask for it', async () => {
    const couple = await make.couple()
    for (let number = 0; number < 10; number++) {
      const guess = { current_password: `${number}` }
      if (number % 2) await put(couple.token, { ...guess, ...chosen })
      else await change(couple, { email: 'x@primjer.test', ...guess })
    }
    const refused = await call('DELETE', '/account', { token: couple.token, body: { password: PASSWORD } })
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
    clock.forward(901)
  })
})

describe('the export', () => {
  const read = (token: string) => call('GET', '/account/export', { token })

  test('is a file with everything of a couple, and nothing of anybody else', async () => {
    const couple = await make.couple()
    const of = { couple_id: couple.id }
    const favorite = await make.favorite({ ...of, note: 'Zvati u ponedjeljak.' })
    const lead = await make.lead(of)
    const review = await make.review(of)
    await make.reviewReply({ review_id: review.id, reported_at: clock.now(), report_reason: 'Nije istina.' })
    await make.lead()
    const { status, headers, body } = await read(couple.token)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="zauvijek-podaci-${clock.today()}.json"`,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(body).toMatchObject({
      exported_at: clock.now().toISOString(),
      account: { email: couple.email },
      sessions: [{ current: true }],
      favorites: [{ id: favorite.id, note: 'Zvati u ponedjeljak.' }],
      leads: [{ id: lead.id, message: lead.message }],
      reviews: [
        { id: review.id, comment: review.comment, reply: { body: expect.any(String), report_reason: 'Nije istina.' } },
      ],
    })
    expect([body.leads.length, Object.keys(body)]).toEqual([
      1,
      ['exported_at', 'account', 'sessions', 'favorites', 'leads', 'messages', 'offers', 'reviews'],
    ])
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/)
  })

  test('of a professional holds the profile, pictures, calendar with its addresses, leads, reviews and visits', async () => {
    const { id, token } = await make.professional({ status: 'pending' })
    const media = await make.media({ professional_id: id })
    const event = await make.event({ professional_id: id, day: '2027-07-01', notes: 'Samo moje', status: 'cancelled' })
    const lead = await make.lead({ professional_id: id })
    const feed = await call('POST', '/calendar-feed', { token })
    const followed = await make.followedCalendar({ professional_id: id })
    const review = await make.review({ professional_id: id, comment: 'Divno.', report_reason: 'Nismo radili za njih.' })
    await make.reviewReply({ review_id: review.id, hidden_at: clock.now(), hidden_reason: 'Vrijeđa.' })
    await make.review({ professional_id: id, hidden_at: clock.now() })
    await make.review()
    const counted = { professional_id: id, counted_on: toCalendarDay('2027-03-01'), views: 7, saves: 2 }
    const { id: stranger } = await make.professional()
    await db
      .insertInto('profile_counts')
      .values([counted, { ...counted, professional_id: stranger }])
      .execute()
    expect((await read(token)).body).toMatchObject({
      account: { professional: { id } },
      professional: { id, status: 'pending', media: [{ id: media.id }] },
      events: [{ id: event.id, notes: 'Samo moje' }],
      leads: [{ id: lead.id }],
      calendar_feed: feed.body.data,
      followed_calendars: [{ id: followed.id, url: followed.url }],
      received_reviews: [
        {
          id: review.id,
          comment: 'Divno.',
          report_reason: 'Nismo radili za njih.',
          reply: { hidden_reason: 'Vrijeđa.' },
        },
      ],
      profile_counts: [{ date: '2027-03-01', views: 7, saves: 2 }],
    })
  })

  test('of an admin is the account', async () => {
    const { token } = await make.admin()
    expect(Object.keys((await read(token)).body)).toEqual(['exported_at', 'account', 'sessions'])
  })
})

test.each([
  ['GET', '/account'],
  ['PUT', '/account'],
  ['DELETE', '/account'],
  ['PUT', '/account/password'],
  ['GET', '/account/export'],
] as const)('%s %s needs a session', async (method, path) => {
  expect((await call(method, path)).status).toBe(401)
})
