import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { app, call, make, clock, startNode, close } = await makeTestApp({ config: { rateLimitFactor: 1e6 } })
const other = await startNode()
afterAll(close)

type Owner = Awaited<ReturnType<typeof make.professional>>

const hosts = ['www.foto-val.hr', 'localhost:5173']
const allow = ({ token }: Pick<Owner, 'token'>, body: object = { enabled: true, hosts }, node = { call }) =>
  node.call('PUT', '/embed', { token, body })
const open = (id: number, query = '', headers = {}, node = { app }) =>
  node.app.inject({ url: `/embed/${id}${query}`, headers })

async function shown(overrides = {}) {
  const owner = await make.professional(overrides)
  await allow(owner)
  return owner
}

describe('the settings', () => {
  test('are off until their professional decides, and are stored as a policy names them', async () => {
    const owner = await make.professional()
    const url = expect.stringMatching(new RegExp(`^https?://[^/]+/embed/${owner.id}$`))
    expect((await call('GET', '/embed', { token: owner.token })).body.data).toEqual({ enabled: false, hosts: [], url })
    const typed = [' https://WWW.foto-val.hr/kalendar ', '', 'www.foto-val.hr', 'šator.hr']
    const { status, body } = await allow(owner, { enabled: true, hosts: typed })
    const stored = { enabled: true, hosts: ['www.foto-val.hr', 'xn--ator-f6a.hr'], url }
    expect([status, body.data]).toEqual([200, stored])
    expect((await call('GET', '/embed', { token: owner.token })).body.data).toEqual(stored)
    const { body: off } = await allow(owner, { enabled: false, hosts: typed })
    expect(off.data).toEqual({ ...stored, enabled: false })
  })

  test('that were changed meanwhile are replaced only by those who have read them', async () => {
    const owner = await make.professional()
    const undecided = { enabled: false, hosts: [] }
    const write = async (host: string, replaces?: object) => {
      const { status, body } = await allow(owner, { enabled: true, hosts: [host], replaces })
      return [status, body.data?.hosts ?? body.message]
    }
    const atOnce = await Promise.all(['a.hr', 'b.hr'].map((host) => write(host, undecided)))
    expect(atOnce.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [[, [stored]], [, refusal]] = atOnce.toSorted(([a], [b]) => a - b) as [[200, [string]], [409, string]]
    expect(refusal).toContain(stored)
    // As after an answer that was lost.
    expect(await write(stored, undecided)).toEqual([200, [stored]])
    expect(await write('c.hr', { enabled: false, hosts: [stored] })).toEqual([409, expect.stringContaining(stored)])
    expect(await write('c.hr', { enabled: true, hosts: [stored] })).toEqual([200, ['c.hr']])
    expect(await write('d.hr')).toEqual([200, ['d.hr']])
    await allow(owner, undecided)
    expect(await write('e.hr', { enabled: true, hosts: ['d.hr'] })).toEqual([409, expect.any(String)])
    expect(await write('e.hr', undecided)).toEqual([200, ['e.hr']])
  })

  test.each<[object, string]>([
    [{ enabled: true, hosts: [] }, 'hosts'],
    [{ enabled: true }, 'hosts'],
    [{ hosts }, 'enabled'],
    [{ enabled: true, hosts: ['foto-val.hr', '*'] }, 'hosts'],
    [{ enabled: true, hosts: ["a.hr; script-src 'unsafe-inline'"] }, 'hosts'],
    [{ enabled: true, hosts: Array.from({ length: 11 }, (_, index) => `foto${index}.hr`) }, 'hosts'],
  ])('%j are refused', async (body, field) => {
    const answer = await allow(await make.professional(), body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })
})

describe('a hostile request', () => {
  test.each(['0', '-1', '1e9', '99999999999', '1%00', '..%2f1', '1;frame-ancestors%20*', '%3Cscript%3E'])(
    'for the calendar %s gets an error that nobody may frame',
    async (id) => {
      const { statusCode, headers, body } = await app.inject(`/embed/${id}`)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(body).not.toContain('<script')
    },
  )

  test.each([
    '?month=%3Cscript%3E',
    '?month[]=2027-06',
    '?month=2027-06&month=x',
    '?__proto__=1',
    '?frame-ancestors=*',
  ])('by the query %s changes neither the policy nor the page', async (query) => {
    const { id } = await shown()
    const [plain, answer] = [await open(id), await open(id, query)]
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      200,
      plain.headers['content-security-policy'],
    ])
    expect(answer.body).not.toContain('<script')
  })

  test('is a name of markup and of eighty letters without a space: text that breaks anywhere', async () => {
    const company_name = `<img src=x onerror=alert(1)>${'Đ'.repeat(80)}`
    const { body } = await open((await shown({ company_name })).id)
    expect(body).toContain(`&lt;img src=x onerror=alert(1)&gt;${'Đ'.repeat(80)}`)
    expect(body).not.toContain('<img')
    expect(body).toMatch(/h1\{[^}]*overflow-wrap:anywhere/)
  })
})

describe('the page', () => {
  test('may be framed by the hosts that are named, runs nothing and loads nothing', async () => {
    const { id } = await shown()
    const { statusCode, headers, body } = await open(id)
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors https:\/\/www\.foto-val\.hr http:\/\/localhost:5173$/,
    )
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    for (const name of ['x-frame-options', 'set-cookie']) expect(headers).not.toHaveProperty(name)
    // Neither a form nor a button: nothing here does anything, but links to where it is asked again.
    expect(body).not.toMatch(/<script|<form|<button|<input|<iframe|<img|<link|style="|\son\w+=/)
    const links = [...body.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
    const leaving = links.filter((attributes) => !attributes.includes(`href="/embed/${id}?month=`))
    expect(leaving.length).toBeGreaterThan(10)
    for (const attributes of leaving)
      expect(attributes).toMatch(/href="http[^"]*\/professionals\/\d+[^"]*" target="_blank" rel="noopener"/)
  })

  test('is the same from the cache, and for whoever asks', async () => {
    const owner = await shown()
    const first = await open(owner.id)
    const again = await open(owner.id, '', { authorization: `Bearer ${owner.token}`, cookie: 'a=b' })
    expect(again.body).toBe(first.body)
    for (const name of ['content-security-policy', 'etag', 'x-frame-options', 'cross-origin-resource-policy'])
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]])
    const unchanged = await open(owner.id, '', { 'if-none-match': String(first.headers['etag']) })
    expect([unchanged.statusCode, unchanged.headers['x-frame-options']]).toEqual([304, undefined])
  })

  test('says by words and signs which days are free, and leads to the enquiry of a day', async () => {
    const { id } = await shown({ company_name: 'Foto <b>Val</b> & sin' })
    await make.event({ professional_id: id, day: '2027-06-12' })
    await make.event({ professional_id: id, day: '2027-06-19', event_type: 'booked' })
    await make.event({ professional_id: id, day: '2027-06-26', event_type: 'blocked' })
    const { body } = await open(id, '?month=2027-06')
    expect(body).toContain('<h2 id="mjesec">lipanj\u00A02027.</h2>')
    expect(body).toContain('Foto &lt;b&gt;Val&lt;/b&gt; &amp; sin')
    expect(body).toMatch(
      /<td class="available"><a href="[^"]*\/professionals\/\d+\?date=2027-06-12"[^>]*><span class="unseen">12\. lipnja 2027\., slobodno\. Pošaljite upit, otvara se u novoj kartici<\/span>/,
    )
    for (const day of ['19. lipnja 2027.', '26. lipnja 2027.'])
      expect(body).toContain(`<td class="taken"><span><span class="unseen">${day}, zauzeto</span>`)
    expect(body).toContain('13. lipnja 2027., nema podatka')
    expect(body).toContain(`href="/embed/${id}?month=2027-05" aria-label="svibanj\u00A02027."`)
    expect(body).toContain(`href="/embed/${id}?month=2027-07" aria-label="srpanj\u00A02027."`)
  })

  test('has each day below the name of its weekday', async () => {
    const { id } = await shown()
    // It begins on a Tuesday and ends on a Wednesday.
    const { body } = await open(id, '?month=2027-06')
    const weeks = [...body.matchAll(/<tr>(<td.*?)<\/tr>/gs)].map(([, cells = '']) =>
      [...cells.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => /(\d+)(?:<[^<>]*>)*$/.exec(cell)?.[1] ?? ''),
    )
    expect(weeks.map((days) => days.length)).toEqual([7, 7, 7, 7, 7])
    expect([weeks[0], weeks[4]]).toEqual([
      ['', '1', '2', '3', '4', '5', '6'],
      ['28', '29', '30', '', '', '', ''],
    ])
    expect(body).toMatch(/<thead><tr><th scope="col"><abbr title="ponedjeljak">pon<\/abbr>/)
  })

  test('opens at the month of the first free day, as the profile does; one that is asked for stays', async () => {
    const owner = await shown()
    const { id } = owner
    await make.event({ professional_id: id, day: '2027-04-10', event_type: 'booked' })
    await make.event({ professional_id: id, day: '2027-06-12' })
    await make.event({ professional_id: id, day: '2027-06-19', event_type: 'booked' })
    const title = async (query = '') => /<h2 [^>]*>(.*?)</.exec((await open(id, query)).body)?.[1]
    const { body } = await open(id)
    expect(body).toContain('<h2 id="mjesec">lipanj\u00A02027.</h2>')
    expect(body).toContain('12. lipnja 2027., slobodno')
    expect(body).toContain('19. lipnja 2027., zauzeto')
    expect(await title('?month=2020-01')).toBe('lipanj\u00A02027.')
    expect(await title('?month=2027-03')).toBe('ožujak\u00A02027.')
    const free = { event_type: 'available', event_date: '2027-05-08' }
    expect((await call('POST', '/events', { token: owner.token, body: free })).status).toBe(201)
    await expect.poll(() => title()).toBe('svibanj\u00A02027.')
  })

  test('begins with this month where no day is free, whatever month is asked for that is not shown', async () => {
    const { id } = await shown()
    const { body } = await open(id)
    expect(body).toContain('<h2 id="mjesec">ožujak\u00A02027.</h2>')
    expect(body).toContain('<td class="past"><span>14</span></td>')
    for (const query of ['?month=2020-01', '?month=9999-01', '?month=%3Cscript%3E', '?month=2027-06&month=2027-07'])
      expect((await open(id, query)).body).toContain(
        `<h2 id="mjesec">${query.endsWith('07') ? 'lipanj' : 'ožujak'}\u00A02027.`,
      )
  })

  test('changes with the calendar, with the settings and with the day, on every node', async () => {
    const owner = await shown()
    const now = clock.now()
    onTestFinished(() => clock.set(now))
    const bodies = async () =>
      Promise.all([{ app }, other].map(async (node) => (await open(owner.id, '', {}, node)).body))
    expect((await bodies()).filter((body) => body.includes('zauzeto</span>'))).toEqual([])
    const event = { event_type: 'blocked', event_date: '2027-03-20' }
    expect((await call('POST', '/events', { token: owner.token, body: event })).status).toBe(201)
    await expect
      .poll(async () => (await bodies()).every((body) => body.includes('20. ožujka 2027., zauzeto')))
      .toBe(true)
    await allow(owner, { enabled: true, hosts: ['drugi.hr'] }, other)
    await expect
      .poll(async () => (await open(owner.id)).headers['content-security-policy'])
      .toContain('frame-ancestors https://drugi.hr')
    clock.set(new Date('2027-03-15T23:00:00Z'))
    for (const body of await bodies()) expect(body).toContain('<td class="past"><span>15</span></td>')
  })
})

describe('there is no page', () => {
  const expectNone = async (id: number | string, query = '') => {
    const { statusCode, headers } = await app.inject(`/embed/${id}${query}`)
    expect([statusCode, headers['x-frame-options']]).toEqual([404, 'DENY'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }

  test('of a professional that has not allowed it, or no longer does', async () => {
    const owner = await make.professional()
    await expectNone(owner.id)
    await allow(owner)
    expect((await open(owner.id)).statusCode).toBe(200)
    await allow(owner, { enabled: false, hosts })
    await expectNone(owner.id)
  })

  test.each(['pending', 'rejected'])('of a profile that is %s', async (status) => {
    await expectNone((await shown({ status })).id)
  })

  test('of one that is suspended, or deleted', async () => {
    const owner = await shown()
    const { token } = await make.admin()
    expect((await open(owner.id)).statusCode).toBe(200)
    const suspend = { token, body: { reason: 'Lažni profil' } }
    expect((await call('POST', `/admin/users/${owner.user.id}/suspend`, suspend)).status).toBe(200)
    await expectNone(owner.id)
  })

  test.each(['0', 'x', '99999999', '1e3'])('at the id %s', async (id) => expectNone(id))
})
