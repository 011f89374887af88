import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { systemClock } from '#server/adapters/clock.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { createTestDatabase } from '#test/database.ts'
import { makeFactories } from '#test/factories.ts'
import { runMailJobs } from '#test/mail-jobs.ts'
import { renderEmail } from './render-email.ts'
import { apiKeyCreated } from './accounts.ts'

const { db, pool, drop } = await createTestDatabase()
afterAll(drop)
const make = makeFactories({ db, clock: systemClock })

const confirmAll = () => pool.query('update users set email_confirmed_at = now()')

/** The mail of this job, if it sends one. */
const mailOf = async (job: MailJob) => (await runMailJobs(db, job))[0]

const made = {
  name: 'Naša\nstranica',
  scope: 'read',
  maskedKey: 'zvk_k3F9…x2Qd',
  expiresOn: null,
  keysUrl: 'https://a.b/c',
}

describe('the mail of a new key', () => {
  test('says what the key may, to whom it is and how to be rid of it', async () => {
    const key = await make.apiKey({ name: 'Naša stranica' })
    await confirmAll()
    const mail = await mailOf({ kind: 'api_key_created', api_key_id: key.id })
    expect(mail).toMatchObject({ to: key.owner.user.email, subject: 'Izrađen je novi API ključ' })
    for (const words of ['Naša stranica', key.masked_key, 'samo čitati', 'dok ga ne opozovete', 'opozovite ga'])
      expect(mail?.text).toContain(words)
    await pool.query('delete from api_keys where id = $1', [key.id])
    expect(await mailOf({ kind: 'api_key_created', api_key_id: key.id })).toBeUndefined()
  })

  test('keeps the name on its line, and names the last day', () => {
    const { text } = renderEmail(apiKeyCreated({ ...made, scope: 'write', expiresOn: toCalendarDay('2027-06-12') }))
    expect(text).toContain('Naziv: Naša stranica\n')
    expect(text).toContain('Smije: čitati i mijenjati\n')
    expect(text).toContain('Vrijedi: do 12. lipnja 2027.\n')
  })
})

test('the mail of a changed password names the keys that go on, and the one with its link says that they end', async () => {
  const { owner } = await make.apiKey({ name: 'Naša stranica' })
  const { id: user_id } = owner.user
  await confirmAll()
  const changed = await mailOf({ kind: 'password_changed', user_id })
  expect(changed?.text).toContain('API ključevi i dalje vrijede: „Naša stranica”.')
  const link = await mailOf({ kind: 'reset_password', user_id })
  expect(link?.text).toContain('Time prestaju vrijediti i vaši API ključevi')
  await pool.query('delete from api_keys where user_id = $1', [user_id])
  for (const kind of ['password_changed', 'reset_password'] as const)
    expect((await mailOf({ kind, user_id }))?.text).not.toContain('ključ')
})

test('the mail of a changed password names the webhooks and the address of the calendar, which go on', async () => {
  const professional = await make.professional()
  const { id: user_id } = professional.user
  const of = { professional_id: professional.id }
  await confirmAll()
  const changed = async () => (await mailOf({ kind: 'password_changed', user_id }))?.text
  await make.webhook({ ...of, url: 'https://off.primjer.hr/', disabled_at: new Date(), disabled_reason: 'owner' })
  for (const words of ['Webhook', 'kalendar']) expect(await changed()).not.toContain(words)
  await make.webhook({ ...of, url: 'https://program.primjer.hr/prima?tajna=1' })
  await make.webhook({ ...of, url: 'https://program.primjer.hr/i-ovo' })
  await pool.query('insert into calendar_feeds (professional_id, token, created_at) values ($1, $2, now())', [
    professional.id,
    'A'.repeat(43),
  ])
  expect(await changed()).toContain('Webhookovi i dalje šalju obavijesti na: program.primjer.hr. Ako')
  expect(await changed()).toContain('Adresa za praćenje vašeg kalendara i dalje vrijedi.')
  expect(await changed()).not.toMatch(/tajna|AAAA/)
})

test('no mail about an account has words of its owner while the address is not confirmed', async () => {
  const bait = 'Nagrada na zlo.primjer.test'
  const key = await make.apiKey({ name: bait })
  const { id: professional_id, user } = key.owner
  await pool.query('update professionals set company_name = $1 where id = $2', [bait, professional_id])
  const of = { professional_id, url: 'https://zlo.primjer.test/' }
  const [on, off] = [
    await make.webhook(of),
    await make.webhook({ ...of, disabled_at: new Date(), disabled_reason: 'gone' }),
  ]
  const jobs: MailJob[] = [
    { kind: 'api_key_created', api_key_id: key.id },
    { kind: 'password_changed', user_id: user.id },
    { kind: 'webhook_address', webhook_id: on.id },
    { kind: 'webhook_disabled', webhook_id: off.id },
  ]
  for (const job of jobs) {
    const mail = await mailOf(job)
    expect(mail?.to).toBe(user.email)
    for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
  }
})
