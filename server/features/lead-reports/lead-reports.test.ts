import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories/people.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, startNode, clock, db, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

beforeEach(() => db.deleteFrom('lead_reports').execute())

const reason = 'Traže novac unaprijed.'

async function prepare() {
  const professional = await make.professional({ company_name: 'Foto Val' })
  const couple = await make.couple({ name: 'Iva Marić i Marko', phone: '+385 91 555 0123' })
  const lead = await make.lead({
    professional_id: professional.id,
    couple_id: couple.id,
    message: 'Jeste li slobodni?',
  })
  const admin = await make.admin({ name: 'Ana Admin' })
  const write = (token: string, body: string) => call('POST', `/leads/${lead.id}/messages`, { token, body: { body } })
  const report = (token = couple.token, body: object = { reason }, node = call) =>
    node('POST', `/leads/${lead.id}/report`, { token, body })
  const list = async (query = '') => (await call('GET', `/admin/lead-reports${query}`, { token: admin.token })).body
  const read = async () => {
    const [{ id }] = (await list()).data
    return (await call('GET', `/admin/lead-reports/${id}`, { token: admin.token })).body.data
  }
  const resolve = async (resolution: string | null = 'Upozoreni su.') => {
    const [{ id }] = (await list()).data
    return call('POST', `/admin/lead-reports/${id}/resolve`, { token: admin.token, body: { resolution } })
  }
  return { professional, couple, lead, admin, write, report, list, read, resolve }
}

const actionsOf = async (token: string, professionalId: number) => {
  const { body } = await call('GET', `/admin/professionals/${professionalId}/log`, { token })
  return body.data
}

describe('a report', () => {
  test('shares with admins what was written until then, and nothing after', async () => {
    const { professional, couple, lead, write, report, read, list } = await prepare()
    await write(professional.token, 'Jesmo.\nUplatite kaparu.')
    await write(couple.token, 'Ne bismo.')
    expect((await report()).status).toBe(204)
    await write(professional.token, 'Kasnija poruka.')
    const { transcript, ...summary } = await read()
    expect(summary).toEqual({
      id: expect.any(Number),
      lead_id: lead.id,
      reason,
      reporter: { id: couple.id, name: 'Iva Marić i Marko', role: 'couple' },
      professional_id: professional.id,
      company_name: 'Foto Val',
      couple_name: 'Iva Marić i Marko',
      event_date: '2027-06-12',
      created_at: clock.now().toISOString(),
      resolved_at: null,
      resolution: null,
    })
    const created_at = clock.now().toISOString()
    const line = { attachments: [], created_at }
    expect(transcript).toEqual([
      { ...line, author: 'couple', author_name: 'Iva Marić i Marko', body: 'Jeste li slobodni?' },
      { ...line, author: 'professional', author_name: 'Foto Val', body: 'Jesmo.\nUplatite kaparu.' },
      { ...line, author: 'couple', author_name: 'Iva Marić i Marko', body: 'Ne bismo.' },
    ])
    expect((await list()).data).toEqual([summary])
  })

  test('of a conversation that was flooded shares its first message and the last two thousand', async () => {
    const { lead, report, read } = await prepare()
    await sql`
      insert into messages (lead_id, author, kind, body)
      select ${lead.id}, 'professional', 'text', n::text from generate_series(1, 2003) as n`.execute(db)
    expect((await report()).status).toBe(204)
    const bodies = (await read()).transcript.map(({ body }: { body: string }) => body)
    expect([bodies.length, bodies[0], bodies[1], bodies.at(-1)]).toEqual([2001, 'Jeste li slobodni?', '4', '2003'])
  })

  test('names attachments, whose files admins cannot have', async () => {
    const { couple, lead, admin, report, read } = await prepare()
    const { id } = await db
      .insertInto('messages')
      .values({ lead_id: lead.id, author: 'couple', kind: 'text', body: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = { message_id: id, type: 'application/pdf' as const, size: 9 }
    await db
      .insertInto('message_attachments')
      .values([
        { ...file, position: 2, filename: 'račun.pdf', file_key: `b${id}` },
        { ...file, position: 1, filename: 'ugovor.pdf', file_key: `a${id}` },
      ])
      .execute()
    await report()
    expect((await read()).transcript.at(-1).attachments).toEqual(['ugovor.pdf', 'račun.pdf'])
    for (const [method, path] of [
      ['GET', `/leads/${lead.id}`],
      ['GET', `/leads/${lead.id}/messages`],
      ['POST', `/leads/${lead.id}/messages`],
      ['POST', `/leads/${lead.id}/read`],
      ['GET', `/leads/${lead.id}/attachments/1`],
      ['GET', `/leads/${lead.id}/offers`],
      ['POST', `/leads/${lead.id}/offers`],
      ['POST', `/leads/${lead.id}/report`],
      ['GET', '/leads/stream'],
      ['POST', '/offers/1/accept'],
      ['POST', '/offers/1/decline'],
      ['POST', '/offers/1/withdraw'],
    ] as const) {
      expect([path, (await call(method, path, { token: admin.token })).status]).toEqual([path, 403])
    }
    expect((await call('GET', `/leads/${lead.id}/messages`, { token: couple.token })).status).toBe(200)
  })

  test('comes from either side, and a second one of the same only after the decision', async () => {
    const { professional, couple, report, resolve, list } = await prepare()
    expect((await report(professional.token)).status).toBe(204)
    expect((await report(couple.token)).status).toBe(204)
    const { status, body } = await report(couple.token)
    expect([status, body]).toEqual([
      409,
      { message: 'Ovaj ste razgovor već prijavili. Administrator ga još nije pogledao.', code: 'conflict' },
    ])
    expect((await list()).data[1].reporter).toEqual({
      id: professional.user.id,
      name: professional.user.name,
      role: 'professional',
    })
    await resolve()
    expect((await report(couple.token)).status).toBe(204)
    expect((await list()).counts).toEqual({ open: 2, resolved: 1 })
  })

  test('is one of two at once on two nodes, also while messages come', async () => {
    const { couple, professional, report, write, list } = await prepare()
    const other = await startNode()
    const answers = await Promise.all([
      report(couple.token),
      report(couple.token, { reason }, other.call),
      write(professional.token, 'Upravo sada.'),
    ])
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '204', '409'])
    expect((await list()).counts).toEqual({ open: 1, resolved: 0 })
  })

  test('may be about a rejected lead, and one whose couple is gone', async () => {
    const { professional } = await prepare()
    for (const about of [{ status: 'rejected' as const }, { couple_id: null }]) {
      const { id } = await make.lead({ professional_id: professional.id, ...about })
      expect((await call('POST', `/leads/${id}/report`, { token: professional.token, body: { reason } })).status).toBe(
        204,
      )
    }
  })

  test.each([[{}], [{ reason: ' ' }], [{ reason: 'x'.repeat(1001) }]])('with %j is refused', async (body) => {
    const { report, list } = await prepare()
    const answer = await report(undefined, body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['reason']])
    expect((await list()).total).toBe(0)
  })

  test('stays when the lead is withdrawn, and goes with the professional', async () => {
    const { couple, professional, lead, report, read, list } = await prepare()
    await report()
    await call('DELETE', `/leads/${lead.id}`, { token: couple.token })
    expect(await read()).toMatchObject({ lead_id: null, couple_name: 'Iva Marić i Marko', company_name: 'Foto Val' })
    await call('DELETE', '/account', { token: professional.token, body: { password: PASSWORD } })
    expect((await list()).total).toBe(0)
  })
})

describe('the decision', () => {
  test('is stored with its note, once, and both are in the log', async () => {
    const { couple, professional, admin, report, resolve, list } = await prepare()
    await report()
    clock.forward(60)
    const { status, body } = await resolve()
    const [resolved] = (await list('?status=resolved')).data
    expect([status, body.data]).toEqual([200, resolved])
    expect(resolved).toMatchObject({ resolved_at: clock.now().toISOString(), resolution: 'Upozoreni su.' })
    const again = await resolve('Drugačije.')
    expect([again.status, again.body.message]).toEqual([422, 'Ova je prijava već riješena.'])
    const both = { professional: { company_name: 'Foto Val' }, user: { id: couple.id } }
    expect(await actionsOf(admin.token, professional.id)).toMatchObject([
      {
        ...both,
        action: 'lead_report_resolved',
        actor: { id: admin.id },
        from: 'open',
        to: 'resolved',
        reason: 'Upozoreni su.',
      },
      { ...both, action: 'lead_reported', actor: { id: couple.id }, from: null, to: 'open', reason },
    ])
  })

  test('is told by mail to the one who has reported it, once', async () => {
    const { report, resolve, list } = await prepare()
    await report()
    const [{ id }] = (await list()).data
    await resolve()
    await resolve()
    expect((await queuedMails(db)).filter((mail) => 'lead_report_id' in mail && mail.lead_report_id === id)).toEqual([
      { kind: 'lead_report_resolved', lead_report_id: id },
    ])
  })

  test('needs no note, and is one of two at once', async () => {
    const { report, resolve } = await prepare()
    await report()
    const answers = await Promise.all([resolve(null), resolve(null)])
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '422'])
  })

  test('of what is not there is not found', async () => {
    const { admin } = await prepare()
    for (const [method, path] of [
      ['POST', '/admin/lead-reports/999999/resolve'],
      ['GET', '/admin/lead-reports/999999'],
    ] as const)
      expect((await call(method, path, { token: admin.token, body: {} })).status).toBe(404)
  })
})

test('the list has its states apart, newest first, in pages', async () => {
  const { professional, report, resolve, list } = await prepare()
  await report()
  await resolve()
  for (let number = 0; number < 11; number++) {
    clock.forward(1)
    const { id } = await make.lead({ professional_id: professional.id })
    await call('POST', `/leads/${id}/report`, { token: professional.token, body: { reason: `${number}` } })
  }
  expect(await list('?status=open&page=2')).toMatchObject({
    data: [{ reason: '0' }],
    total: 11,
    last_page: 2,
    per_page: 10,
    counts: { open: 11, resolved: 1 },
  })
  expect((await list()).total).toBe(12)
  expect((await list('?status=resolved')).data).toMatchObject([{ reason }])
})

test('of a couple that deletes its account nothing stays in reports, wherever it stood', async () => {
  const { couple, professional, lead, report, write, read, resolve, admin } = await prepare()
  await write(couple.token, 'Ja sam IVA MARIĆ I MARKO, 091/555-0123, "hvala"')
  await write(professional.token, `Javit ćemo se na ${couple.email}.`)
  const { id } = await db
    .selectFrom('messages')
    .select('id')
    .where('lead_id', '=', lead.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('message_attachments')
    .values({
      message_id: id,
      position: 1,
      filename: 'Iva Marić i Marko.pdf',
      type: 'application/pdf',
      size: 9,
      file_key: `c${id}`,
    })
    .execute()
  await report(professional.token, { reason: 'Iva Marić i Marko ne plaćaju.' })
  await resolve(`Pisali smo na ${couple.email}.`)
  const before = await read()
  expect((await call('DELETE', '/account', { token: couple.token, body: { password: PASSWORD } })).status).toBe(204)
  const after = await read()
  expect(after).toMatchObject({ couple_name: 'Nepoznato', reason: '… ne plaćaju.', resolution: 'Pisali smo na ….' })
  expect(after.transcript).toEqual([
    { ...before.transcript[0], author_name: 'Nepoznato' },
    { ...before.transcript[1], author_name: 'Nepoznato', body: 'Ja sam …, …, "hvala"', attachments: ['….pdf'] },
    { ...before.transcript[2], body: 'Javit ćemo se na ….' },
  ])
  expect(JSON.stringify(await actionsOf(admin.token, professional.id))).not.toMatch(/Iva Mari|osoba\d+@/)
})

test('of a couple that deletes its account nothing stays in notes about other conversations', async () => {
  const { report, resolve, read, couple } = await prepare()
  const leaving = await make.couple({ name: 'Tena Tomić i Luka' })
  await report(couple.token)
  await resolve('Isto su javili Tena Tomić i Luka.')
  expect((await call('DELETE', '/account', { token: leaving.token, body: { password: PASSWORD } })).status).toBe(204)
  expect(await read()).toMatchObject({ reason, resolution: 'Isto su javili ….' })
})
