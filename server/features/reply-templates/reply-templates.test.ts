import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { call, startNode, clock, db, make, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
afterAll(close)

type Owner = Awaited<ReturnType<typeof make.professional>>

const reply = { title: 'Slobodan termin', body: 'Dragi {par},\n{datum} smo slobodni.\n{tvrtka}' }
const tooMany = 'Možete spremiti najviše 20 odgovora. Za novi izbrišite neki od njih.'

const list = async ({ token }: Owner) => (await call('GET', '/reply-templates', { token })).body.data
const add = ({ token }: Owner, body: object = reply, headers = {}) =>
  call('POST', '/reply-templates', { token, body, headers })

const store = (professional_id: number, count: number) =>
  db
    .insertInto('reply_templates')
    .values(Array.from({ length: count }, (_, index) => ({ professional_id, title: `Odgovor ${index}`, body: 'Da.' })))
    .execute()

describe('a saved reply', () => {
  test('is stored as it was typed, with its placeholders and line breaks', async () => {
    const owner = await make.professional()
    const { status, body } = await add(owner)
    const now = clock.now().toISOString()
    expect(status).toBe(201)
    expect(body.data).toEqual({ id: expect.any(Number), ...reply, created_at: now, updated_at: now })
    expect(await list(owner)).toEqual([body.data])
  })

  test('stands in Croatian order of the titles, its owner’s alone', async () => {
    const owner = await make.professional()
    await add(await make.professional())
    for (const title of ['Žurno', 'Čestitka', 'Zahvala', 'Cijene', 'đurđica', 'Datum'])
      await add(owner, { title, body: 'Da.' })
    expect((await list(owner)).map(({ title }: { title: string }) => title)).toEqual([
      'Cijene',
      'Čestitka',
      'Datum',
      'đurđica',
      'Zahvala',
      'Žurno',
    ])
  })

  test('is changed and deleted by its owner', async () => {
    const owner = await make.professional()
    const { id, created_at } = (await add(owner)).body.data
    clock.forward(60)
    const change = { title: 'Zauzeto', body: 'Nažalost smo zauzeti.' }
    const { status, body } = await call('PUT', `/reply-templates/${id}`, { token: owner.token, body: change })
    expect([status, body.data]).toEqual([200, { id, ...change, created_at, updated_at: clock.now().toISOString() }])
    expect(await list(owner)).toEqual([body.data])
    expect((await call('DELETE', `/reply-templates/${id}`, { token: owner.token })).status).toBe(204)
    expect(await list(owner)).toEqual([])
    for (const method of ['PUT', 'DELETE'] as const) {
      const gone = await call(method, `/reply-templates/${id}`, { token: owner.token, body: change })
      expect([gone.status, gone.body.message]).toEqual([404, 'Spremljeni odgovor nije pronađen.'])
    }
  })

  test('that was changed meanwhile is replaced only by those who have read it', async () => {
    const owner = await make.professional()
    const { id, updated_at } = (await add(owner)).body.data
    const write = async (title: string, replaces?: string, token = owner.token) => {
      clock.forward(60)
      const change = { title, body: 'Da.', replaces }
      const answered = await call('PUT', `/reply-templates/${id}`, { token, body: change })
      return [answered.status, answered.body.data?.title ?? answered.body.message]
    }
    expect(await write('Prvi', updated_at)).toEqual([200, 'Prvi'])
    const [status, refusal] = await write('Drugi', updated_at)
    expect([status, (await list(owner))[0].title]).toEqual([409, 'Prvi'])
    expect(refusal).toContain('„Prvi”')
    expect(refusal).toContain('„Da.”')
    // As after an answer that was lost.
    expect(await write('Prvi', updated_at)).toEqual([200, 'Prvi'])
    expect(await write('Drugi')).toEqual([200, 'Drugi'])
    const stranger = await make.professional()
    expect(await write('Drugi', updated_at, stranger.token)).toEqual([404, 'Spremljeni odgovor nije pronađen.'])
    expect((await write('Treći', 'jučer', stranger.token))[0]).toBe(404)
    expect((await write('Treći', 'jučer'))[0]).toBe(409)
  })

  test.each([
    [{ body: 'Da.' }, 'title'],
    [{ title: ' … ', body: 'Da.' }, 'title'],
    [{ title: 'x'.repeat(81), body: 'Da.' }, 'title'],
    [{ title: 'Da' }, 'body'],
    [{ title: 'Da', body: ' \n ' }, 'body'],
    [{ title: 'Da', body: 'x'.repeat(5001) }, 'body'],
  ])('%j is refused by its field', async (input, field) => {
    const owner = await make.professional()
    const { status, body } = await add(owner, input)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await list(owner)).toEqual([])
  })

  test('takes as much as a message does', async () => {
    const owner = await make.professional()
    expect((await add(owner, { title: 'ž'.repeat(80), body: 'š'.repeat(5000) })).status).toBe(201)
  })

  test('is saved once, however often the same request comes', async () => {
    const owner = await make.professional()
    const headers = { 'idempotency-key': 'jednom' }
    const first = await add(owner, reply, headers)
    const second = await add(owner, reply, headers)
    expect([first.status, second.status, second.headers['idempotent-replay']]).toEqual([201, 201, 'true'])
    expect(second.body).toEqual(first.body)
    expect(await list(owner)).toHaveLength(1)
  })
})

describe('twenty', () => {
  test('are the most; another takes the place of a deleted one', async () => {
    const owner = await make.professional()
    await store(owner.id, 20)
    const refused = await add(owner)
    expect([refused.status, refused.body]).toEqual([
      422,
      { message: tooMany, code: 'invalid', errors: { title: [tooMany] } },
    ])
    const [first] = await list(owner)
    await call('DELETE', `/reply-templates/${first.id}`, { token: owner.token })
    expect((await add(owner)).status).toBe(201)
    expect((await add(await make.professional())).status).toBe(201)
  })

  test('stay the most when two are saved at once on two nodes', async () => {
    const owner = await make.professional()
    const other = await startNode()
    await store(owner.id, 19)
    const answers = await Promise.all([
      add(owner),
      other.call('POST', '/reply-templates', { token: owner.token, body: reply }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '422'])
    expect(await list(owner)).toHaveLength(20)
  })
})

test('saved replies are in the export of their owner, and go with its account', async () => {
  const owner = await make.professional()
  const { data } = (await add(owner)).body
  const { body } = await call('GET', '/account/export', { token: owner.token })
  expect(body.reply_templates).toEqual([data])
  await db.deleteFrom('users').where('id', '=', owner.user.id).execute()
  expect(await db.selectFrom('reply_templates').select('id').where('id', '=', data.id).execute()).toEqual([])
})
