import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { runMailJobs } from '#test/mail-jobs.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'

let database: TestDatabase
let make: ReturnType<typeof makeFactories>

beforeAll(async () => {
  database = await createTestDatabase()
  make = makeFactories({ db: database.db, clock: systemClock })
})
afterAll(() => database.drop())

/** The mail of this job, if it sends one. */
const mailOf = async (job: MailJob) => (await runMailJobs(database.db, job))[0]

test('a professional hears what became of the review that it has reported, as long as that holds', async () => {
  const couple = await make.couple({ name: 'Ana i Luka' })
  const professional = await make.professional({ company_name: 'Cvjećarnica Đurđica' })
  const { id } = await make.review({ couple_id: couple.id, professional_id: professional.id })
  const decided = (outcome: 'hidden' | 'kept' | 'restored') =>
    mailOf({ kind: 'report_decided', review_id: id, about: 'review', outcome })
  for (const [outcome, words] of [
    ['kept', ['ostavili vidljivom', 'prigovor', '/terms#prigovori']],
    ['restored', ['pregledali smo ponovo i vratili', '/terms#prigovori']],
  ] as const) {
    const mail = await decided(outcome)
    expect(mail?.to).toBe(professional.user.email)
    for (const word of ['par „Ana i Luka”', ...words]) expect(mail?.text).toContain(word)
  }
  expect(await decided('hidden')).toBeUndefined()
  await database.pool.query("update reviews set hidden_at = now(), hidden_reason = 'Vrijeđa.' where id = $1", [id])
  const hidden = await decided('hidden')
  expect(hidden?.text).toContain('pregledali smo i sakrili')
  expect(hidden?.text).not.toContain('Vrijeđa.')
  expect(await decided('kept')).toBeUndefined()
  await database.pool.query('update users set suspended_at = now() where id = $1', [professional.user.id])
  expect(await decided('hidden')).toBeUndefined()
})

test('a couple hears what became of the answer that it has reported', async () => {
  const couple = await make.couple()
  const professional = await make.professional({ company_name: 'Čežnja' })
  const { id } = await make.review({ couple_id: couple.id, professional_id: professional.id })
  await make.reviewReply({ review_id: id, body: 'Sami ste krivi.' })
  const decided = (outcome: 'hidden' | 'kept') =>
    mailOf({ kind: 'report_decided', review_id: id, about: 'reply', outcome })
  const kept = await decided('kept')
  expect([kept?.to, kept?.subject]).toEqual([couple.email, 'Odluka o odgovoru koji ste prijavili'])
  expect(kept?.text).toContain('pružatelj usluga „Čežnja”')
  await database.pool.query("update review_replies set hidden_at = now(), hidden_reason = 'x' where review_id = $1", [
    id,
  ])
  expect((await decided('hidden'))?.text).toContain('pregledali smo i sakrili')
})

test('whoever has reported a conversation hears that it has been read, with the other side by name', async () => {
  const couple = await make.couple({ name: 'Ana i Luka' })
  const professional = await make.professional({ company_name: 'Foto Val' })
  const eventOn = toCalendarDay('2027-06-12')
  const lead = await make.lead({ couple_id: couple.id, professional_id: professional.id, event_date: eventOn })
  const resolvedBy = async (reporter: 'couple' | 'professional') => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into lead_reports (lead_id, professional_id, couple_id, reporter, event_date, reason, transcript, resolved_at)
       values ($1, $2, $3, $4, '2027-06-12', 'Vrijeđaju.', '[]', now()) returning id`,
      [lead.id, professional.id, couple.id, reporter],
    )
    return { kind: 'lead_report_resolved', lead_report_id: Number(rows[0]?.id) } as const
  }
  const [ofCouple, ofProfessional] = [await resolvedBy('couple'), await resolvedBy('professional')]
  const toCouple = await mailOf(ofCouple)
  expect([toCouple?.to, toCouple?.subject]).toEqual([couple.email, 'Odluka o razgovoru koji ste prijavili'])
  for (const words of ['Druga strana: Foto Val', 'subota, 12. lipnja 2027.', 'naš administrator', '/terms#prigovori'])
    expect(toCouple?.text).toContain(words)
  expect(toCouple?.text).not.toContain('Vrijeđaju.')
  const toProfessional = await mailOf(ofProfessional)
  expect(toProfessional?.to).toBe(professional.user.email)
  expect(toProfessional?.text).toContain('Druga strana: Ana i Luka')
  await database.pool.query('update users set suspended_at = now() where id = $1', [professional.user.id])
  expect(await mailOf(ofProfessional)).toBeUndefined()
  await database.pool.query('delete from users where id = $1', [couple.id])
  expect(await mailOf(ofCouple)).toBeUndefined()
})
