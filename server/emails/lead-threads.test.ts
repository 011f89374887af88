import { afterAll, describe, expect, test } from 'vitest'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { notifiesCouple } from '#contract/lead-lifecycle.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { mailerWith } from '#test/mails.ts'
import { offerBody } from '#test/offer-inputs.ts'
import { leadSubject } from './subjects.ts'

const sent: Mail[] = []
const { call, deps, make, db, close } = await makeTestApp({ mailer: mailerWith(async (mail) => void sent.push(mail)) })
afterAll(close)

let jobs = 0
async function mailOf(job: MailJob): Promise<Mail> {
  sent.length = 0
  await jobHandlers(deps)['send-mail'](job, { key: `${++jobs}`, signal: new AbortController().signal })
  const [mail, ...others] = sent
  if (!mail || others.length > 0) throw new Error(`${sent.length} mails about ${job.kind}`)
  return mail
}

const threadOf = ({ to, subject, threadId }: Mail) => ({ to, subject, threadId })

/** Every mail about it, from the lead to the agreement and to its end. */
async function mailsOf({ id: lead_id, token }: { id: number; token: { couple: string; professional: string } }) {
  const send = async (): Promise<number> =>
    (await call('POST', `/leads/${lead_id}/offers`, { token: token.professional, body: offerBody })).body.data.id
  const mails = [
    await mailOf({ kind: 'new_lead', lead_id }),
    await mailOf({ kind: 'lead_reminder', lead_id }),
    await mailOf({ kind: 'lead_alternatives', lead_id }),
  ]
  for (const to of ['professional', 'couple'] as const) {
    const from = to === 'couple' ? token.professional : token.couple
    await call('POST', `/leads/${lead_id}/messages`, { token: from, body: { body: 'Javite se.' } })
    mails.push(await mailOf({ kind: 'unread_messages', lead_id, to }))
  }
  const declined = await send()
  mails.push(await mailOf({ kind: 'new_offer', offer_id: declined }))
  await call('POST', `/offers/${declined}/decline`, { token: token.couple, body: {} })
  mails.push(await mailOf({ kind: 'offer_declined', offer_id: declined }))
  const accepted = await send()
  await call('POST', `/offers/${accepted}/accept`, { token: token.couple })
  for (const to of ['professional', 'couple'] as const)
    mails.push(await mailOf({ kind: 'offer_accepted', offer_id: accepted, to }))
  const { status } = await db.selectFrom('leads').select('status').where('id', '=', lead_id).executeTakeFirstOrThrow()
  if (notifiesCouple(status)) mails.push(await mailOf({ kind: 'lead_status', lead_id, status }))
  return mails
}

test('all mails about a lead form one thread for each side, beside those of another lead for the same day', async () => {
  const couple = await make.couple({ name: 'Ana i Ivo' })
  const leads = await Promise.all(
    ['Foto Šimić', 'Bend Čežnja'].map(async (company_name) => {
      const professional = await make.professional({ company_name })
      const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
      return { id, email: professional.user.email, token: { couple: couple.token, professional: professional.token } }
    }),
  )
  const threadIds = new Set()
  for (const [index, lead] of leads.entries()) {
    const mails = await mailsOf(lead)
    const threadId = mails[0]?.threadId
    threadIds.add(threadId)
    expect(threadId).toMatch(/^<[\da-f]{32}@localhost>$/)
    for (const mail of mails) {
      const name = mail.to === couple.email ? ['Foto Šimić', 'Bend Čežnja'][index] : 'Ana i Ivo'
      expect(threadOf(mail)).toEqual({ to: mail.to, subject: `Upit za 12. lipnja 2027. – ${name}`, threadId })
    }
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([couple.email, lead.email]))
    // Else the second would be taken for the first one, sent again.
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
  }
  expect(threadIds.size).toBe(2)
})

describe('every mail about a lead', () => {
  const promise = /odgovor (?:tada )?stiže|odgovorite na ovu poruku|odgovor na ovu poruku stiže/
  const addresses = { couple: 'šime-i-ana@primjer.test', professional: 'čežnja@primjer.test' }
  const asciiAddresses = { couple: 'sime-i-ana@primjer.test', professional: 'ceznja@primjer.test' }

  async function mailsBetween(between: typeof addresses) {
    const couple = await make.couple({ email: between.couple })
    const professional = await make.professional()
    await db.updateTable('users').set({ email: between.professional }).where('id', '=', professional.user.id).execute()
    const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
    const mails = await mailsOf({ id, token: { couple: couple.token, professional: professional.token } })
    const admin = await make.admin()
    const suspended = [
      ['professional', professional.user.id],
      ['couple', couple.id],
    ] as const
    for (const [side, user_id] of suspended) {
      const decide = (what: string) =>
        call('POST', `/admin/users/${user_id}/${what}`, { token: admin.token, body: { reason: 'Prijevara' } })
      await decide('suspend')
      mails.push(await mailOf({ kind: `${side}_suspended`, lead_id: id }))
      await decide('restore')
      mails.push(await mailOf({ kind: `${side}_restored`, lead_id: id }))
    }
    await db.updateTable('leads').set({ status: 'rejected' }).where('id', '=', id).execute()
    mails.push(await mailOf({ kind: 'lead_status', lead_id: id, status: 'rejected', was_booked: true }))
    // Its button alone asks for an answer.
    return mails.filter(({ text }) => !text.includes('Par čeka vaš odgovor'))
  }

  test('says that a reply goes to the other side', async () => {
    for (const { to, text } of await mailsBetween(asciiAddresses)) {
      expect(text).toMatch(promise)
      expect(text).not.toContain(`na ${to}`)
    }
  })

  test('gives its address instead if it is one to which mail programs cannot reply', async () => {
    for (const { to, text } of await mailsBetween(addresses)) {
      expect(text).not.toMatch(promise)
      expect(text).toContain(`na ${to === addresses.couple ? addresses.professional : addresses.couple}`)
    }
  })
})

test('a mail about an account stands by itself', async () => {
  const { id: user_id } = await make.couple()
  expect((await mailOf({ kind: 'welcome', user_id })).threadId).toBeUndefined()
})

test('a subject is as long as mail programs show it, whatever the name', () => {
  const day = toCalendarDay('2027-12-12')
  const start = 'Upit za 12. prosinca 2027. – '
  expect(leadSubject(day, 'OPG "Maslina" & sinovi')).toBe(`${start}OPG "Maslina" & sinovi`)
  const long = leadSubject(
    day,
    'Obrt za fotografiranje, videosnimanje i uspomene Đurđevac-Šćepanović iz Slavonskog Broda',
  )
  expect(long).toBe(`${start}Obrt za fotografiranje, videosnimanje i…`)
  for (const name of ['Ž'.repeat(120), '💍'.repeat(60), '👰🏽 '.repeat(30)]) {
    const subject = leadSubject(day, name)
    expect(subject.length).toBeLessThanOrEqual(70)
    expect(subject.isWellFormed() && subject.endsWith('…')).toBe(true)
  }
})
