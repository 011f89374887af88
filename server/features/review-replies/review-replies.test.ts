import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { eventually } from '#test/eventually.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, make, db, clock, startNode, close } = await makeTestApp()
afterAll(close)
const admin = await make.admin()

async function prepare(review: Parameters<typeof make.review>[0] = {}) {
  const professional = await make.professional({ company_name: 'Obrt Zlatna nit' })
  const couple = await make.couple({ name: 'Iva i Marko' })
  const of = { professional_id: professional.id, couple_id: couple.id }
  const { id } = await make.review({ ...of, ...review })
  const path = `/reviews/${id}/reply`
  const answer = (body: unknown = 'Hvala vam.', token = professional.token) =>
    call('PUT', path, { token, body: { body } })
  const remove = (token = professional.token) => call('DELETE', path, { token })
  const report = (reason: unknown = 'Nije istina.', token = couple.token) =>
    call('POST', `${path}/report`, { token, body: { reason } })
  const decide = (decision: 'hide' | 'show', reason?: string) =>
    call('POST', `/admin/reviews/${id}/reply/${decision}`, { token: admin.token, body: { reason } })
  const shown = async (node = call) =>
    (await node('GET', `/reviews?professional_id=${professional.id}`)).body.data[0].reply
  const received = async (query = '') =>
    (await call('GET', `/reviews/received${query}`, { token: professional.token })).body
  const mine = async () =>
    (await call('GET', `/reviews/mine?professional_id=${professional.id}`, { token: couple.token })).body.data.review
  const mails = async () => (await queuedMails(db)).filter((mail) => 'review_id' in mail && mail.review_id === id)
  return { professional, couple, id, path, answer, remove, report, decide, shown, received, mine, mails }
}

const at = () => clock.now().toISOString()

describe('an answer', () => {
  test('is public at once and on every node, changed and deleted, and its couple is told once', async () => {
    const other = await startNode()
    const { answer, remove, shown, mine, mails } = await prepare()
    for (const node of [call, other.call]) expect(await shown(node)).toBe(null)
    const { status, headers, body } = await answer('  Hvala vam!\r\nDođite opet. ')
    const first = { body: 'Hvala vam!\nDođite opet.', created_at: at(), updated_at: at() }
    expect([status, headers['cache-control'], body.data.reply]).toEqual([200, 'no-store', first])
    expect([await shown(), (await mine()).reply]).toEqual([first, first])
    await eventually(async () => expect(await shown(other.call)).toEqual(first))

    clock.forward(3_600)
    const changed = await answer('Hvala.')
    expect(changed.body.data.reply).toEqual({ body: 'Hvala.', created_at: first.created_at, updated_at: at() })
    // Once every node has heard of the change, all cache the answer as it is now.
    await eventually(async () => expect((await shown(other.call)).body).toBe('Hvala.'))
    expect((await shown()).body).toBe('Hvala.')

    const removed = await remove()
    expect([removed.status, removed.text, await shown()]).toEqual([204, '', null])
    await eventually(async () => expect(await shown(other.call)).toBe(null))
    expect((await remove()).body).toEqual({ message: 'Odgovor nije pronađen.', code: 'not_found' })
    await answer('Ipak.')
    expect(await mails()).toEqual([{ kind: 'review_reply', review_id: expect.any(Number) }])
  })

  test('says that its review was changed after it, until it is written anew', async () => {
    const { id, couple, answer, shown, mine } = await prepare({ rating: 5, comment: 'Divno!' })
    await answer('Hvala na lijepim riječima!')
    clock.forward(60)
    const change = (body: object) => call('PUT', `/reviews/${id}`, { token: couple.token, body })
    await change({ rating: 5, comment: 'Divno!' })
    expect(await shown()).not.toHaveProperty('review_changed')
    const changed = await change({ rating: 1, comment: 'Nisu došli.' })
    expect(changed.body.data.reply).toMatchObject({ body: 'Hvala na lijepim riječima!', review_changed: true })
    expect([await shown(), await mine()]).toMatchObject([{ review_changed: true }, { reply: { review_changed: true } }])
    clock.forward(60)
    expect((await answer('Došli smo.')).body.data.reply).not.toHaveProperty('review_changed')
    expect(await shown()).not.toHaveProperty('review_changed')
  })

  test('is one, also when two come at once', async () => {
    const { answer, shown, mails } = await prepare()
    const answers = await Promise.all([answer('Prvi.'), answer('Drugi.'), answer('Treći.')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.data.reply.body)).toContain((await shown()).body)
    expect(await mails()).toHaveLength(1)
  })

  test('that was written meanwhile is replaced only by those who have read it', async () => {
    const { path, professional, shown, remove } = await prepare()
    const write = async (body: string, replaces?: string | null) => {
      const answered = await call('PUT', path, { token: professional.token, body: { body, replaces } })
      return [answered.status, answered.body.data?.reply.body ?? answered.body.message]
    }
    const atOnce = await Promise.all([write('Prvi.', null), write('Drugi.', null)])
    expect(atOnce.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await shown()
    const [, refusal] = atOnce.find(([status]) => status === 409) ?? []
    expect(refusal).toContain(`„${body}”`)
    // As after an answer that was lost.
    expect(await write(body, null)).toEqual([200, body])
    expect(await write('Treći.', body)).toEqual([200, 'Treći.'])
    expect((await write('Četvrti.', body))[0]).toBe(409)
    expect(await write('Četvrti.')).toEqual([200, 'Četvrti.'])
    await remove()
    expect(await write('Peti.', 'Četvrti.')).toEqual([200, 'Peti.'])
  })

  test('to a review of somebody else’s profile is as if there was no such review', async () => {
    const { answer, remove } = await prepare()
    const { token } = await make.professional()
    const missing = { message: 'Recenzija nije pronađena.', code: 'not_found' }
    expect((await answer('x', token)).body).toEqual(missing)
    expect((await call('PUT', '/reviews/999999/reply', { token, body: { body: 'x' } })).body).toEqual(missing)
    await answer()
    expect((await remove(token)).status).toBe(404)
  })

  test('to a hidden review is refused', async () => {
    const { answer } = await prepare({ hidden_at: clock.now(), hidden_reason: 'Vrijeđa.' })
    const { status, body } = await answer()
    expect([status, body.message]).toEqual([422, 'Ova je recenzija skrivena, pa se na nju ne može odgovoriti.'])
  })

  test.each([undefined, '', ' \n ', 5, 'x'.repeat(2001)])('with the text %j is refused by its field', async (text) => {
    const { path, professional } = await prepare()
    const { status, body } = await call('PUT', path, { token: professional.token, body: { body: text } })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['body']])
  })

  test('of the longest length is taken', async () => {
    const { answer } = await prepare()
    expect((await answer('š'.repeat(2000))).status).toBe(200)
  })

  test('is the professional’s alone, and its report the couple’s', async () => {
    const { path, couple, professional } = await prepare()
    const body = { body: 'x', reason: 'x' }
    for (const [method, url, allowed] of [
      ['PUT', path, professional.token],
      ['DELETE', path, professional.token],
      ['POST', `${path}/report`, couple.token],
    ] as const) {
      expect((await call(method, url, { body })).status).toBe(401)
      for (const token of [couple.token, professional.token, admin.token].filter((one) => one !== allowed))
        expect([url, (await call(method, url, { token, body })).status]).toEqual([url, 403])
    }
  })

  test('outlives the account of its couple, who is told nothing then', async () => {
    const { answer, couple, shown, mails } = await prepare()
    await db.deleteFrom('users').where('id', '=', couple.id).execute()
    expect([(await answer()).status, (await shown()).body, await mails()]).toEqual([200, 'Hvala vam.', []])
  })
})

describe('a reported answer', () => {
  test('stays, and is reported once', async () => {
    const { id, answer, report, shown, mine, received } = await prepare()
    expect((await report()).status).toBe(404)
    await answer()
    const answers = await Promise.all([report(), report()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect((await report()).body).toEqual({ message: 'Ovaj ste odgovor već prijavili.', code: 'conflict' })
    expect(await mine()).toMatchObject({ reply: { reported_at: at(), report_reason: 'Nije istina.' } })
    for (const reply of [await shown(), (await received()).data[0].reply])
      expect(Object.keys(reply)).toEqual(['body', 'created_at', 'updated_at'])
    const listed = (await call('GET', '/admin/reviews?kind=reply&state=reported', { token: admin.token })).body.data
    expect(listed).toMatchObject([
      { id, kind: 'reply', reply: { body: 'Hvala vam.' }, report_reason: 'Nije istina.', hidden_at: null },
    ])
    expect((await call('GET', '/admin/reviews?kind=review&state=reported', { token: admin.token })).body.data).toEqual(
      [],
    )
  })

  test('of another couple is as if there was none', async () => {
    const { answer, report } = await prepare()
    await answer()
    const { token } = await make.couple()
    expect((await report('x', token)).body).toEqual({ message: 'Odgovor nije pronađen.', code: 'not_found' })
  })

  test('is hidden with a reason: its professional alone reads it, cannot change it, may delete it', async () => {
    const { id, professional, answer, remove, report, decide, shown, mine, received, mails } = await prepare()
    await answer('Sami ste krivi.')
    expect((await decide('hide', 'Vrijeđa.')).body.message).toBe(
      'Odgovor nije prijavljen ili je prijava već zaključena, pa se ne može sakriti.',
    )
    await report()
    const hidden = await decide('hide', 'Vrijeđa.')
    expect([hidden.status, hidden.body.data]).toEqual([
      200,
      expect.objectContaining({ id, kind: 'reply', hidden_at: at(), hidden_reason: 'Vrijeđa.' }),
    ])
    expect((await decide('hide', 'Vrijeđa.')).body.message).toBe('Odgovor je već skriven.')
    expect([await shown(), (await mine()).reply]).toEqual([null, null])
    expect((await received()).data[0].reply).toMatchObject({ body: 'Sami ste krivi.', hidden_reason: 'Vrijeđa.' })
    expect((await received()).unanswered).toBe(0)
    const refused = await answer('Oprostite.')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Vaš je odgovor skriven, pa ga ne možete mijenjati. Možete ga izbrisati.',
    ])
    expect((await report()).status).toBe(404)
    expect((await remove()).status).toBe(204)
    expect((await answer('Oprostite.')).status).toBe(200)
    expect((await shown()).body).toBe('Oprostite.')
    // The report was judged with the reply that is gone.
    expect((await mine()).reply).not.toHaveProperty('reported_at')
    expect((await mails()).map(({ kind }) => kind)).toEqual(['review_reply', 'reply_hidden', 'report_decided'])
    const log = (await call('GET', `/admin/professionals/${professional.id}/log`, { token: admin.token })).body.data
    expect(log).toMatchObject([
      { action: 'reply_hidden', review_id: id, from: 'reported', to: 'hidden', reason: 'Vrijeđa.' },
    ])
  })

  test('is shown again, and may be reported again', async () => {
    const { professional, answer, report, decide, shown, mine } = await prepare()
    await answer()
    expect((await decide('show')).body.message).toBe('Odgovor je već vidljiv.')
    await report()
    await decide('hide', 'Vrijeđa.')
    expect((await decide('show')).body.data).toMatchObject({ reported_at: null, hidden_at: null, hidden_reason: null })
    expect([(await shown()).body, (await mine()).reply.reported_at]).toEqual(['Hvala vam.', undefined])
    expect((await mine()).reply).toMatchObject({ report_dismissed_at: at() })
    expect(await shown()).not.toHaveProperty('report_dismissed_at')
    clock.forward(60)
    await answer('Hvala.')
    expect((await mine()).reply).not.toHaveProperty('report_dismissed_at')
    expect((await report()).status).toBe(204)
    const log = (await call('GET', `/admin/professionals/${professional.id}/log`, { token: admin.token })).body.data
    expect(log[0]).toMatchObject({ action: 'reply_shown', from: 'hidden', to: 'shown', reason: null })
  })

  test('waits for the admins also where it is deleted and written anew, until one of them has judged it', async () => {
    const { id, answer, remove, report, decide, mine, shown } = await prepare()
    const waiting = async () =>
      (await call('GET', '/admin/reviews?kind=reply&state=reported', { token: admin.token })).body.data.filter(
        (one: { id: number }) => one.id === id,
      )
    await answer('Sami ste krivi.')
    await report()
    const reported_at = at()
    clock.forward(60)
    for (let times = 0; times < 2; times += 1) {
      expect([(await remove()).status, await waiting()]).toEqual([204, []])
      await answer('Sami ste krivi.')
      expect(await waiting()).toMatchObject([{ reported_at, report_reason: 'Nije istina.', hidden_at: null }])
    }
    expect([(await mine()).reply, (await shown()).reported_at]).toMatchObject([{ reported_at }, undefined])
    expect((await report()).status).toBe(409)
    await decide('show')
    await remove()
    await answer('Hvala vam.')
    expect(await waiting()).toEqual([])
  })

  test('keeps its report also where it is written anew while it is being deleted', async () => {
    const { answer, remove, report, mine } = await prepare()
    await answer()
    await report()
    for (let times = 0; times < 5; times += 1) {
      await Promise.all([remove(), answer('Ponovo.')])
      await answer('Ponovo.')
      expect((await mine()).reply).toMatchObject({ report_reason: 'Nije istina.' })
    }
  })

  test('is judged by itself, whatever becomes of the review', async () => {
    const { id, professional, answer, report, decide } = await prepare()
    await answer()
    await report()
    const body = { reason: 'Nismo radili s njima.' }
    await call('POST', `/reviews/${id}/report`, { token: professional.token, body })
    const list = async () =>
      (await call('GET', '/admin/reviews?state=reported', { token: admin.token })).body.data
        .filter((one: { id: number }) => one.id === id)
        .map(({ kind }: { kind: string }) => kind)
    expect(await list()).toEqual(['reply', 'review'])
    await decide('show')
    expect(await list()).toEqual(['review'])
  })

  test('is judged by the words that an admin has read', async () => {
    const { id, path, answer, report, shown } = await prepare()
    await answer()
    await report()
    const { changed_at } = (await call('GET', '/admin/reviews?kind=reply', { token: admin.token })).body.data.find(
      (one: { id: number }) => one.id === id,
    )
    const hide = () =>
      call('POST', `/admin${path}/hide`, { token: admin.token, body: { reason: 'Vrijeđa.', changed_at } })
    clock.forward(1)
    await answer('Ispričavamo se.')
    const refused = await hide()
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'Odgovor je u međuvremenu izmijenjen, pa ova odluka nije spremljena.', code: 'conflict' },
    ])
    expect((await shown()).body).toBe('Ispričavamo se.')
  })

  test('is decided on with a reason, and only where there is one', async () => {
    const { answer, report, decide } = await prepare()
    expect((await decide('show')).body).toEqual({ message: 'Odgovor nije pronađen.', code: 'not_found' })
    await answer()
    await report()
    expect(Object.keys((await decide('hide', ' ')).body.errors)).toEqual(['reason'])
  })
})

describe('the received reviews', () => {
  test('are the professional’s own, with how many wait for an answer, whatever the profile’s status', async () => {
    const professional = await make.professional({ status: 'pending' })
    const of = { professional_id: professional.id }
    const answered = await make.review({ ...of, rating: 4, comment: 'Sve pet.' })
    await make.reviewReply({ review_id: answered.id })
    const waiting = await make.review({ ...of, rating: 5, comment: 'Predivno.' })
    await make.review({ ...of, hidden_at: clock.now(), hidden_reason: 'x' })
    await make.review()
    const read = async (query: string) =>
      (await call('GET', `/reviews/received?${query}`, { token: professional.token })).body
    const idsOf = async (query: string) => (await read(query)).data.map(({ id }: { id: number }) => id)
    expect(await read('')).toMatchObject({ total: 2, unanswered: 1, rating_counts: [0, 0, 0, 1, 1] })
    expect(await read('unanswered=1')).toMatchObject({
      data: [{ id: waiting.id, reply: null }],
      total: 1,
      unanswered: 1,
    })
    expect(await idsOf('sort=lowest')).toEqual([answered.id, waiting.id])
    expect(await idsOf('search=sve')).toEqual([answered.id])
    expect(await read('unanswered=1&rating=4')).toMatchObject({ data: [], total: 0, unanswered: 1 })
  })
})
