import { afterAll, describe, expect, test } from 'vitest'
import type { ProfessionalStatus } from '#contract/professionals.ts'
import { makeTestApp } from '#test/app.ts'
import { mailerWith } from '#test/mails.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'

const sent: Mail[] = []
const mailer = mailerWith(async (mail) => void sent.push(mail))
const { app, call, make, db, deps, clock, runJobs, close } = await makeTestApp({ mailer })
afterAll(close)
const admin = await make.admin({ name: 'Ana Admin' })
const { token } = admin

const statuses = ['pending', 'approved', 'rejected'] as const
const at = (id: number, action: string) => `/admin/professionals/${id}/${action}`
const approve = (id: number) => call('POST', at(id, 'approve'), { token })
const reject = (id: number, body?: object) => call('POST', at(id, 'reject'), { token, body })
const change = (id: number, body: object) => call('PATCH', at(id, 'status'), { token, body })
const log = async (id: number) => (await call('GET', at(id, 'log'), { token })).body.data
const mailsAbout = async (id: number) =>
  (await queuedMails(db)).filter((mail) => 'professional_id' in mail && mail.professional_id === id)
const isPublic = async (id: number) => (await call('GET', `/professionals/${id}`)).status === 200

describe('a decision', () => {
  const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

  test.each(pairs)('brings a profile from %s to %s unless it is there already', async (from, to) => {
    const { id } = await make.professional({ status: from })
    const { status, body } = await change(id, { status: to, reason: 'Jer.' })
    if (from === to) {
      expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'invalid', ['status']])
      expect(body.message).toMatch(/^Profil (je )?već/)
      expect([await log(id), await mailsAbout(id)]).toEqual([[], []])
      return
    }
    expect([status, body.data.status]).toEqual([200, to])
    expect(await isPublic(id)).toBe(to === 'approved')
    expect(await mailsAbout(id)).toEqual([
      to === 'pending'
        ? { kind: 'profile_under_review', professional_id: id }
        : { kind: 'profile_decided', professional_id: id, status: to },
    ])
    expect(await log(id)).toMatchObject([{ action: 'profile_status', from, to, reason: 'Jer.' }])
  })

  test.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)('to %s has a call that needs no body, and takes an empty one', async (action, status) => {
    for (const headers of [undefined, { 'content-type': 'application/json' }]) {
      const { id } = await make.professional({ status: 'pending' })
      const answer = await call('POST', at(id, action), { token, ...(headers && { headers }) })
      expect([answer.status, answer.body.data]).toEqual([200, expect.objectContaining({ id, status })])
    }
  })

  test('is told in the log: who, when, from, to and why', async () => {
    const { id, company_name } = await make.professional({ status: 'pending' })
    await reject(id, { reason: ' Slike nisu vaše. ' })
    clock.forward(60)
    await approve(id)
    const common = {
      id: expect.any(Number),
      action: 'profile_status',
      actor: { id: admin.id, name: 'Ana Admin' },
      professional: { id, company_name },
      user: null,
      review_id: null,
      category: null,
    }
    expect(await log(id)).toEqual([
      { ...common, created_at: clock.now().toISOString(), from: 'rejected', to: 'approved', reason: null },
      { ...common, created_at: expect.any(String), from: 'pending', to: 'rejected', reason: 'Slike nisu vaše.' },
    ])
  })

  test('of two admins at once is made once', async () => {
    const { id } = await make.professional({ status: 'pending' })
    const other = await make.admin()
    const answers = await Promise.all([approve(id), call('POST', at(id, 'approve'), { token: other.token })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await log(id)).toHaveLength(1)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  test.each([
    ['approved', 'Profil je u međuvremenu odobren, pa ova odluka nije spremljena.'],
    ['rejected', 'Profil je u međuvremenu odbijen, pa ova odluka nije spremljena.'],
    ['pending', 'Profil je u međuvremenu vraćen na čekanje, pa ova odluka nije spremljena.'],
  ] as const)('on what another admin has made %s meanwhile is refused', async (now, message) => {
    const { id } = await make.professional({ status: now })
    const replaces = now === 'pending' ? 'approved' : 'pending'
    const answers = [
      now === 'approved' ? await reject(id, { replaces, reason: 'Slike.' }) : null,
      now === 'rejected' ? await call('POST', at(id, 'approve'), { token, body: { replaces } }) : null,
      await change(id, { status: now === 'rejected' ? 'approved' : 'rejected', replaces }),
    ].filter((answer) => answer !== null)
    for (const { status, body } of answers) expect([status, body]).toEqual([409, { message, code: 'conflict' }])
    expect([await log(id), await mailsAbout(id)]).toEqual([[], []])
    expect((await change(id, { status: now === 'rejected' ? 'approved' : 'rejected', replaces: now })).status).toBe(200)
  })

  test('of twenty admins at once, for and against, is made once where each has seen that the profile waits', async () => {
    const { id } = await make.professional({ status: 'pending' })
    const body = { replaces: 'pending' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        number % 2 === 0 ? call('POST', at(id, 'approve'), { token, body }) : reject(id, body),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
    expect([(await log(id)).length, (await mailsAbout(id)).length]).toEqual([1, 1])
  })

  test.each([{ replaces: 'suspended' }, { replaces: 5 }])('with %j is refused by its field, too', async (body) => {
    const { id } = await make.professional({ status: 'pending' })
    for (const answer of [await call('POST', at(id, 'approve'), { token, body }), await reject(id, body)])
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['replaces']])
  })

  test('that is changed before its mail is sent is told once', async () => {
    const { id } = await make.professional({ status: 'pending' })
    await reject(id)
    await approve(id)
    expect(await mailsAbout(id)).toEqual([{ kind: 'profile_decided', professional_id: id, status: 'approved' }])
  })

  test('on a suspended profile is refused', async () => {
    const { id } = await make.professional({ status: 'suspended', suspended_status: 'pending' })
    for (const answer of [await approve(id), await reject(id), await change(id, { status: 'pending' })])
      expect([answer.status, answer.body.message]).toEqual([
        422,
        'Račun vlasnika je suspendiran. Najprije mu vratite pristup.',
      ])
  })

  test('on a profile that there is not is not found', async () => {
    for (const id of [999_999, 0]) {
      const premium = await call('PUT', at(id, 'premium'), { token, body: { premium: true } })
      const list = await call('GET', at(id, 'log'), { token })
      for (const answer of [
        await approve(id),
        await reject(id),
        await change(id, { status: 'approved' }),
        premium,
        list,
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
    }
  })

  test.each([
    [{}, ['status']],
    [{ status: 'suspended' }, ['status']],
    [{ status: 'approved', reason: 5 }, ['reason']],
    [{ status: 'rejected', reason: 'x'.repeat(1001) }, ['reason']],
  ])('with %j is refused by its field', async (body, fields) => {
    const { id } = await make.professional({ status: 'pending' })
    const answer = await change(id, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields])
  })
})

describe('the owner of a profile that has to be reviewed again', () => {
  const mailsTo = ({ email }: { email: string }) => sent.splice(0).filter(({ to }) => to === email)

  test('hears that couples do not see it for now, why, and what stays', async () => {
    const { id, user } = await make.professional({ company_name: 'Foto Đurđica' })
    await change(id, { status: 'pending', reason: 'Provjeravamo slike.' })
    await runJobs()
    const [mail, ...more] = mailsTo(user)
    expect([mail?.subject, more]).toEqual(['Vaš je profil ponovo na pregledu', []])
    expect(mail?.text).toContain('„Foto Đurđica”')
    expect(mail?.text).toContain('Razlog:\n\n> Provjeravamo slike.')
    expect(mail?.text).toContain('parovi ga ne vide')
    expect(mail?.text).toContain('/professional/profile\n')
  })

  test('hears of the last decision alone', async () => {
    const { id, user } = await make.professional()
    await change(id, { status: 'pending', reason: 'Zabuna.' })
    await approve(id)
    await runJobs()
    expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['Vaš je profil odobren'])
    await change(id, { status: 'pending', reason: 'Prvi razlog.' })
    await approve(id)
    await change(id, { status: 'pending' })
    await runJobs()
    const [mail, ...more] = mailsTo(user)
    expect([mail?.subject, more]).toEqual(['Vaš je profil ponovo na pregledu', []])
    expect(mail?.text).not.toContain('razlog.')
  })

  test('hears nothing of it once the account is suspended', async () => {
    const { id, user } = await make.professional()
    await change(id, { status: 'pending' })
    await call('POST', `/admin/users/${user.id}/suspend`, { token, body: { reason: 'Prevara.' } })
    await runJobs()
    expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['Vaš je račun suspendiran'])
  })
})

describe('the reason of a rejection', () => {
  const seenBy = async (id: number, viewer?: string) =>
    (await call('GET', `/professionals/${id}`, { token: viewer })).body

  test('is for the owner and for admins, until the profile is approved', async () => {
    const { id, token: owner } = await make.professional({ status: 'pending' })
    expect((await reject(id, { reason: 'Dopunite opis.' })).body.data.rejection_reason).toBe('Dopunite opis.')
    for (const viewer of [owner, token]) expect((await seenBy(id, viewer)).data.rejection_reason).toBe('Dopunite opis.')
    expect((await seenBy(id)).code).toBe('not_found')

    await approve(id)
    for (const viewer of [undefined, owner, token])
      expect((await seenBy(id, viewer)).data).not.toHaveProperty('rejection_reason')
    await change(id, { status: 'rejected' })
    expect((await seenBy(id, owner)).data.rejection_reason).toBeNull()
    await change(id, { status: 'pending' })
    expect((await seenBy(id, owner)).data).not.toHaveProperty('rejection_reason')
  })

  test('is kept while the owner edits the profile', async () => {
    const { id, token: owner, category_id } = await make.professional({ status: 'pending' })
    await reject(id, { reason: 'Dopunite opis.' })
    const body = { company_name: 'Obrt', category_id, city: 'Split', rejection_reason: 'Sve je u redu.' }
    const edited = await call('PUT', `/professionals/${id}`, { token: owner, body })
    expect(edited.body.data).toMatchObject({ status: 'rejected', rejection_reason: 'Dopunite opis.' })
  })

  test('stands in the mail to the owner', async () => {
    const { id, user } = await make.professional({ status: 'pending' })
    await reject(id, { reason: 'Slike nisu vaše.' })
    const context = { key: 'proba', signal: new AbortController().signal }
    await jobHandlers(deps)['send-mail']({ kind: 'profile_decided', professional_id: id, status: 'rejected' }, context)
    expect(sent).toMatchObject([{ to: user.email, text: expect.stringContaining('Slike nisu vaše.') }])
  })
})

describe('what is public', () => {
  test('follows a decision at once: list, page, availability, events, reviews and sitemap', async () => {
    const { id, company_name } = await make.professional({ status: 'approved' })
    await make.event({ professional_id: id, day: '2027-06-12' })
    await make.review({ professional_id: id })
    const shown = async () => {
      const listed = await call('GET', `/professionals?search=${encodeURIComponent(company_name)}`)
      const availability = await call('GET', `/professionals/${id}/availability?start_date=2027-06-01`)
      const events = await call('GET', `/events?professional_id=${id}`)
      const reviews = await call('GET', `/reviews?professional_id=${id}`)
      const sitemap = await app.inject('/sitemap-1.xml')
      return [
        listed.body.data.some((one: { id: number }) => one.id === id),
        await isPublic(id),
        availability.status === 200,
        events.body.data.length === 1,
        reviews.body.total === 1,
        sitemap.body.includes(`/professionals/${id}<`),
      ]
    }
    const all = (is: boolean) => Array.from({ length: 6 }, () => is)
    expect(await shown()).toEqual(all(true))
    await reject(id)
    expect(await shown()).toEqual(all(false))
    await approve(id)
    expect(await shown()).toEqual(all(true))
  })
})

describe('premium', () => {
  const setPremium = (id: number, premium: unknown) => call('PUT', at(id, 'premium'), { token, body: { premium } })

  test('brings a profile to the top of the list, and back, at once', async () => {
    const city = 'Premiumgrad'
    const first = await make.professional({ city, company_name: 'Anđeo' })
    const second = await make.professional({ city, company_name: 'Žito' })
    const order = async () =>
      (await call('GET', `/professionals?city=${city}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await order()).toEqual([first.id, second.id])
    const { status, body } = await setPremium(second.id, true)
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id: second.id, premium: true })])
    expect(await order()).toEqual([second.id, first.id])
    expect((await call('GET', `/professionals/${second.id}`)).body.data.premium).toBe(true)
    await setPremium(second.id, false)
    expect(await order()).toEqual([first.id, second.id])
    expect(await log(second.id)).toMatchObject([
      { action: 'premium', from: 'true', to: 'false' },
      { action: 'premium', from: 'false', to: 'true' },
    ])
  })

  test('that is on already stays, and nothing is logged', async () => {
    const { id } = await make.professional({ premium: true })
    expect((await setPremium(id, true)).status).toBe(200)
    expect(await log(id)).toEqual([])
  })

  test.each([undefined, null, 'true', 1])('given as %j is refused by its field', async (premium) => {
    const { id } = await make.professional()
    const { status, body } = await setPremium(id, premium)
    expect([status, body.errors]).toEqual([422, { premium: ['Vrijednost mora biti true ili false.'] }])
  })
})

test('each status has its sentence when nothing would change', async () => {
  const sentences: Record<ProfessionalStatus, string> = {
    pending: 'Profil već čeka odobrenje.',
    approved: 'Profil je već odobren.',
    rejected: 'Profil je već odbijen.',
  }
  for (const status of statuses) {
    const { id } = await make.professional({ status })
    expect((await change(id, { status })).body.message).toBe(sentences[status])
  }
})
