import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { makeTestApp } from '#test/app.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { countMessages, selectMessages } from './queries.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

type Lead = NonNullable<Parameters<typeof make.lead>[0]>

async function prepare(changes: Lead = {}) {
  const professional = await make.professional({ company_name: 'Foto Šimić' })
  const couple = await make.couple({ name: 'Ana Horvat' })
  const { id } = await make.lead({ professional_id: professional.id, couple_id: couple.id, ...changes })
  const path = `/leads/${id}/messages`
  const as = {
    couple: (body: unknown, headers?: Record<string, string>) =>
      call('POST', path, { token: couple.token, body: { body }, ...(headers && { headers }) }),
    professional: (body: unknown) => call('POST', path, { token: professional.token, body: { body } }),
  }
  const list = async (token: string, query = '') => (await call('GET', path + query, { token })).body
  const lead = async (token: string) => (await call('GET', `/leads/${id}`, { token })).body.data
  const read = (token: string) => call('POST', `/leads/${id}/read`, { token })
  return { id, path, professional, couple, as, list, lead, read }
}

const idsOf = ({ data }: { data: Message[] }) => data.map(({ id }) => id)

describe('the messages of a lead', () => {
  test('begin with the lead’s own and come newest first, with both names', async () => {
    const { id, couple, professional, as, list } = await prepare()
    const sent = await as.professional('Slobodni smo.\nKoliko gostiju očekujete?')
    expect(sent.status).toBe(201)
    const { data, ...page } = await list(couple.token)
    expect(page).toEqual({ current_page: 1, last_page: 1, per_page: 50, total: 2 })
    expect(data).toEqual([
      {
        id: sent.body.data.id,
        lead_id: id,
        author: 'professional',
        author_name: 'Foto Šimić',
        kind: 'text',
        body: 'Slobodni smo.\nKoliko gostiju očekujete?',
        status: null,
        offer_id: null,
        offer_event: null,
        attachments: [],
        created_at: clock.now().toISOString(),
        read_at: null,
      },
      expect.objectContaining({
        id: 0,
        author: 'couple',
        author_name: 'Ana Horvat',
        body: 'Jeste li slobodni tog dana?',
      }),
    ])
    expect(await list(professional.token)).toEqual({ data, ...page })
  })

  test('come in pages without a gap, the lead’s own at the end of the last one', async () => {
    const { couple, as, list } = await prepare()
    for (const body of ['prva', 'druga', 'treća', 'četvrta']) await as.couple(body)
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(await list(couple.token, `?per_page=2&page=${page}`))
    expect(pages.map(({ data }) => data.map(({ body }: Message) => body))).toEqual([
      ['četvrta', 'treća'],
      ['druga', 'prva'],
      ['Jeste li slobodni tog dana?'],
      [],
    ])
    for (const page of pages) expect(page).toMatchObject({ total: 5, last_page: 3 })
    expect((await list(couple.token, '?per_page=5')).data.at(-1).id).toBe(0)
    const full = await list(couple.token, '?per_page=4')
    expect([full.data.at(-1).body, full.last_page]).toEqual(['prva', 2])
  })

  test('are found before and after a place', async () => {
    const { couple, as, list } = await prepare()
    const ids: number[] = []
    for (const body of ['prva', 'druga', 'treća']) ids.push((await as.couple(body)).body.data.id)
    const [first = 0, second = 0, third = 0] = ids
    expect(idsOf(await list(couple.token, '?after=0'))).toEqual([third, second, first])
    expect(idsOf(await list(couple.token, `?after=${first}`))).toEqual([third, second])
    expect(await list(couple.token, `?after=${third}`)).toMatchObject({ data: [], total: 0 })
    expect(idsOf(await list(couple.token, `?before=${second}`))).toEqual([first, 0])
    expect(await list(couple.token, `?before=${first}`)).toMatchObject({ data: [{ id: 0 }], total: 1 })
    expect(await list(couple.token, '?before=0')).toMatchObject({ data: [], total: 0 })
    expect(idsOf(await list(couple.token, `?after=${first}&before=${third}`))).toEqual([second])
    expect(idsOf(await list(couple.token, `?before=${third}&per_page=1`))).toEqual([second])
  })

  test.each(['before', 'after'])('take a place by %s that is none as a fault of that field', async (name) => {
    const { couple, path } = await prepare()
    const { status, body } = await call('GET', `${path}?${name}=-1`, { token: couple.token })
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
  })

  test('name nobody who has deleted the account', async () => {
    const { professional, list } = await prepare({ couple_id: null })
    expect((await list(professional.token)).data[0]).toMatchObject({ id: 0, author_name: 'Nepoznato' })
  })

  test('tell each side of a new status in words of its own, and of no contact', async () => {
    const { id, couple, professional, list } = await prepare()
    for (const status of ['contacted', 'interested', 'rejected'])
      await call('PUT', `/leads/${id}`, { token: professional.token, body: { status } })
    const bodies = async (token: string) => (await list(token, '?after=0')).data.map(({ body }: Message) => body)
    expect(await bodies(couple.token)).toEqual([
      'Pružatelj usluga nažalost ne može prihvatiti vaš upit.',
      'Pružatelj usluga zainteresiran je za vaš datum.',
    ])
    expect(await bodies(professional.token)).toEqual(['Odbili ste upit.', 'Javili ste paru da ste zainteresirani.'])
    expect((await list(couple.token)).data[0]).toMatchObject({
      author: 'system',
      author_name: '',
      kind: 'status',
      status: 'rejected',
      read_at: null,
    })
  })

  test('tell each side that what was booked is called off', async () => {
    const { id, couple, professional, list } = await prepare()
    for (const status of ['contacted', 'booked', 'rejected'])
      await call('PUT', `/leads/${id}`, { token: professional.token, body: { status } })
    const latest = async (token: string) => (await list(token, '?after=0')).data[0]
    expect(await latest(couple.token)).toMatchObject({
      status: 'rejected',
      body: 'Pružatelj usluga otkazao je rezervaciju. Dan više nije vaš.',
    })
    expect((await latest(professional.token)).body).toBe('Otkazali ste rezervaciju i dan više nije upisan u kalendar.')
  })
})

describe('who may read and write', () => {
  const calls = ['GET messages', 'POST messages', 'POST read'].map(
    (text) => text.split(' ') as ['GET' | 'POST', string],
  )

  test.each(calls)('%s %s is refused to admins, and as missing to everyone else', async (method, name) => {
    const { id, professional, couple } = await prepare()
    const ask = async (token: string | undefined, lead: number | string = id) => {
      const body = name === 'messages' && method === 'POST' ? { body: 'Dobar dan' } : undefined
      const answer = await call(method, `/leads/${lead}/${name}`, { token, body })
      return [answer.status, answer.body?.code]
    }
    expect(await ask(undefined)).toEqual([401, 'unauthenticated'])
    const admin = await make.admin()
    for (const lead of [id, 999_999, 'x']) expect(await ask(admin.token, lead)).toEqual([403, 'forbidden'])
    for (const { token } of [await make.couple(), await make.professional()])
      expect(await ask(token)).toEqual([404, 'not_found'])
    for (const lead of [999_999, 'x', 0]) expect(await ask(couple.token, lead)).toEqual([404, 'not_found'])
    expect((await ask(professional.token))[0]).toBeLessThan(300)
  })
})

describe('a message', () => {
  test('is counted for the other side and marks the conversation', async () => {
    const { couple, professional, as, lead } = await prepare({ message_read_at: clock.now() })
    await as.couple('Koliko stoji cijeli dan?')
    expect((await lead(professional.token)).unread_count).toBe(1)
    await as.couple('I ima li snimanja dronom?')
    expect(await lead(professional.token)).toMatchObject({
      unread_count: 2,
      last_message_at: clock.now().toISOString(),
    })
    expect((await lead(couple.token)).unread_count).toBe(0)
    expect((await call('GET', '/leads/counts', { token: professional.token })).body.data.unread).toBe(2)
  })

  test('of the professional makes a new lead contacted, of which no mail tells beside it', async () => {
    const { id, couple, professional, as, lead, list } = await prepare()
    await as.couple('Zaboravili smo pitati za cijenu.')
    expect((await lead(couple.token)).status).toBe('new')
    await as.professional('Javljamo se.')
    expect((await lead(couple.token)).status).toBe('contacted')
    await as.professional('I šaljemo ponudu.')
    expect((await list(professional.token)).data.map(({ kind }: Message) => kind)).toEqual(Array(4).fill('text'))
    const row = await db.selectFrom('leads').select('answered_at').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.answered_at).toEqual(clock.now())
    const mails = (await queuedMails(db)).filter((job) => 'lead_id' in job && job.lead_id === id)
    expect(mails.filter(({ kind }) => kind === 'lead_status')).toEqual([])
  })

  test.each([
    ['nothing at all', undefined, 'Upišite poruku ili priložite datoteku.'],
    ['spaces alone', ' \n\t ', 'Upišite poruku ili priložite datoteku.'],
    ['what cannot be seen', '\u0000\u202e\u200b', 'Upišite poruku ili priložite datoteku.'],
    ['more than 5,000 characters', 'ž'.repeat(5_001), 'Najviše 5.000 znakova.'],
    ['a number', 7, 'Vrijednost nije ispravnog oblika.'],
  ])('of %s is refused', async (_, text, sentence) => {
    const { couple, as, list } = await prepare()
    const { status, body } = await as.couple(text)
    expect([status, body.errors]).toEqual([422, { body: [sentence] }])
    expect((await list(couple.token)).total).toBe(1)
  })

  test('of 5,000 characters is stored as it was written, without what cannot be seen', async () => {
    const { as } = await prepare()
    expect((await as.couple('ž'.repeat(5_000))).body.data.body).toHaveLength(5_000)
    expect((await as.couple(' prvi\r\ndrugi\u0000 \u202Ered <b>&amp; 💍👩‍❤️‍👨 ')).body.data.body).toBe(
      'prvi\ndrugi red <b>&amp; 💍👩‍❤️‍👨',
    )
  })

  test('goes into no closed conversation, which still can be read', async () => {
    const { couple, as, list, read } = await prepare({ status: 'rejected' })
    for (const side of [as.couple, as.professional]) {
      const { status, body } = await side('Ipak?')
      expect([status, body]).toEqual([422, { message: 'Upit je odbijen, pa je razgovor završen.', code: 'invalid' }])
    }
    expect((await list(couple.token)).total).toBe(1)
    expect((await read(couple.token)).status).toBe(204)
  })

  test('goes to nobody who is gone or suspended', async () => {
    for (const status of ['new', 'contacted'] as const) {
      const gone = await prepare({ couple_id: null, status })
      expect((await gone.as.professional('Halo?')).body.message).toBe(
        'Par je izbrisao svoj račun, pa je razgovor završen.',
      )
    }
    const suspended = await prepare()
    const admin = await make.admin()
    await call('POST', `/admin/users/${suspended.professional.user.id}/suspend`, {
      token: admin.token,
      body: { reason: 'Lažni profil' },
    })
    const { status, body } = await suspended.as.couple('Halo?')
    expect([status, body.message]).toEqual([422, 'Druga strana trenutačno ne može primati poruke.'])
  })

  test('with a key is sent once', async () => {
    const { couple, as, list } = await prepare()
    const headers = { 'idempotency-key': 'poruka-1' }
    const [first, second] = [await as.couple('Samo jednom', headers), await as.couple('Samo jednom', headers)]
    expect([second.status, second.body, second.headers['idempotent-replay']]).toEqual([201, first.body, 'true'])
    expect((await as.couple('Nešto drugo', headers)).body.code).toBe('idempotency')
    expect((await list(couple.token)).total).toBe(2)
  })
})

describe('reading', () => {
  test('marks the messages of the other side alone, and tells it how far', async () => {
    const { couple, professional, as, lead, list, read } = await prepare()
    const own = (await as.couple('Jeste li tu?')).body.data.id
    await as.professional('Jesmo.')
    expect(await lead(couple.token)).toMatchObject({ unread_count: 1, other_read_id: null })
    clock.forward(60)
    expect((await read(professional.token)).status).toBe(204)
    expect(await lead(couple.token)).toMatchObject({ unread_count: 1, other_read_id: own })
    expect(await lead(professional.token)).toMatchObject({ unread_count: 0, other_read_id: null })
    const [answer, question, first] = (await list(couple.token)).data
    expect([answer.read_at, question.read_at, first.read_at]).toEqual([
      null,
      clock.now().toISOString(),
      clock.now().toISOString(),
    ])
    await read(couple.token)
    expect(await lead(professional.token)).toMatchObject({ other_read_id: answer.id })
    expect((await list(professional.token)).data[0].read_at).toBe(clock.now().toISOString())
  })

  test('the lead’s own message alone is told as 0', async () => {
    const { couple, professional, lead, read } = await prepare()
    expect((await lead(professional.token)).unread_count).toBe(1)
    await read(professional.token)
    expect((await lead(professional.token)).unread_count).toBe(0)
    expect((await lead(couple.token)).other_read_id).toBe(0)
  })

  test('a second time changes nothing', async () => {
    const { couple, professional, as, list, read } = await prepare()
    await as.couple('Jeste li tu?')
    await read(professional.token)
    const before = await list(couple.token)
    clock.forward(60)
    expect((await read(professional.token)).status).toBe(204)
    expect(await list(couple.token)).toEqual(before)
  })
})

test('an account sends six hundred messages an hour, however slowly', async () => {
  const couple = await make.couple()
  const { id } = await make.lead({ couple_id: couple.id })
  // An empty one is counted, too.
  const send = () => call('POST', `/leads/${id}/messages`, { token: couple.token, body: {} })
  for (let minute = 0; minute < 10; minute++) {
    const statuses = new Set((await Promise.all(Array.from({ length: 60 }, send))).map(({ status }) => status))
    expect([minute, ...statuses]).toEqual([minute, 422])
    clock.forward(60)
  }
  expect((await send()).status).toBe(429)
  clock.forward(3_000)
  expect((await send()).status).toBe(422)
})

test('two hundred messages in a minute from one account end in 429, and what was taken is there', async () => {
  const { couple, as, list } = await prepare()
  const answers = []
  for (let number = 1; number <= 200; number++) answers.push(await as.couple(`Poruka ${number}`))
  const taken = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 429)
  expect(taken.length).toBeGreaterThanOrEqual(30)
  expect(taken.length + refused.length).toBe(200)
  const [first] = refused
  expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(first?.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(first?.body.code).toBe('rate_limited')
  expect((await list(couple.token)).total).toBe(taken.length + 1)
  clock.forward(60)
  expect((await as.couple('Opet ja')).status).toBe(201)
})

test('a conversation of a thousand messages is read by its index, a page at a time', async () => {
  const { id, couple, list } = await prepare()
  for (const [lead, count] of [
    [id, 1_000],
    ...(await Promise.all([1, 2, 3, 4].map(async () => [(await make.lead()).id, 4_000] as const))),
  ] as const)
    await sql`
      insert into messages (lead_id, author, kind, body, read_at)
      select ${lead}, case n % 2 when 0 then 'couple' else 'professional' end, 'text', 'Poruka ' || n, now()
        from generate_series(1, ${count}::integer) as n`.execute(db)
  await sql`analyze messages`.execute(db)
  await db.transaction().execute(async (tx) => {
    const scans = async () => {
      const { rows } = await sql<{ seq_scan: number; idx_tup_fetch: number }>`
        select seq_scan, idx_tup_fetch from pg_stat_xact_user_tables where relname = 'messages'`.execute(tx)
      return rows[0]
    }
    const bounds = { before: undefined, after: undefined }
    expect(await selectMessages(tx, id, bounds, 50, 0)).toHaveLength(50)
    expect(await scans()).toEqual({ seq_scan: 0, idx_tup_fetch: 50 })
    expect(await selectMessages(tx, id, { ...bounds, after: 10 }, 50, 0)).toHaveLength(50)
    expect(await countMessages(tx, id, bounds)).toBe(1_000)
    expect((await scans())?.seq_scan).toBe(0)
  })
  const whole: number[] = []
  for (let before = ''; ;) {
    const { data } = await list(couple.token, `?per_page=100${before}`)
    whole.push(...idsOf({ data }))
    if (data.at(-1).id === 0) break
    before = `&before=${data.at(-1).id}`
  }
  expect(whole).toHaveLength(1_001)
  expect(whole).toEqual(whole.toSorted((a, b) => b - a))
})
