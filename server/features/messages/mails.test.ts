import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Mail } from '#server/adapters/mailer/mailer.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { makeTestApp } from '#test/app.ts'
import { makePdf, messageForm } from '#test/attachments.ts'
import { mailerWith } from '#test/mails.ts'

const sent: Mail[] = []
const mailer = mailerWith(async (mail) => void sent.push(mail))
const { call, deps, make, db, clock, close } = await makeTestApp({ mailer })
afterAll(close)

const confirm = (id: number) =>
  db.updateTable('users').set({ email_confirmed_at: clock.now() }).where('id', '=', id).execute()

async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Šimić', isConfirmed: true })
  const couple = await make.couple({ name: 'Ana Horvat' })
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id })
  const write = (token: string, body: string) => call('POST', `/leads/${id}/messages`, { token, body: { body } })
  const read = (token: string) => call('POST', `/leads/${id}/read`, { token })

  /** In seconds from now, when the mails about what is unread are due. */
  async function due() {
    const { rows } = await sql<{ to: string; run_at: Date }>`
      select payload ->> 'to' as to, run_at from graphile_worker._private_jobs
       where payload ->> 'kind' = 'unread_messages' and (payload ->> 'lead_id')::integer = ${id} order by id`.execute(
      db,
    )
    return rows.map(({ to, run_at }) => [to, (run_at.getTime() - clock.now().getTime()) / 1_000])
  }
  let runs = 0
  async function run(to: 'couple' | 'professional'): Promise<Mail[]> {
    sent.length = 0
    const job: MailJob = { kind: 'unread_messages', lead_id: id, to }
    await jobHandlers(deps)['send-mail'](job, { key: `${id} ${++runs}`, signal: new AbortController().signal })
    // As the worker does when it is done.
    await sql`delete from graphile_worker._private_jobs where payload ->> 'lead_id' = ${`${id}`}`.execute(db)
    return [...sent]
  }
  return { id, professional, couple, write, read, due, run }
}

describe('a message that is not read for five minutes', () => {
  test('goes out by mail, with those that have come meanwhile, and is answered to its sender', async () => {
    const { id, professional, couple, write, due, run } = await prepare()
    await write(couple.token, 'Koliko stoji cijeli dan?')
    expect(await due()).toEqual([['professional', 300]])
    clock.forward(60)
    await write(couple.token, 'I ima li snimanja dronom?')
    expect(await due()).toEqual([['professional', 240]])
    const [mail, ...others] = await run('professional')
    expect(others).toEqual([])
    expect([mail?.to, mail?.replyTo]).toEqual([professional.user.email, couple.email])
    expect(mail?.text.split('\n')[0]).toBe('Imate nove poruke')
    expect(mail?.text).toContain('> Koliko stoji cijeli dan?')
    expect(mail?.text).toContain('> I ima li snimanja dronom?')
    expect(mail?.text).toMatch(new RegExp(`/messages/${id}\n`))
    expect(mail?.text).not.toContain('Jeste li slobodni')
  })

  test('is quoted with the four before it, and the others are counted', async () => {
    const { couple, write, run } = await prepare()
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await write(couple.token, `Pitanje ${number}`)
    const [mail] = await run('professional')
    expect(mail?.text.match(/Pitanje \d/g)).toEqual([3, 4, 5, 6, 7].map((number) => `Pitanje ${number}`))
    expect(mail?.text).toContain('Još 2 ranije poruke pročitajte u razgovoru.')
  })

  test('is one mail of its conversation until it is read', async () => {
    const { professional, couple, write, read, due, run } = await prepare()
    await confirm(couple.id)
    await write(professional.token, 'Slobodni smo.')
    expect(await run('couple')).toMatchObject([
      { to: couple.email, replyTo: professional.user.email, subject: 'Upit za 12. lipnja 2027. – Foto Šimić' },
    ])
    await write(professional.token, 'Jeste li vidjeli poruku?')
    expect(await due()).toEqual([])
    await read(couple.token)
    await write(professional.token, 'Šaljemo i cjenik.')
    expect(await due()).toEqual([['couple', 300]])
    expect(await run('couple')).toMatchObject([{ text: expect.stringContaining('> Šaljemo i cjenik.') }])
  })

  test('is told, and not quoted, to an address that a couple has typed and nobody has confirmed', async () => {
    const { id, professional, couple, write, run } = await prepare()
    await write(professional.token, 'Čestitamo! Nagrada čeka na zlo.primjer.test')
    const [mail] = await run('couple')
    expect([mail?.to, mail?.text]).toEqual([couple.email, expect.stringContaining('još nije potvrđena')])
    expect(mail?.text).toContain(`/messages/${id}\n`)
    for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
    await confirm(couple.id)
    expect(await run('couple')).toMatchObject([{ text: expect.stringContaining('zlo.primjer') }])
  })

  test('is told, and not quoted, to an address that a professional has typed and nobody has confirmed', async () => {
    const { professional, couple, write, run } = await prepare()
    await db
      .updateTable('users')
      .set({ email: `tudja${professional.id}@primjer.test`, email_confirmed_at: null })
      .where('id', '=', professional.user.id)
      .execute()
    await write(couple.token, 'Nagrada čeka na zlo.primjer.test')
    const [mail] = await run('professional')
    expect(mail?.text).toContain('još nije potvrđena')
    for (const text of [mail?.text, mail?.html]) expect(text).not.toContain('zlo.primjer')
    await confirm(professional.user.id)
    expect(await run('professional')).toMatchObject([{ text: expect.stringContaining('zlo.primjer') }])
  })

  test('waits no longer because another one with a file has come', async () => {
    const { id, couple, write, due } = await prepare()
    await write(couple.token, 'Šaljem vam raspored.')
    clock.forward(60)
    const { body, headers } = messageForm([{ content: makePdf() }])
    expect((await call('POST', `/leads/${id}/messages`, { token: couple.token, body, headers })).status).toBe(201)
    expect(await due()).toEqual([['professional', 240]])
  })

  test('and was read in time is no mail, and the next one waits its own five minutes', async () => {
    const { professional, couple, write, read, due, run } = await prepare()
    await write(couple.token, 'Jeste li tu?')
    clock.forward(240)
    await read(professional.token)
    await write(couple.token, 'Hvala na javljanju.')
    expect(await due()).toEqual([['professional', 300]])
    await read(professional.token)
    expect(await run('professional')).toEqual([])
  })

  test('of each side is the mail of the other one', async () => {
    const { professional, couple, write, due } = await prepare()
    await write(couple.token, 'Jeste li tu?')
    await write(professional.token, 'Jesmo.')
    expect(await due()).toEqual([
      ['professional', 300],
      ['couple', 300],
    ])
  })

  test('goes to nobody who is suspended, and is none once a side is gone', async () => {
    const { id, professional, couple, write, run } = await prepare()
    await write(couple.token, 'Jeste li tu?')
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', professional.user.id).execute()
    expect(await run('professional')).toEqual([])
    await db.updateTable('users').set({ suspended_at: null }).where('id', '=', professional.user.id).execute()
    await db.updateTable('leads').set({ couple_id: null }).where('id', '=', id).execute()
    expect(await run('professional')).toEqual([])
  })

  test('is told beside an offer that is unread, too, which has a mail of its own', async () => {
    const { id, professional, write, due } = await prepare()
    const offer = await make.offer({ lead_id: id })
    await make.message({ lead_id: id, author: 'professional', kind: 'offer', offer_id: offer.id, offer_event: 'sent' })
    expect(await due()).toEqual([])
    await write(professional.token, 'Ponuda je poslana, javite što mislite.')
    expect(await due()).toEqual([['couple', 300]])
  })
})
