import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startPictures } from '#server/adapters/pictures/pictures.ts'
import { deleteOldKeys, reserveKey, runAlone } from '#server/db/idempotency-keys.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/token.ts'
import { eventually } from '#test/eventually.ts'
import { makeTestApp } from '#test/app.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import { dataUrl, formWith, makeJpeg } from '#test/pictures.ts'
import { answerOnce, hashRequest } from './idempotency.ts'

/** Ingests at once, or when the test lets it. */
const pictures = startPictures()
let gate: Promise<unknown> = Promise.resolve()
let ingested = 0
const gated: typeof pictures = {
  ...pictures,
  ingest: async (content) => {
    ingested++
    await gate
    return pictures.ingest(content)
  },
}

const { app, call, make, db, clock, startNode, close } = await makeTestApp({ pictures: gated })
afterAll(close)

const picture = await makeJpeg()
let last = 0
const newKey = () => `kljuc-${++last}`
const withKey = (key: string) => ({ 'idempotency-key': key })

const countOf = async (table: 'media' | 'leads') =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

const upload = (token: string, key: string, content = picture) => {
  const form = formWith(content)
  return call('POST', '/media', { token, body: form.body, headers: { ...form.headers, ...withKey(key) } })
}

async function leadBody(overrides: object = {}) {
  const { id } = await make.professional()
  return { professional_id: id, event_date: '2027-06-12', message: 'Jeste li slobodni?', ...overrides }
}
const send = (token: string, key: string, body: object, on = call) =>
  on('POST', '/leads', { token, body, headers: withKey(key) })

const replay = (headers: Record<string, unknown>) => headers['idempotent-replay']

describe('a request with an Idempotency-Key', () => {
  test('whose answer was lost stores one picture, by multipart and as data:', async () => {
    const { token } = await make.professional()
    const key = newKey()
    const before = await countOf('media')
    const first = await upload(token, key)
    const again = await upload(token, key)
    expect([first.status, replay(first.headers)]).toEqual([201, undefined])
    expect([again.status, replay(again.headers), again.body]).toEqual([201, 'true', first.body])

    const [other, body] = [newKey(), { image: dataUrl(picture) }]
    const json = await call('POST', '/media', { token, body, headers: withKey(other) })
    const jsonAgain = await call('POST', '/media', { token, body, headers: withKey(other) })
    expect([jsonAgain.status, replay(jsonAgain.headers), jsonAgain.body]).toEqual([201, 'true', json.body])
    expect(await countOf('media')).toBe(before + 2)
  })

  test('is answered as the first time, also after a restart and when the lead has changed since', async () => {
    const [{ token }, body, key, before] = [await make.couple(), await leadBody(), newKey(), await countOf('leads')]
    const first = await send(token, key, body)
    expect(first.status).toBe(201)
    await db.updateTable('leads').set({ status: 'contacted' }).where('id', '=', first.body.data.id).execute()
    const restarted = await startNode()
    const again = await send(token, key, { ...body, unknown_field: 1 }, restarted.call)
    expect([again.status, replay(again.headers), again.body]).toEqual([201, 'true', first.body])
    expect(await countOf('leads')).toBe(before + 1)
  })

  test('counts against the limits each time', async () => {
    const [{ token }, body, key] = [await make.couple(), await leadBody(), newKey()]
    const left = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-ratelimit-remaining'])
    const first = await send(token, key, body)
    const again = await send(token, key, body)
    expect([replay(again.headers), left(again)]).toEqual(['true', left(first) - 1])
  })

  test('without a body, and where several answers are a success, is done once as well', async () => {
    const [professional, couple, key] = [await make.professional(), await make.couple(), newKey()]
    const renew = () => call('POST', '/calendar-feed', { token: professional.token, headers: withKey(key) })
    const feed = await renew()
    expect((await renew()).body).toEqual(feed.body)
    const body = { professional_id: professional.id }
    const save = () => call('POST', '/favorites', { token: couple.token, body, headers: withKey(key) })
    const [first, again] = [await save(), await save()]
    expect([first.status, again.status, replay(again.headers)]).toEqual([201, 201, 'true'])
  })

  test('is refused with another body, another picture or at another call', async () => {
    const [couple, body, key] = [await make.couple(), await leadBody(), newKey()]
    await send(couple.token, key, body)
    const other = await send(couple.token, key, { ...body, message: 'Nešto drugo.' })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency'])
    expect(other.body.message).toMatch(/Idempotency-Key/)
    const elsewhere = await call('POST', '/reviews', {
      token: couple.token,
      body: { professional_id: body.professional_id, rating: 5 },
      headers: withKey(key),
    })
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotency'])

    const { token } = await make.professional()
    await upload(token, key)
    const otherPicture = await upload(token, key, await makeJpeg({ width: 200 }))
    expect([otherPicture.status, otherPicture.body.code]).toEqual([422, 'idempotency'])
  })

  test('is refused for another enquiry, whose message would otherwise count as sent', async () => {
    const [couple, key] = [await make.couple(), newKey()]
    const leads = [await make.lead({ couple_id: couple.id }), await make.lead({ couple_id: couple.id })]
    const answers = []
    for (const { id } of leads) {
      const body = { body: 'Javite nam se, molimo.' }
      answers.push(await call('POST', `/leads/${id}/messages`, { token: couple.token, body, headers: withKey(key) }))
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 422])
    expect(answers[1]?.body.code).toBe('idempotency')
  })

  test('is no one else’s: the same key of another person is another request', async () => {
    const [one, two, key] = [await make.couple(), await make.couple(), newKey()]
    const body = await leadBody()
    const first = await send(one.token, key, body)
    const second = await send(two.token, key, body)
    expect([second.status, replay(second.headers)]).toEqual([201, undefined])
    expect(second.body.data.id).not.toBe(first.body.data.id)
  })

  test('that failed has made nothing, and is tried anew', async () => {
    const [{ token }, key] = [await make.couple(), newKey()]
    const { id } = await make.professional({ status: 'pending' })
    const body = await leadBody({ professional_id: id })
    expect((await send(token, key, body)).status).toBe(422)
    await db.updateTable('professionals').set({ status: 'approved' }).where('id', '=', id).execute()
    const again = await send(token, key, body)
    expect([again.status, replay(again.headers)]).toEqual([201, undefined])
  })

  test('that failed while the database was away is tried anew as soon as that is back', async () => {
    const [{ id: userId }, key] = [await make.couple(), newKey()]
    const hash = hashRequest('POST /leads')
    const failing = answerOnce({ db, clock }, { userId, key, hash, log: app.log }, async () => {
      await sql`alter table idempotency_keys rename to away`.execute(db)
      throw new Error('away')
    })
    await expect(failing).rejects.toThrow('away')
    await sql`alter table away rename to idempotency_keys`.execute(db)
    const left = db.selectFrom('idempotency_keys').select('key').where('key', '=', key)
    await eventually(async () => expect(await left.execute()).toEqual([]))
  })

  test('that failed once its work was done is not done again', async () => {
    const [{ id: userId }, key, start] = [await make.couple(), newKey(), clock.now()]
    let done = 0
    const attempt = () =>
      answerOnce({ db, clock }, { userId, key, hash: hashRequest('POST /leads'), log: app.log }, async () => {
        await runAlone(db, async () => ++done)
        throw new AppError('unavailable')
      })
    await expect(attempt()).rejects.toMatchObject({ code: 'unavailable' })
    clock.forward(21)
    await expect(attempt()).rejects.toMatchObject({ code: 'conflict' })
    expect(done).toBe(1)
    clock.set(start)
  })

  test('that died before it did anything leaves its key to no other request', async () => {
    const [{ id: userId }, key, now] = [await make.couple(), newKey(), clock.now()]
    const [lockedUntil, expiresAt] = [-1, 3_600_000].map((ms) => new Date(now.getTime() + ms)) as [Date, Date] // two
    const dead = { id: randomUUID(), userId, key }
    expect(await reserveKey(db, dead, { requestHash: hashRequest('one'), now, lockedUntil, expiresAt })).toBe(true)
    const answer = (content: string) =>
      answerOnce({ db, clock }, { userId, key, hash: hashRequest(content), log: app.log }, async () => ({
        status: 201,
        content,
      }))
    await expect(answer('another')).rejects.toMatchObject({ code: 'idempotency' })
    expect(await answer('one')).toMatchObject({ content: 'one', isReplay: false })
  })

  test('whose work is done and whose answer is not there yet is waited for', async () => {
    const [{ id: userId }, key] = [await make.couple(), newKey()]
    const request = { userId, key, hash: hashRequest('POST /leads'), log: app.log }
    const [isDone, isAnswered] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const first = answerOnce({ db, clock }, request, async () => {
      await runAlone(db, async () => true)
      isDone.resolve(undefined)
      await isAnswered.promise
      return { status: 201, content: 'prvi' }
    })
    await isDone.promise
    let looks = 0
    const now = () => {
      looks++
      return clock.now()
    }
    const second = answerOnce({ db, clock: { ...clock, now } }, request, async () => ({
      status: 201,
      content: 'drugi',
    }))
    await Promise.race([second, eventually(async () => expect(looks).toBeGreaterThan(3))])
    isAnswered.resolve(undefined)
    expect([await first, await second]).toMatchObject([{ isReplay: false }, { isReplay: true, content: 'prvi' }])
  })

  test('is forgotten after 24 hours', async () => {
    const [{ token }, key] = [await make.professional(), newKey()]
    const start = clock.now()
    const before = await countOf('media')
    await upload(token, key)
    clock.forward(86_399)
    const token_hash = hashToken(token)
    const expires_at = new Date(start.getTime() + 3 * 86_400_000)
    await db.updateTable('sessions').set({ expires_at }).where('token_hash', '=', token_hash).execute()
    await deleteOldKeys(db, clock.now())
    expect(replay((await upload(token, key)).headers)).toBe('true')
    clock.forward(1)
    const later = await upload(token, key, await makeJpeg({ width: 100 }))
    expect([later.status, replay(later.headers)]).toEqual([201, undefined])
    expect(await countOf('media')).toBe(before + 2)
    clock.forward(86_400)
    await deleteOldKeys(db, clock.now())
    expect(await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()).toEqual([])
    clock.set(start)
  })

  test.each(['', ' ', 'dva dijela', 'ključ', 'x'.repeat(256)])('with the key %j is refused', async (key) => {
    const { token } = await make.couple()
    const { status, body } = await send(token, key, await leadBody())
    expect([status, Object.keys(body.errors)]).toEqual([422, ['idempotency-key']])
  })

  test('goes with the account', async () => {
    const [couple, key] = [await make.couple(), newKey()]
    await send(couple.token, key, await leadBody())
    await call('DELETE', '/account', { token: couple.token, body: { password: 'lozinka-za-probu' } })
    expect(await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()).toEqual([])
  })
})

describe('two at once', () => {
  async function hold(work: (release: () => void) => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    gate = promise
    await work(() => resolve(undefined)).finally(() => {
      resolve(undefined)
      gate = Promise.resolve()
    })
  }
  const untilIngesting = async (count: number) => {
    await vi.waitFor(() => expect(ingested).toBe(count), { timeout: 20_000, interval: 5 })
  }

  test('the second waits for the first and gets its answer', () =>
    hold(async (release) => {
      const [{ token }, key] = [await make.professional(), newKey()]
      const [before, begun] = [await countOf('media'), ingested]
      const first = upload(token, key)
      await untilIngesting(begun + 1)
      const second = upload(token, key)
      const other = await upload(token, key, await makeJpeg({ width: 300 }))
      expect([other.status, other.body.code]).toEqual([422, 'idempotency'])
      release()
      const answers = await Promise.all([first, second])
      expect(answers.map(({ status, headers }) => [status, replay(headers)])).toEqual([
        [201, undefined],
        [201, 'true'],
      ])
      expect(answers[1].body).toEqual(answers[0].body)
      expect([await countOf('media'), ingested]).toEqual([before + 1, begun + 1])
    }))

  test('whoever has waited long enough is told to come again', () =>
    hold(async (release) => {
      const [{ token }, key] = [await make.professional(), newKey()]
      const [start, begun] = [clock.now(), ingested]
      const first = upload(token, key)
      await untilIngesting(begun + 1)
      // It is alive, and prolongs its time.
      await db
        .updateTable('idempotency_keys')
        .set({ locked_until: new Date(start.getTime() + 3_600_000) })
        .execute()
      const second = upload(token, key)
      const timer = setInterval(() => clock.forward(5), 20)
      const { status, body, headers } = await second
      clearInterval(timer)
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'conflict', '5'])
      release()
      expect((await first).status).toBe(201)
      clock.set(start)
    }))

  test('a first that has died is replaced, and makes nothing should it wake', () =>
    hold(async (release) => {
      const [{ token }, key] = [await make.professional(), newKey()]
      const [start, before, begun] = [clock.now(), await countOf('media'), ingested]
      const dead = upload(token, key)
      await untilIngesting(begun + 1)
      clock.forward(21)
      const { promise, resolve } = Promise.withResolvers<undefined>()
      gate = promise
      const { call: onOther } = await startNode()
      const form = formWith(picture)
      const retry = onOther('POST', '/media', { token, body: form.body, headers: { ...form.headers, ...withKey(key) } })
      await untilIngesting(begun + 2)
      release()
      expect((await dead).status).toBe(409)
      resolve(undefined)
      expect((await retry).status).toBe(201)
      expect(await countOf('media')).toBe(before + 1)
      clock.set(start)
    }))
})

test.each(['media', 'leads'] as const)(
  'one of %s is there once even when the answer could not be stored',
  async (table) => {
    await sql`create function refuse_answers() returns trigger language plpgsql as $$ begin raise 'no disk'; end $$`.execute(
      db,
    )
    await sql`create trigger refused before update on idempotency_keys for each row
    when (new.answer is not null) execute function refuse_answers()`.execute(db)
    const [{ token }, key, body, before] = [
      await (table === 'media' ? make.professional() : make.couple()),
      newKey(),
      await leadBody(),
      await countOf(table),
    ]
    const attempt = () => (table === 'media' ? upload(token, key) : send(token, key, body))
    expect((await attempt()).status).toBe(201)
    const start = clock.now()
    clock.forward(21)
    const again = await attempt()
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/već izvršen/)])
    expect(await countOf(table)).toBe(before + 1)
    clock.set(start)
    await sql`drop function refuse_answers cascade`.execute(db)
  },
)

test('the OpenAPI document names the header and the refusal', async () => {
  const document = resolveDocument((await app.inject('/api/openapi.json')).json())
  for (const path of [
    'media',
    'leads',
    'events',
    'events/bulk',
    'reviews',
    'followed-calendars',
    'favorites',
    'calendar-feed',
  ]) {
    const { parameters, responses } = document.paths[`/api/v1/${path}`].post
    expect(parameters).toEqual([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '422']))
  }
})
