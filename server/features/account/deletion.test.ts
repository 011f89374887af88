import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { countWaitingForRows, untilWaitingForLocks } from '#test/locks.ts'
import { lockCalendar } from '#server/features/events/calendar-service.ts'
import { personPatterns } from './erasure.ts'

const { app, call, make, db, close } = await makeTestApp()
afterAll(close)

const remove = (token: string, password: unknown = PASSWORD) =>
  call('DELETE', '/account', { token, body: { password } })

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker')`.execute(db)
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: found } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db)
      return found.map(({ text }) => text).join('\n')
    }),
  )
  return texts.join('\n')
}

describe('the deletion of a couple', () => {
  test('leaves neither its address nor its name in any row, and its leads and reviews of nobody', async () => {
    const name = 'Đurđica (i) Štef+an'
    const email = 'durdica.stefan@primjer.test'
    const body = {
      role: 'couple',
      name,
      email,
      phone: '+385 91 555 0123',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }
    const { token, user } = (await call('POST', '/register', { body })).body
    const professional = await make.professional()
    const of = { professional_id: professional.id, couple_id: user.id }
    const message = `Pišite na ${email.toUpperCase()} ili zovite 00 385 91 5550123.\nPozdrav, đurđica  (I) štef+an`
    const sent = { professional_id: professional.id, event_date: '2027-09-11', message }
    const lead = (await call('POST', '/leads', { token, body: sent })).body.data
    const booked = await make.lead({ ...of, status: 'booked' })
    await make.event({
      professional_id: professional.id,
      day: '2027-06-12',
      event_type: 'booked',
      lead_id: booked.id,
      title: `Svadba: ${name}`,
    })
    const review = await make.review({ ...of, comment: `Hvala! ${name}` })
    await call('PUT', `/reviews/${review.id}/reply`, {
      token: professional.token,
      body: { body: `Hvala, ${name}! Javite se na ${email}.` },
    })
    const admin = await make.admin()
    const reason = `${name} (${email}, 091/555-01 23) vrijeđa.`
    await call('POST', `/reviews/${review.id}/report`, { token: professional.token, body: { reason } })
    await call('POST', `/admin/reviews/${review.id}/hide`, { token: admin.token, body: { reason } })
    await call('POST', `/admin/reviews/${review.id}/show`, { token: admin.token })
    await call('POST', `/reviews/${review.id}/report`, { token: professional.token, body: { reason } })
    await call('POST', `/leads/${lead.id}/report`, { token: professional.token, body: { reason } })
    await call('POST', `/reviews/${review.id}/reply/report`, { token, body: { reason } })
    const others = await make.review({ report_reason: reason, hidden_reason: `Kao ${name}`, hidden_at: new Date() })
    await make.reviewReply({
      review_id: others.id,
      report_reason: reason,
      hidden_reason: `Kao ${name}`,
      hidden_at: new Date(),
    })
    const { couple_id, professional_id } = await make.review()
    const deleted = { couple_id: couple_id ?? 0, professional_id }
    const unjudged = { ...deleted, reported_at: new Date(), report_reason: reason }
    await db.insertInto('unjudged_reports').values(unjudged).execute()
    await db
      .insertInto('hidden_reviews')
      .values({ ...deleted, hidden_reason: reason })
      .execute()
    const unjudgedReply = { review_id: review.id, reported_at: new Date(), report_reason: reason }
    // In capitals of any kind, of its own review alone.
    await db
      .insertInto('unjudged_reply_reports')
      .values({ ...unjudgedReply, report_reason: reason.toLowerCase() })
      .execute()
    await db
      .insertInto('unjudged_reply_reports')
      .values({ ...unjudgedReply, review_id: others.id })
      .execute()
    const rejected = await make.professional()
    await call('POST', `/admin/professionals/${rejected.id}/reject`, {
      token: admin.token,
      body: { reason: `Žali se ${email}.` },
    })
    await make.favorite({ ...of, note: `Zovu ${name}, ${email}.` })
    await make.link({ id: user.id, email }, 'confirm_email')
    await call('POST', '/forgot-password', { body: { email } })
    await call('POST', '/login', { body: { email, password: 'pogrešna' } })
    const reviews = async () => (await call('GET', `/reviews?professional_id=${professional.id}`)).body.data
    expect(await reviews()).toMatchObject([{ couple: { name } }])
    expect(await wholeDatabase()).toContain(email)

    const suspended = await make.couple({ suspended_at: new Date(), suspension_reason: `Piše par ${name}.` })

    const { status, text } = await remove(token)
    expect([status, text]).toEqual([204, ''])
    const left = (await wholeDatabase()).toLowerCase()
    expect(left).toContain(professional.company_name.toLowerCase())
    for (const trace of [email, name.toLowerCase(), 'đurđica', '555 0123', '555-01 23', '5550123'])
      expect(left).not.toContain(trace)

    const reply = { body: 'Hvala, …! Javite se na ….' }
    expect(await reviews()).toMatchObject([{ couple: null, comment: 'Hvala! …', rating: 5, reply }])
    const received = await call('GET', `/leads/${lead.id}`, { token: professional.token })
    expect(received.body.data).toMatchObject({ couple: null, message: 'Pišite na … ili zovite ….\nPozdrav, …' })
    const { suspension_reason } = await db
      .selectFrom('users')
      .select('suspension_reason')
      .where('id', '=', suspended.id)
      .executeTakeFirstOrThrow()
    expect(suspension_reason).toBe('Piše par ….')
    await db.deleteFrom('users').where('id', '=', admin.id).execute()
    const kept = await db
      .selectFrom('reviews')
      .selectAll()
      .where('id', 'in', [review.id, others.id])
      .orderBy('id')
      .execute()
    expect(kept.map(({ report_reason }) => report_reason)).toEqual(['… (…, …) vrijeđa.', '… (…, …) vrijeđa.'])
    expect(kept[1]?.hidden_reason).toBe('Kao …')
    const decisions = await db
      .selectFrom('audit_log')
      .select('reason')
      .where('reason', 'is not', null)
      .orderBy('id')
      .execute()
    expect(decisions.map((decision) => decision.reason)).toEqual([
      '… (…, …) vrijeđa.',
      '… (…, …) vrijeđa.',
      'Žali se ….',
    ])
    expect((await call('GET', '/auth/me', { token })).status).toBe(401)
    expect((await call('POST', '/login', { body: { email, password: PASSWORD } })).status).toBe(422)
    const profile = (await call('GET', `/professionals/${professional.id}`)).body.data
    expect([profile.review_count, profile.average_rating]).toEqual([1, 5])
    expect((await call('POST', '/register', { body })).status).toBe(201)
  })

  test('and the rejection of its booked lead at once wait for each other in turn', async () => {
    const couple = await make.couple({ name: 'Mia Horvat' })
    const professional = await make.professional()
    const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'booked' })
    const day = { professional_id: professional.id, day: '2027-06-12', event_type: 'booked', lead_id: lead.id } as const
    const event = await make.event({ ...day, notes: 'Mia Horvat' })
    const reject = { token: professional.token, body: { status: 'rejected' } }
    const { started } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('events').select('id').where('id', '=', event.id).forUpdate().execute()
      const removal = remove(couple.token)
      await untilWaitingForLocks(db, 1)
      const rejection = call('PUT', `/leads/${lead.id}`, reject)
      await untilWaitingForLocks(db, 2)
      return { started: Promise.all([removal, rejection]) }
    })
    expect((await started).map(({ status }) => status)).toEqual([204, 200])
    const left = await db.selectFrom('events').selectAll().where('id', '=', event.id).executeTakeFirst()
    expect(left).toMatchObject({ status: 'cancelled', notes: '…', lead_id: lead.id })
  })

  test('waits for whoever writes one of the calendars that it has a day in, before it locks a lead', async () => {
    const couple = await make.couple()
    const professionals = [await make.professional(), await make.professional()]
    for (const { id } of professionals) await make.lead({ professional_id: id, couple_id: couple.id })
    const { removal } = await db.transaction().execute(async (tx) => {
      await lockCalendar(tx, professionals[1]!.id)
      const started = remove(couple.token)
      await untilWaitingForLocks(db, 1)
      // A lead that the deletion has locked already would stop this one.
      await tx.updateTable('leads').set({ message: 'Promijenjeno' }).where('couple_id', '=', couple.id).execute()
      return { removal: started }
    })
    expect((await removal).status).toBe(204)
  })

  test('is seen by the programs that read a professional’s calendar', async () => {
    const couple = await make.couple({ name: 'Mia Horvat' })
    const professional = await make.professional()
    const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'booked' })
    const day = { professional_id: professional.id, day: '2027-06-12', event_type: 'booked', lead_id: lead.id } as const
    await make.event({ ...day, title: 'Svadba Mia Horvat' })
    const feed = await call('POST', '/calendar-feed', { token: professional.token })
    const read = async () => (await app.inject(new URL(feed.body.data.url).pathname)).payload
    expect(await read()).toContain('Svadba Mia Horvat')
    await remove(couple.token)
    expect(await read()).toContain('Svadba …')
  })

  test('takes no phrase from the decisions about others, whatever it calls itself', async () => {
    const { id, token } = await make.admin()
    const reason = 'Lažne slike i recenzije, kao Mia Horvat (MIA HORVAT).'
    const judged = await make.professional()
    await call('POST', `/admin/professionals/${judged.id}/reject`, { token, body: { reason } })
    const kept = async () => (await call('GET', `/professionals/${judged.id}`, { token: judged.token })).body.data
    for (const name of ['Lažne slike i recenzije', 'slike i']) await remove((await make.couple({ name })).token)
    expect(await kept()).toMatchObject({ rejection_reason: reason })
    await remove((await make.couple({ name: 'Mia Horvat', email: 'Mia@Horvat.test' })).token)
    expect(await kept()).toMatchObject({ rejection_reason: 'Lažne slike i recenzije, kao … (…).' })
    await db.deleteFrom('users').where('id', '=', id).execute() // others count admins
  })

  test('takes its address from them in whatever letters', async () => {
    const { id, token } = await make.admin()
    const judged = await make.professional()
    const body = { reason: 'Piše s MIA@horvat.test i s lažnog profila.' }
    await call('POST', `/admin/professionals/${judged.id}/reject`, { token, body })
    await remove((await make.couple({ name: 'Mia Horvat', email: 'mia@Horvat.test' })).token)
    const { data } = (await call('GET', `/professionals/${judged.id}`, { token: judged.token })).body
    expect(data.rejection_reason).toBe('Piše s … i s lažnog profila.')
    await db.deleteFrom('users').where('id', '=', id).execute() // as above
  })

  test('leaves the texts of others alone', async () => {
    const couple = await make.couple({ name: 'Ana' })
    const other = await make.lead({ message: 'Pozdrav, Ana' })
    const named = { report_reason: 'Ana nije bila gošća.', reported_at: new Date() }
    const review = await make.review(named)
    const about = await make.review({ ...named, couple_id: couple.id })
    await remove(couple.token)
    const row = await db.selectFrom('leads').select('message').where('id', '=', other.id).executeTakeFirstOrThrow()
    expect(row.message).toBe('Pozdrav, Ana')
    const reasonOf = async ({ id }: { id: number }) =>
      (await db.selectFrom('reviews').select('report_reason').where('id', '=', id).executeTakeFirstOrThrow())
        .report_reason
    // A first name alone is many people's; about the couple's own review it is this one's.
    expect([await reasonOf(review), await reasonOf(about)]).toEqual([named.report_reason, '… nije bila gošća.'])
  })
})

test('with a professional goes the profile and all that belongs to it', async () => {
  const professional = await make.professional({ city: 'Komiža' })
  const of = { professional_id: professional.id }
  const lead = await make.lead(of)
  await make.review(of)
  await make.media(of)
  await make.event({ ...of, day: '2027-07-01' })
  await make.favorite(of)
  const followed = await make.followedCalendar(of)
  const feed = await call('POST', '/calendar-feed', { token: professional.token })
  const feedPath = new URL(feed.body.data.url).pathname
  expect((await app.inject(feedPath)).statusCode).toBe(200)
  const paths = [
    '/professionals?city=Komiža',
    `/reviews?professional_id=${professional.id}`,
    `/events?professional_id=${professional.id}`,
  ]
  for (const path of paths) expect((await call('GET', path)).body.total).toBe(1)
  expect((await remove(professional.token)).status).toBe(204)
  for (const path of paths) expect((await call('GET', path)).body.total).toBe(0)
  expect((await call('GET', `/professionals/${professional.id}`)).status).toBe(404)
  expect((await app.inject(feedPath)).statusCode).toBe(404)
  expect(await wholeDatabase()).not.toContain(followed.url)
  for (const table of ['media', 'events', 'reviews', 'favorites', 'leads'] as const) {
    const rows = await db.selectFrom(table).select('id').where('professional_id', '=', professional.id).execute()
    expect([table, rows]).toEqual([table, []])
  }
  expect(await db.selectFrom('users').select('id').where('id', '=', lead.couple_id).execute()).toHaveLength(1)
})

test('leaves no word of a professional in any table, its former address and its kept answers included', async () => {
  const person = {
    name: 'Žarko Crnčić',
    email: 'zarko.crncic@primjer.test',
    phone: '+385 98 765 4321',
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }
  const company = { company_name: 'Obrt Crnčić-Čarolija', category_id: 2, city: 'Cres', website: 'https://crncic.hr' }
  const registered = await call('POST', '/register', { body: { role: 'professional', ...person, ...company } })
  const { token, user } = registered.body
  const admin = await make.admin()
  const moved = 'novi.crncic@primjer.test'
  const change = { name: person.name, phone: person.phone, email: moved, current_password: PASSWORD }
  expect((await call('PUT', '/account', { token, body: change })).status).toBe(200)
  const key = { 'idempotency-key': 'jednom' }
  const event = { event_date: '2027-08-01', event_type: 'blocked', title: 'Crnčić na moru' }
  expect((await call('POST', '/events', { token, body: event, headers: key })).status).toBe(201)
  const reject = `/admin/professionals/${user.professional.id}/reject`
  const reason = `${person.name}, zovite 098/765-4321.`
  expect((await call('POST', reject, { token: admin.token, body: { reason } })).status).toBe(200)
  await make.lead({ professional_id: user.professional.id, message: `Poštovani ${person.name}` })
  const traces = ['crncic', 'crnčić', '765 4321', '765-4321', '7654321', 'čarolija']
  const before = (await wholeDatabase()).toLowerCase()
  for (const trace of ['zarko.crncic', moved, 'crnčić na moru', '765-4321']) expect(before).toContain(trace)

  expect((await remove(token)).status).toBe(204)
  const left = (await wholeDatabase()).toLowerCase()
  expect(traces.filter((trace) => left.includes(trace))).toEqual([])
  await db.deleteFrom('users').where('id', '=', admin.id).execute() // others count admins
})

test('a professional is deleted when it is the turn of its calendar, as every other writer', async () => {
  const { id, token } = await make.professional()
  const { removal } = await db.transaction().execute(async (tx) => {
    await lockCalendar(tx, id)
    const started = remove(token)
    await untilWaitingForLocks(db, 1)
    expect(await countWaitingForRows(db)).toBe(0)
    return { removal: started }
  })
  expect((await removal).status).toBe(204)
})

test('the files of a picture that is just being uploaded go with the professional, too', async () => {
  const { id, token } = await make.professional()
  const picture = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('professionals').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const removal = remove(token)
    await untilWaitingForLocks(db, 1)
    const values = { professional_id: id, hash: 'f1'.repeat(16), filename: 'a.jpg', width: 9, height: 9, position: 0 }
    await tx.insertInto('media').values(values).execute()
    return { removal, hash: values.hash }
  })
  expect((await picture.removal).status).toBe(204)
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs where payload::text like ${`%${picture.hash}%`}`.execute(db)
  expect(rows).toEqual([{ payload: { hashes: [picture.hash] } }])
})

describe('an admin', () => {
  test('may go while another stays, and of two who go at once one stays', async () => {
    const [first, second, third] = [await make.admin(), await make.admin(), await make.admin()]
    expect((await remove(first.token)).status).toBe(204)
    // Both wait for the admins' rows before either continues.
    const both = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute()
      const removals = Promise.all([remove(second.token), remove(third.token)])
      await untilWaitingForLocks(db, 2)
      return { removals }
    })
    const answers = await both.removals
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
    expect(answers.find(({ status }) => status === 422)?.body).toEqual({
      message: 'Jedini administrator ne može izbrisati svoj račun.',
      code: 'invalid',
    })
  })
})

test.each([
  ['pogrešna', 'Lozinka nije ispravna.'],
  ['', 'Ovo polje je obavezno.'],
  [undefined, 'Ovo polje je obavezno.'],
])('with the password %j nothing is deleted', async (password, sentence) => {
  const { token } = await make.couple()
  const body = password === undefined ? {} : { password }
  const answer = await call('DELETE', '/account', { token, body })
  expect([answer.status, answer.body.errors]).toEqual([422, { password: [sentence] }])
  expect((await call('GET', '/auth/me', { token })).status).toBe(200)
})

test('a pattern finds the person and takes no letter of it for a rule', () => {
  const { own } = personPatterns({ name: 'A. (B)', email: 'a+b@c.hr', phone: null })
  expect(own).toBe(String.raw`a\+b\@c\.hr|(?<!\w)A\.\s+\(B\)(?!\w)`)
})

test.each(['+385915550123', '091 555 0123', '+385 (0)91/555-0123'])(
  'a pattern finds the number %s however it is written',
  (phone) => {
    const { anywhere } = personPatterns({ name: 'Ana', email: 'a@b.hr', phone })
    const found = new RegExp(anywhere)
    for (const text of [
      'zovi 091/555 0123!',
      '+385 91 5550123',
      '00385915550123',
      '(091) 555-01-23',
      '+385 (0)91 555 0123',
    ])
      expect([text, found.exec(text) !== null]).toEqual([text, true])
    for (const text of ['091 555 01234', '1915550123', '555 0123', 'Ana'])
      expect([text, found.test(text)]).toEqual([text, false])
  },
)
