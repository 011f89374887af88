import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { makeMailJobs, runMailJobs } from '#test/mail-jobs.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'

let database: TestDatabase
let make: ReturnType<typeof makeFactories>

beforeAll(async () => {
  database = await createTestDatabase()
  make = makeFactories({ db: database.db, clock: systemClock })
})
afterAll(() => database.drop())

const mailsOf = (...jobs: MailJob[]) => runMailJobs(database.db, ...jobs)

test('the links of an account bear a token made for that person, purpose and address', async () => {
  const couple = await make.couple()
  for (const [kind, page, purpose] of [
    ['welcome', 'confirm-email', 'confirm_email'],
    ['confirm_email', 'confirm-email', 'confirm_email'],
    ['reset_password', 'reset-password', 'reset_password'],
  ] as const) {
    const [mail, ...others] = await mailsOf({ kind, user_id: couple.id })
    expect(others).toEqual([])
    expect(mail?.to).toBe(couple.email)
    const token = encodeURIComponent(`${couple.id}/${purpose}/${couple.email}`)
    expect(mail?.text).toContain(`\nhttps://zauvijek.test/${page}?token=${token}\n`)
  }
})

test('who has confirmed the address is not asked to', async () => {
  const couple = await make.couple()
  await database.pool.query('update users set email_confirmed_at = now() where id = $1', [couple.id])
  expect(await mailsOf({ kind: 'confirm_email', user_id: couple.id })).toEqual([])
  const [mail] = await mailsOf({ kind: 'welcome', user_id: couple.id })
  expect(mail?.text).not.toContain('token=')
})

test('a changed password is told to the address that the account has', async () => {
  const couple = await make.couple()
  const [mail, ...others] = await mailsOf({ kind: 'password_changed', user_id: couple.id })
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: couple.email, subject: 'Lozinka vašeg računa je promijenjena' })
  expect(mail?.text).toContain('\nhttps://zauvijek.test/forgot-password\n')
})

test('a changed address is told to the former one, once, and that is stored no longer', async () => {
  const couple = await make.couple()
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into former_addresses (user_id, email, created_at) values ($1, 'prije@primjer.test', now()) returning id`,
    [couple.id],
  )
  const job: MailJob = { kind: 'address_changed', former_address_id: rows[0]!.id }
  const [mail, ...others] = await mailsOf(job, job)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'prije@primjer.test', subject: 'E-mail adresa vašeg računa je promijenjena' })
  expect(mail?.text).not.toContain(couple.email)
  expect((await database.pool.query('select from former_addresses')).rowCount).toBe(0)
})

test('a message to the operator goes once, is answered to its sender, and is stored no longer', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into contact_messages (name, email, message, created_at)
     values ('Ana', 'ana@primjer.test', 'Kako promijeniti grad?', now()) returning id`,
  )
  const job: MailJob = { kind: 'contact_message', contact_message_id: rows[0]!.id }
  const [mail, ...others] = await mailsOf(job, job)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'info@zauvijek.test',
    replyTo: 'ana@primjer.test',
    subject: 'Poruka s portala: Ana',
  })
  expect(mail?.text).toContain('> Kako promijeniti grad?')
  expect((await database.pool.query('select from contact_messages')).rowCount).toBe(0)
})

test('the couple hears of a status as long as the lead has it', async () => {
  const couple = await make.couple()
  for (const status of ['contacted', 'interested', 'booked', 'rejected'] as const) {
    const { id: professional_id } = await make.professional({ company_name: 'Glazbeni sastav Čežnja' })
    const { id } = await make.lead({ couple_id: couple.id, professional_id, status })
    const [mail] = await mailsOf({ kind: 'lead_status', lead_id: id, status })
    expect(mail?.to).toBe(couple.email)
    expect(mail?.text).toContain('„Glazbeni sastav Čežnja”')
    const page = status === 'rejected' ? /\/\?(category_id=\d+&)?date=2027-06-12\n/ : new RegExp(`/messages/${id}\n`)
    expect(mail?.text).toMatch(page)
    const other = status === 'rejected' ? 'booked' : 'rejected'
    expect(
      await mailsOf({ kind: 'lead_status', lead_id: id, status: other }, { kind: 'new_lead', lead_id: id }),
    ).toEqual([])
  }
})

test('the professional hears whether the address of the couple is confirmed', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  expect((await mailsOf({ kind: 'new_lead', lead_id: id }))[0]?.text).toContain(`${couple.email} (nije potvrđen)`)
  await database.pool.query('update users set email_confirmed_at = now() where id = $1', [couple.id])
  expect((await mailsOf({ kind: 'new_lead', lead_id: id }))[0]?.text).toContain(`${couple.email} (potvrđen)`)
})

test('an answer to a mail about a lead goes to the other side, and to nobody from any other mail', async () => {
  const couple = await make.couple()
  const { id: professional_id, user } = await make.professional()
  const { id } = await make.lead({ couple_id: couple.id, professional_id })
  for (const kind of ['new_lead', 'lead_reminder'] as const) {
    const [received] = await mailsOf({ kind, lead_id: id })
    expect([received?.to, received?.replyTo]).toEqual([user.email, couple.email])
  }
  const [told] = await mailsOf({ kind: 'lead_alternatives', lead_id: id })
  expect([told?.to, told?.replyTo]).toEqual([couple.email, user.email])
  for (const status of ['contacted', 'interested', 'booked', 'rejected'] as const) {
    await database.db.updateTable('leads').set({ status }).where('id', '=', id).execute()
    const [sent] = await mailsOf({ kind: 'lead_status', lead_id: id, status })
    expect([sent?.to, sent?.replyTo]).toEqual([couple.email, user.email])
  }
  for (const mail of await mailsOf(
    { kind: 'welcome', user_id: couple.id },
    { kind: 'reset_password', user_id: couple.id },
    { kind: 'profile_decided', professional_id, status: 'approved' },
  )) {
    expect(mail).not.toHaveProperty('replyTo')
  }
})

test('of a day that is over a couple hears without a search, and how to review what was called off too late', async () => {
  const { id: professional_id } = await make.professional()
  const of = { professional_id, status: 'rejected', event_date: toCalendarDay('2026-06-12') } as const
  const booked_at = new Date('2026-02-01T10:00:00Z')
  const updated_at = new Date('2026-06-13T10:00:00Z')
  const [called, refused] = [await make.lead({ ...of, booked_at, updated_at }), await make.lead(of)]
  const changed = { kind: 'lead_status', status: 'rejected', is_past: true } as const
  const [calledOff, closed] = await mailsOf(
    { ...changed, lead_id: called.id, was_booked: true },
    { ...changed, lead_id: refused.id },
  )
  expect(calledOff?.text).toContain('otkazao je vašu rezervaciju za dan koji je prošao: 12. lipnja 2026.')
  expect(calledOff?.text).toContain('i dalje možete napisati recenziju')
  expect(calledOff?.text).toContain(encodeURIComponent(`/professionals/${professional_id}#`))
  expect(closed?.text).toContain('zatvorio je vaš upit za dan koji je prošao')
  expect(closed?.text).toContain(`/messages/${refused.id}`)
  for (const mail of [calledOff, closed]) expect(mail?.text).not.toContain('slobodan')
})

test('of a booking that is confirmed once its day is over a couple hears how to review it, unless it has', async () => {
  const { id: professional_id } = await make.professional()
  const { id, couple_id } = await make.lead({
    professional_id,
    status: 'booked',
    event_date: toCalendarDay('2026-06-12'),
    booked_at: new Date('2026-06-20T10:00:00Z'),
  })
  const job = { kind: 'lead_status', lead_id: id, status: 'booked', is_past: true } as const
  const [mail] = await mailsOf(job)
  expect(mail?.text).toContain('potvrdio je vašu rezervaciju za dan koji je prošao: 12. lipnja 2026.')
  expect(mail?.text).toContain('O tome kako je bilo možete napisati recenziju.')
  expect(mail?.text).toContain(encodeURIComponent(`/professionals/${professional_id}#`))
  expect(mail?.text).not.toContain('Nakon vjenčanja')
  await make.review({ professional_id, couple_id })
  expect((await mailsOf(job))[0]?.text).not.toContain('možete napisati recenziju')
})

test('the professional hears what was decided, and why', async () => {
  const approved = await make.professional()
  const [yes] = await mailsOf({ kind: 'profile_decided', professional_id: approved.id, status: 'approved' })
  expect(yes?.to).toBe(approved.user.email)
  expect(yes?.text).toContain(`https://zauvijek.test/professionals/${approved.id}\n`)
  const rejected = await make.professional({ status: 'rejected', rejection_reason: 'Slike nisu vaše.' })
  const [no] = await mailsOf({ kind: 'profile_decided', professional_id: rejected.id, status: 'rejected' })
  expect(no?.text).toContain('Razlog:\n\n> Slike nisu vaše.')
  expect(await mailsOf({ kind: 'profile_decided', professional_id: rejected.id, status: 'approved' })).toEqual([])
})

test('whose account is suspended hears why and how to object, and hears when it is restored', async () => {
  const { user } = await make.professional({ company_name: 'Cvjećarnica Đurđica' })
  const couple = await make.couple()
  const suspend = 'update users set suspended_at = now(), suspension_reason = $2 where id = $1'
  for (const { id, email, company } of [
    { ...user, company: '„Cvjećarnica Đurđica”' },
    { ...couple, company: null },
  ]) {
    expect(await mailsOf({ kind: 'account_suspended', user_id: id })).toEqual([])
    await database.pool.query(suspend, [id, 'Lažni upiti.'])
    const [suspended, ...more] = await mailsOf(
      { kind: 'account_suspended', user_id: id },
      { kind: 'account_restored', user_id: id },
    )
    expect([suspended?.to, more]).toEqual([email, []])
    expect(suspended?.text).toContain('Razlog:\n\n> Lažni upiti.\n')
    expect(suspended?.text).toContain('Pošaljite prigovor na info@zauvijek.test')
    expect(suspended?.text).toContain('\nhttps://zauvijek.test/terms#prigovori\n')
    await database.pool.query('update users set suspended_at = null, suspension_reason = null where id = $1', [id])
    const [restored] = await mailsOf({ kind: 'account_restored', user_id: id })
    expect([restored?.to, restored?.subject]).toEqual([email, 'Vaš račun ponovo radi'])
    expect(restored?.text).toContain('\nhttps://zauvijek.test/login\n')
    for (const mail of [suspended, restored]) expect(mail?.text.includes('„')).toBe(company !== null)
    if (company !== null) expect(suspended?.text).toContain(`Profil ${company}`)
  }
})

test('the author hears why a review was hidden, as long as it is', async () => {
  const couple = await make.couple()
  const { id: professional_id } = await make.professional({ company_name: 'Cvjećarnica Đurđica' })
  const { id } = await make.review({
    couple_id: couple.id,
    professional_id,
    reported_at: new Date(),
    report_reason: 'Lažno.',
    hidden_at: new Date(),
    hidden_reason: 'Vrijeđa.',
  })
  const [mail] = await mailsOf({ kind: 'review_hidden', review_id: id })
  expect(mail?.to).toBe(couple.email)
  for (const words of [
    '„Cvjećarnica Đurđica” prijavio je',
    'Razlog:\n\n> Vrijeđa.\n',
    'info@zauvijek.test',
    '/terms#prigovori',
  ])
    expect(mail?.text).toContain(words)
  // As once it is rewritten: the report was about other words.
  await database.pool.query('update reviews set report_reason = null where id = $1', [id])
  const [again] = await mailsOf({ kind: 'review_hidden', review_id: id })
  expect(again?.text).toContain(
    'izmijenjenu recenziju o pružatelju usluga „Cvjećarnica Đurđica” i ostavili je skrivenom',
  )
  expect(again?.text).not.toContain('prijavio')
  await database.pool.query('update reviews set hidden_at = null, hidden_reason = null where id = $1', [id])
  expect(await mailsOf({ kind: 'review_hidden', review_id: id })).toEqual([])
  const [shown] = await mailsOf({ kind: 'review_shown', review_id: id })
  expect([shown?.to, shown?.subject]).toEqual([couple.email, 'Vaša je recenzija ponovo vidljiva'])
  expect(shown?.text).toContain(encodeURIComponent(`/professionals/${professional_id}`))
  await database.pool.query("update reviews set hidden_at = now(), hidden_reason = 'x' where id = $1", [id])
  expect(await mailsOf({ kind: 'review_shown', review_id: id })).toEqual([])
})

test('there is no mail about whom or what is gone', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  const { id: reviewId } = await make.review({ couple_id: couple.id, hidden_at: new Date(), hidden_reason: 'x' })
  await database.db.deleteFrom('users').where('id', '=', couple.id).execute()
  const mails = await mailsOf(
    { kind: 'welcome', user_id: couple.id },
    { kind: 'reset_password', user_id: couple.id },
    { kind: 'new_lead', lead_id: id },
    { kind: 'lead_status', lead_id: id, status: 'booked' },
    { kind: 'profile_decided', professional_id: 999_999, status: 'approved' },
    { kind: 'account_suspended', user_id: couple.id },
    { kind: 'account_restored', user_id: couple.id },
    { kind: 'review_hidden', review_id: reviewId },
    { kind: 'review_shown', review_id: reviewId },
    { kind: 'report_decided', review_id: reviewId, about: 'reply', outcome: 'hidden' },
  )
  expect(mails).toEqual([])
})

test('each job has a Message-ID of its own, the same at every attempt', async () => {
  const { id: user_id } = await make.couple()
  const once = await mailsOf({ kind: 'welcome', user_id }, { kind: 'welcome', user_id })
  const again = await mailsOf({ kind: 'welcome', user_id })
  expect(once[0]?.messageId).toMatch(/^<[\da-f]{32}@zauvijek\.test>$/)
  expect(once[1]?.messageId).not.toBe(once[0]?.messageId)
  expect(again[0]?.messageId).toBe(once[0]?.messageId)
})

test('a mail that the server has taken is not sent again when its job is, and what was left is finished', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into contact_messages (name, email, message, created_at)
     values ('Ana', 'ana@primjer.test', 'Kako promijeniti grad?', now()) returning id`,
  )
  let isAway = true
  const failing = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway && node.kind === 'DeleteQueryNode') throw new Error('the database is away')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const jobs = makeMailJobs(failing)
  const run = () => jobs.run({ kind: 'contact_message', contact_message_id: rows[0]!.id }, '1')
  await expect(run()).rejects.toThrow('the database is away')
  isAway = false
  await run()
  await run()
  expect(jobs.mails).toHaveLength(1)
  expect((await database.pool.query('select from contact_messages')).rowCount).toBe(0)
})

test('a professional hears of a review while everybody can read it', async () => {
  const couple = await make.couple({ name: 'Iva i Marko' })
  const professional = await make.professional({ company_name: 'Čežnja', isConfirmed: true })
  const of = { couple_id: couple.id, professional_id: professional.id }
  const { id } = await make.review({ ...of, rating: 2, comment: 'Kasnili su.' })
  const told = () => mailsOf({ kind: 'new_review', review_id: id })
  const [mail] = await told()
  expect([mail?.to, mail?.subject]).toEqual([professional.user.email, 'Nova recenzija vašeg profila'])
  for (const words of [
    'Par „Iva i Marko” dao je profilu „Čežnja” ocjenu 2 od 5.',
    '> Kasnili su.',
    'professional%2Freviews',
  ])
    expect(mail?.text).toContain(words)
  const change = (text: string) => database.pool.query(text)
  await change(`update users set email_confirmed_at = null where id = ${professional.user.id}`)
  const [withheld] = await told()
  expect(withheld?.text).not.toContain('Kasnili')
  await change(`update reviews set comment = null where id = ${id}`)
  expect((await told())[0]?.text).toContain('Komentara nema.')
  await change(`update reviews set author_suspended = true where id = ${id}`)
  expect(await told()).toEqual([])
  await change(`update reviews set author_suspended = false, hidden_at = now() where id = ${id}`)
  expect(await told()).toEqual([])
  await change(`update reviews set hidden_at = null where id = ${id}`)
  await change(`update users set suspended_at = now() where id = ${professional.user.id}`)
  expect(await told()).toEqual([])
})

test('a couple hears of an answer to its review while it can read that, and its professional once it is hidden', async () => {
  const couple = await make.couple({ email_confirmed_at: new Date() })
  const professional = await make.professional({ company_name: 'Čežnja' })
  const { id } = await make.review({ couple_id: couple.id, professional_id: professional.id })
  const jobs: MailJob[] = [
    { kind: 'review_reply', review_id: id },
    { kind: 'reply_hidden', review_id: id },
  ]
  expect(await mailsOf(...jobs)).toEqual([])
  await make.reviewReply({ review_id: id, body: 'Hvala vam.' })
  const [told, ...others] = await mailsOf(...jobs)
  expect([told?.to, told?.subject, others]).toEqual([couple.email, 'Odgovor na vašu recenziju', []])
  expect(told?.text).toContain('> Hvala vam.')
  expect(told?.text).toContain(`redirect=${encodeURIComponent(`/professionals/${professional.id}#moja-recenzija`)}\n`)
  const change = (text: string) => database.pool.query(text, [id])
  await change("update review_replies set hidden_at = now(), hidden_reason = 'Vrijeđa.' where review_id = $1")
  const [hidden, ...more] = await mailsOf(...jobs)
  expect([hidden?.to, hidden?.subject, more]).toEqual([
    professional.user.email,
    'Vaš je odgovor na recenziju skriven',
    [],
  ])
  expect(hidden?.text).toContain('> Vrijeđa.')
  await change('update review_replies set hidden_at = null, hidden_reason = null where review_id = $1')
  const toldAgain = () => mailsOf({ kind: 'reply_shown', review_id: id })
  expect(await toldAgain()).toMatchObject([
    { to: professional.user.email, subject: 'Vaš je odgovor na recenziju ponovo vidljiv' },
  ])
  const setStatus = (status: 'rejected' | 'approved') =>
    database.pool.query('update professionals set status = $1 where id = $2', [status, professional.id])
  await setStatus('rejected')
  expect([await mailsOf(...jobs), await toldAgain()]).toEqual([[], []])
  await setStatus('approved')
  expect(await mailsOf(...jobs)).toHaveLength(1)
  await database.pool.query("update users set suspended_at = now(), suspension_reason = 'x' where id = $1", [couple.id])
  expect(await mailsOf(...jobs)).toEqual([])
  await database.pool.query('delete from users where id = $1', [couple.id])
  expect(await mailsOf(...jobs)).toEqual([])
})

test('a mail of the next release, which this one does not know, is left to its nodes', async () => {
  const next = { kind: 'of_the_next_release', lead_id: 1 } as unknown as MailJob // from a row of the queue
  await expect(mailsOf(next)).rejects.toThrow('This release knows no mail of_the_next_release')
})

test('a webhook that was switched off is told of while it is, with the reason, unless its owner has done it', async () => {
  const professional = await make.professional({ company_name: 'Obrt & sin' })
  const of = { professional_id: professional.id, url: 'https://program.primjer.hr/prima?a=1&b=2' }
  const off = (disabled_reason: 'failing' | 'gone' | 'owner') =>
    make.webhook({ ...of, disabled_at: new Date(), disabled_reason })
  await database.pool.query('update users set email_confirmed_at = now() where id = $1', [professional.user.id])
  const webhooks = [await off('failing'), await off('gone'), await off('owner'), await make.webhook(of), { id: 0 }]
  const mails = await mailsOf(...webhooks.map(({ id }): MailJob => ({ kind: 'webhook_disabled', webhook_id: id })))
  expect(mails.map(({ to }) => to)).toEqual([professional.user.email, professional.user.email])
  for (const { text, html } of mails) {
    expect(text).toContain('„Obrt & sin”')
    expect(text).toContain(of.url)
    expect(html).toContain('https://program.primjer.hr/prima?a=1&amp;b=2')
  }
  expect(mails[0]?.text).toContain('ni iz 10. pokušaja')
  expect(mails[1]?.text).toContain('odgovorio statusom 410')
})

test('the new address of a webhook is told to its owner while there is one', async () => {
  const professional = await make.professional({ company_name: 'Obrt & sin' })
  await database.pool.query('update users set email_confirmed_at = now() where id = $1', [professional.user.id])
  const { id } = await make.webhook({ professional_id: professional.id, url: 'https://program.primjer.hr/prima' })
  const [mail, ...others] = await mailsOf(
    { kind: 'webhook_address', webhook_id: id },
    { kind: 'webhook_address', webhook_id: 0 },
  )
  expect([mail?.to, mail?.subject, others]).toEqual([professional.user.email, 'Webhook šalje na novu adresu', []])
  expect(mail?.text).toContain('„Obrt & sin”')
  expect(mail?.text).toContain('> https://program.primjer.hr/prima')
})
