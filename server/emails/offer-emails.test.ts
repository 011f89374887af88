import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { makeMailApp } from '#test/mail-app.ts'
import { offerBody } from '#test/offer-inputs.ts'

const { call, make, db, clock, close, ...app } = await makeMailApp()
afterAll(close)

/** The mails that wait, as they are sent. */
async function deliver(): Promise<Mail[]> {
  return (await app.deliver()).toSorted((a, b) => a.to.localeCompare(b.to))
}

async function prepare({ isConfirmed = true } = {}) {
  const email_confirmed_at = isConfirmed ? clock.now() : null
  const professional = await make.professional({ company_name: 'Foto Đorđević', isConfirmed: true })
  const couple = await make.couple({ name: 'Željka i Đuro Žužić', email_confirmed_at })
  const lead = await make.lead({ professional_id: professional.id, couple_id: couple.id, status: 'contacted' })
  const send = async (body: object = {}): Promise<number> =>
    (await call('POST', `/leads/${lead.id}/offers`, { token: professional.token, body: { ...offerBody, ...body } }))
      .body.data.id
  const decide = (verb: 'accept' | 'decline', id: number, body?: object) =>
    call('POST', `/offers/${id}/${verb}`, { token: couple.token, body })
  const withdraw = (id: number) => call('POST', `/offers/${id}/withdraw`, { token: professional.token })
  const mailOf = (to: { email: string }, all: Mail[]) => all.find((mail) => mail.to === to.email)
  return {
    professional,
    couple,
    lead,
    send,
    decide,
    withdraw,
    mailOf,
    url: `https://zauvijek.test/messages/${lead.id}`,
  }
}

/** Parsed by another library than the one that wrote it. */
function readDay(mail: Mail | undefined) {
  const [file, ...others] = mail?.attachments ?? []
  expect(others).toEqual([])
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? '') as unknown[])
  const [vevent] = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(vevent)
  return {
    filename: file?.filename,
    contentType: file?.contentType,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    ...(vevent?.hasProperty('status') && { status: vevent.getFirstPropertyValue('status') }),
    summary: event.summary,
    description: event.description,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
  }
}

test('an offer goes to the couple with its lines and sums, to be answered to the professional', async () => {
  const { professional, couple, send, url } = await prepare()
  await send({ items: [...offerBody.items, { label: 'Vožnja po km', quantity: 33.335, unit_price: 0.4 }] })
  const [mail, ...others] = await deliver()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: couple.email,
    replyTo: professional.user.email,
    subject: 'Upit za 12. lipnja 2027. – Foto Đorđević',
  })
  expect(mail).not.toHaveProperty('attachments')
  for (const line of [
    'Pružatelj usluga „Foto Đorđević” poslao vam je ponudu za 12. lipnja 2027.',
    'Fotografiranje cijelog dana: €\u00A01.200',
    'Album: 2 × €\u00A0150 = €\u00A0300',
    'Vožnja po km: 33,335 × €\u00A00,40 = €\u00A013,33',
    'Ukupno: €\u00A01.513,33',
    'Predujam: €\u00A0300, do 1. travnja 2027.',
    'Vrijedi do: 15. travnja 2027.',
    'Broj ponude: 1',
    url,
  ])
    expect(mail?.text.split('\n')).toContain(line)
})

test('an offer has no words of its professional at an address that nobody has confirmed', async () => {
  const { couple, send, mailOf, url } = await prepare({ isConfirmed: false })
  await send({ items: [{ label: 'Nagrada: zlo.primjer.test', quantity: 1, unit_price: 1_450 }] })
  const mail = mailOf(couple, await deliver())
  for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
  for (const words of [url, '1.450', 'još nije potvrđena']) expect(mail?.text).toContain(words)
})

test('an offer that was replaced, withdrawn or answered before its mail went is not announced', async () => {
  const { couple, send, withdraw, decide } = await prepare()
  await send()
  await withdraw(await send())
  expect(await deliver()).toEqual([])
  const id = await send()
  await decide('decline', id, {})
  expect((await deliver()).filter(({ to }) => to === couple.email)).toEqual([])
})

test('a declined offer goes to the professional, with the reason and the wish', async () => {
  const { professional, couple, send, decide, url } = await prepare()
  const id = await send()
  await deliver()
  await decide('decline', id, { reason: 'Previše je.\nNažalost.', wanted_total: 1200.5 })
  const [mail, ...others] = await deliver()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: professional.user.email,
    replyTo: couple.email,
    subject: 'Upit za 12. lipnja 2027. – Željka i Đuro Žužić',
  })
  for (const line of [
    'Par: Željka i Đuro Žužić',
    'Par želi ukupno: €\u00A01.200,50',
    '> Previše je.',
    '> Nažalost.',
    url,
  ])
    expect(mail?.text.split('\n')).toContain(line)
})

test('a declined amendment is called one', async () => {
  const { send, decide } = await prepare()
  await decide('accept', await send())
  await deliver()
  await decide('decline', await send(), {})
  const [mail] = await deliver()
  expect(mail?.html).toContain('>Dopuna br. 2 nije prihvaćena.<')
  expect(mail?.text).toContain('Par je odbio vašu dopunu br. 2 za 12. lipnja 2027.')
})

test('an agreement goes to both once, with the day for their calendars, and no other mail beside it', async () => {
  const { professional, couple, lead, send, decide, mailOf } = await prepare()
  const id = await send()
  await deliver()
  await Promise.all([decide('accept', id), decide('accept', id)])
  const sent = await deliver()
  expect(sent).toHaveLength(2)
  for (const { html } of sent) expect(html).toContain('>Dogovoreno: €\u00A01.500<')
  const [toCouple, toProfessional] = [mailOf(couple, sent), mailOf(professional.user, sent)]
  expect([toCouple?.replyTo, toProfessional?.replyTo]).toEqual([professional.user.email, couple.email])
  expect(toCouple?.text).toContain('Prihvatili ste ponudu br. 1 pružatelja usluga „Foto Đorđević”')
  expect(toProfessional?.text).toContain('Par je prihvatio vašu ponudu br. 1')
  const day = {
    filename: 'vjencanje-2027-06-12.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    method: 'PUBLISH',
    uid: `lead-${lead.id}@zauvijek.test`,
    sequence: 0,
    description: 'Ponuda br. 1, ukupno €\u00A01.500',
    start: '2027-06-12',
    end: '2027-06-13',
  }
  expect(readDay(toCouple)).toEqual({ ...day, summary: 'Vjenčanje – Foto Đorđević' })
  expect(readDay(toProfessional)).toEqual({ ...day, summary: 'Vjenčanje – Željka i Đuro Žužić' })
})

test('an amendment says so, and its day takes the place of the former one in a calendar', async () => {
  const { couple, professional, send, decide, mailOf } = await prepare()
  await decide('accept', await send())
  const [before] = await deliver()
  clock.forward(60)
  const id = await send({ items: [{ label: 'Još sati', quantity: 2, unit_price: 900 }] })
  const [offered] = await deliver()
  expect([offered?.to, offered?.text.split('\n')[0]]).toEqual([couple.email, 'Stigla je dopuna dogovora'])
  await decide('accept', id)
  const sent = await deliver()
  expect(sent).toHaveLength(2)
  expect(mailOf(professional.user, sent)?.text).toContain('Par je prihvatio vašu dopunu br. 2')
  const after = readDay(mailOf(couple, sent))
  expect([after.uid, after.sequence]).toEqual([readDay(before).uid, 1])
})

test('a couple whose wedding has moved is told that one day is cancelled, and which one is still booked', async () => {
  const { professional, couple, lead, mailOf } = await prepare()
  const other = { couple_id: couple.id, professional_id: professional.id, event_date: toCalendarDay('2027-06-19') }
  const moved = await make.lead({ ...other, status: 'contacted' })
  const mark = (id: number, status: string) =>
    call('PUT', `/leads/${id}`, { token: professional.token, body: { status } })
  for (const id of [lead.id, moved.id]) await mark(id, 'booked')
  await deliver()
  await mark(lead.id, 'rejected')
  const mail = mailOf(couple, await deliver())
  expect(mail?.text).toContain('Kod njega i dalje imate rezervaciju za 19. lipnja 2027.')
  expect(mail?.text).toContain(`/messages/${moved.id}\n`)
  expect(mail?.text).not.toContain('slobodan')
  await mark(moved.id, 'rejected')
  expect(mailOf(couple, await deliver())?.text).toContain('tko je još slobodan')
})

test('a booking that is called off takes the day back from the calendar that its agreement has entered it in', async () => {
  const { professional, couple, lead, send, decide, mailOf } = await prepare()
  const callOff = (id: number) =>
    call('PUT', `/leads/${id}`, { token: professional.token, body: { status: 'rejected' } })
  await decide('accept', await send())
  await decide('accept', await send())
  const agreed = readDay(mailOf(couple, await deliver()))
  clock.forward(60)
  await callOff(lead.id)
  const mail = mailOf(couple, await deliver())
  expect(readDay(mail)).toMatchObject({
    filename: 'otkazano-2027-06-12.ics',
    contentType: 'text/calendar; charset=utf-8; method=CANCEL',
    method: 'CANCEL',
    status: 'CANCELLED',
    uid: agreed.uid,
    sequence: 2,
    summary: agreed.summary,
    start: agreed.start,
    end: agreed.end,
  })
  expect(mail?.text).toContain('datoteka u prilogu ondje ga otkazuje')
  const bare = await prepare()
  for (const status of ['booked', 'rejected'])
    await call('PUT', `/leads/${bare.lead.id}`, { token: bare.professional.token, body: { status } })
  const [plain] = await deliver()
  expect(plain?.text).toContain('izbrišite ga ondje')
  expect(plain).not.toHaveProperty('attachments')
})

test('of an agreement that was called off, or whose couple is gone, there is no mail', async () => {
  const { professional, lead, send, decide } = await prepare()
  await decide('accept', await send())
  await call('PUT', `/leads/${lead.id}`, { token: professional.token, body: { status: 'rejected' } })
  expect((await deliver()).map(({ text }) => text.split('\n')[0])).toEqual(['Rezervacija je otkazana'])
  const gone = await prepare()
  await gone.decide('accept', await gone.send())
  await db.deleteFrom('users').where('id', '=', gone.couple.id).execute()
  expect(await deliver()).toEqual([])
})

test('the jobs hold ids alone', async () => {
  const { send, decide } = await prepare()
  await decide('decline', await send(), { reason: 'Tajna' })
  await decide('accept', await send())
  const { rows } = await sql<{ payload: object }>`
    select payload from graphile_worker._private_jobs order by id`.execute(db)
  const values = rows.flatMap(({ payload }) => Object.entries(payload))
  expect(values.length).toBeGreaterThan(8)
  expect(values.filter(([name, value]) => !['kind', 'to'].includes(name) && typeof value !== 'number')).toEqual([])
  await deliver()
})
