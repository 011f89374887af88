import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { lasting, listenForAnswers } from '#test/direct-answers.ts'

const origin = 'https://elsewhere.test'
const { app, call, database, deps, make, close } = await makeTestApp({ config: { corsOrigins: [origin] } })
const asked = await listenForAnswers({ app, database })
afterAll(async () => {
  asked.stop()
  await close()
})

const ask = (path: string, headers?: Record<string, string>) => asked.ask(`/api/v1${path}`, headers)
const learn = (pathOf: (time: number) => string) => asked.learn((time) => `/api/v1${pathOf(time)}`)

const days = (end: number) => `start_date=2027-06-01&end_date=2027-06-${end}`

test('the first answer of a route, to a page elsewhere, does not open the others to it', async () => {
  const path = '/reviews?professional_id='
  const first = await ask(`${path}1`, { origin })
  expect([first.status, first.headers]).toEqual([
    200,
    expect.objectContaining({ 'access-control-allow-origin': origin }),
  ])
  await learn((time) => path + String(time + 2))
  expect(Object.keys((await ask(`${path}99`)).headers)).not.toContain('access-control-allow-origin')
})

describe('an answer without the framework', () => {
  test.each([
    ['/professionals', ['price_max=900', 'city=%C5%A0ibenik&price_max=1.000%2C50', 'search=foto+val&page=2']],
    ['/reviews', ['professional_id=2', 'professional_id=2&per_page=3']],
    ['/professionals/1/availability', [days(30), days(29)]],
    ['/categories', ['x=1', 'only_used=true']],
  ])('is that of the framework: %s', async (path, queries) => {
    await make.professional({ city: 'Šibenik', description: 'Š'.repeat(900) })
    await learn((time) => `${path}?professional_id=1&page=${time + 3}&${days(10 + time)}&search=${time}`)
    for (const query of queries) {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { 'accept-encoding': encoding }
        const direct = await ask(`${path}?${query}`, headers)
        const usual = await app.inject({ url: `/api/v1${path}?${query}`, headers })
        expect(direct).toMatchObject({ status: 200, isDirect: true })
        expect(direct.headers).toEqual(lasting(usual.headers))
        expect(direct.body).toBe(usual.rawPayload.toString('base64'))
        expect(direct.id).toMatch(/^[\da-f-]{36}$/)
      }
    }
  })

  test('is asked for again without a statement, until a write, which the next request sees', async () => {
    const { id, token } = await make.professional({ city: 'Lastovo' })
    await learn((time) => `/professionals?page=${time + 20}`)
    const list = () => ask('/professionals?city=Lastovo&facets=0')
    expect(await list()).toMatchObject({ isDirect: true, statements: 1 })
    expect(await list()).toMatchObject({ isDirect: true, statements: 0 })
    await call('PUT', `/professionals/${id}`, {
      token,
      body: { company_name: 'Foto Val', category_id: 2, city: 'Vis' },
    })
    expect(JSON.parse((await list()).text).total).toBe(0)
  })

  test('takes the memory of one that is ready only when it is asked for again', async () => {
    await learn((time) => `/professionals?page=${time + 30}`)
    const list = async () => {
      await ask('/professionals?city=Cres')
      return deps.responseCache.stats().bytes
    }
    const [first, second, third] = [await list(), await list(), await list()]
    expect([second > first, third]).toEqual([true, second])
  })

  test('is made once for all who ask at the same time', async () => {
    await learn((time) => `/professionals?page=${time + 40}`)
    const before = asked.statements()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/professionals?city=Mljet&facets=0')))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(8)
    expect([answers.every(({ isDirect }) => isDirect), asked.statements() - before]).toEqual([true, 1])
  })
})

describe('the framework answers', () => {
  test.each([
    ['an invalid query', '/professionals?category_id=x', 422],
    ['a name that comes twice', '/professionals?city=Split&city=Zadar', 200],
    ['a name without a value', '/professionals?city', 200],
    ['what cannot be decoded', '/professionals?city=%E0%A4%A', 200],
    ['a path that has to be decoded', '/professionals/%31', 200],
    ['an id that is none', '/professionals/0x1', 404],
    ['a professional that is not there', '/professionals/2147483647', 404],
    ['another call of the same shape', '/reviews/mine?professional_id=1', 401],
  ])('%s', async (_, path, status) => {
    await make.professional()
    await learn((time) => `/professionals?page=${time + 60}`)
    await learn((time) => `/professionals/${time + 1}`)
    const [answer, usual] = [await ask(path), await app.inject(`/api/v1${path}`)]
    expect([answer.status, answer.headers, answer.text]).toEqual([status, lasting(usual.headers), usual.body])
  })

  test('304 to a client that has the answer', async () => {
    await learn((time) => `/professionals?page=${time + 80}`)
    const { etag = '' } = (await ask('/professionals?city=Korčula'.replace('č', 'c'))).headers as { etag?: string }
    const again = await ask('/professionals?city=Korcula&search=', { 'if-none-match': etag })
    expect([again.status, again.text, again.isDirect]).toEqual([304, '', false])
  })

  test('an owner whose profile is not public, after one look for what a stranger sees', async () => {
    await learn((time) => `/professionals/${time + 1}`)
    const { id, token } = await make.professional({ status: 'pending' })
    const own = await ask(`/professionals/${id}`, { authorization: `Bearer ${token}` })
    expect([own.status, own.headers]).toEqual([200, expect.objectContaining({ 'cache-control': 'no-store' })])
    // The stranger's view, the session, the owner's view.
    expect(own.statements).toBe(3)
    expect(await ask(`/professionals/${id}`)).toMatchObject({ status: 404, statements: 1 })
  })
})
