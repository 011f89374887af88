import { afterAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '#test/app.ts'

const { app, call, make, db, clock, close } = await makeTestApp()
afterAll(close)

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  parameters?: { $ref?: string; name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters?: Record<string, { name: string; in: string }> }
}

const { paths, components } = (await app.inject('/api/openapi.json')).json<Document>()

const isId = (name: string) => /(?:^|_)ids?$/.test(name)
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

/** The fields of a body that name rows, however deep. */
function idsIn({ $ref, properties = {}, items, oneOf = [], anyOf = [], allOf = [] }: Schema): string[] {
  const referred = $ref === undefined ? [] : idsIn(components.schemas[nameOf($ref)] ?? {})
  const own = Object.entries(properties).flatMap(([name, field]) => [...(isId(name) ? [name] : []), ...idsIn(field)])
  return [...referred, ...own, ...[...(items ? [items] : []), ...oneOf, ...anyOf, ...allOf].flatMap(idsIn)]
}

function idsOf({ parameters = [], requestBody }: Operation): string[] {
  const queried = parameters
    .map((one) => (one.$ref === undefined ? one : (components.parameters?.[nameOf(one.$ref)] ?? one)))
    .filter((one) => one.in === 'query' && isId(one.name))
    .map(({ name }) => `?${name}`)
  const sent = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => idsIn(schema))
  return [...new Set([...queried, ...sent])]
}

const named = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, operation]) =>
    idsOf(operation).map((id) => `${method.toUpperCase()} ${path.replace('/api/v1', '')} ${id}`),
  ),
)

const couple = await make.couple({ email_confirmed_at: clock.now() })
const stranger = await make.professional()
const shown = await make.professional()
const hidden = await make.professional({ status: 'pending' })
const secret = { title: 'Iva i Luka', notes: 'Dvorac kraj Samobora' }
for (const { id: professional_id } of [shown, hidden])
  await make.event({ professional_id, day: '2027-06-12', event_type: 'booked', ...secret })

const lead = (more: object) => ({ event_date: '2027-06-19', message: 'Jeste li slobodni?', ...more })
const unavailable = [422, 'invalid']
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** All that others are not told of a calendar. */
const secretsIn = (text: string) => Object.values(secret).filter((word) => text.includes(word))

/** For each id that a call takes beside its path how a stranger uses it; null where it names what belongs to everybody. */
const attempts: Record<string, (() => Promise<void>) | null> = {
  'POST /register category_id': null,
  'GET /professionals ?category_id': null,
  'PUT /professionals/{id} category_id': null,
  'GET /availability ?category_id': null,
  'PUT /admin/categories/order ids': null,

  async 'GET /events ?professional_id'() {
    for (const token of [undefined, couple.token, stranger.token]) {
      const ofShown = await call('GET', `/events?professional_id=${shown.id}`, { token })
      expect([ofShown.body.total, secretsIn(ofShown.text)]).toEqual([1, []])
      const ofHidden = await call('GET', `/events?professional_id=${hidden.id}`, { token })
      expect([ofHidden.body.data ?? [], secretsIn(ofHidden.text)]).toEqual([[], []])
    }
    const own = await call('GET', `/events?professional_id=${shown.id}`, { token: shown.token })
    expect(secretsIn(own.text)).toEqual(Object.values(secret))
  },

  async 'POST /events/bulk/undo ids'() {
    const { id } = await make.event({ professional_id: shown.id, day: '2027-08-21' })
    const undone = await call('POST', '/events/bulk/undo', { token: stranger.token, body: { ids: [id] } })
    expect(undone.body).toEqual({ data: { ids: [] } })
    const row = await db.selectFrom('events').select('status').where('id', '=', id).execute()
    expect(row).toEqual([{ status: 'active' }])
  },

  async 'GET /availability/day ?professional_ids'() {
    const { body } = await call('GET', `/availability/day?date=2027-06-12&professional_ids=${shown.id},${hidden.id}`)
    expect(body.data).toEqual([{ professional_id: shown.id, status: 'booked' }])
  },

  async 'GET /reviews ?professional_id'() {
    await make.review({ professional_id: hidden.id, comment: 'Prije suspenzije.' })
    for (const token of [undefined, couple.token, stranger.token]) {
      const { body, text } = await call('GET', `/reviews?professional_id=${hidden.id}`, { token })
      expect([body.data ?? [], text.includes('suspenzije')]).toEqual([[], false])
    }
  },

  async 'GET /reviews/mine ?professional_id'() {
    await make.review({ professional_id: shown.id, comment: 'Tuđe riječi.' })
    const { status, text } = await call('GET', `/reviews/mine?professional_id=${shown.id}`, { token: couple.token })
    expect([status, text.includes('Tuđe')]).toEqual([200, false])
  },

  async 'POST /reviews professional_id'() {
    await make.lead({ professional_id: shown.id, status: 'booked', event_date: '2027-01-09' as never })
    const body = { professional_id: shown.id, rating: 1, comment: 'Nismo bili.' }
    expect(codeOf(await call('POST', '/reviews', { token: couple.token, body }))).toEqual([403, 'forbidden'])
  },

  async 'POST /leads professional_id'() {
    const body = lead({ professional_id: hidden.id })
    expect(codeOf(await call('POST', '/leads', { token: couple.token, body }))).toEqual(unavailable)
  },

  async 'POST /leads package_id'() {
    const { id: package_id } = await make.offeredPackage({ professional_id: hidden.id, name: 'Tajni paket' })
    const body = lead({ professional_id: shown.id, package_id })
    const { status, text } = await call('POST', '/leads', { token: couple.token, body })
    expect([status, text.includes('Tajni')]).toEqual([422, false])
  },

  async 'POST /leads/bulk professional_ids'() {
    const body = lead({ professional_ids: [hidden.id], event_date: '2027-06-26' })
    expect(codeOf(await call('POST', '/leads/bulk', { token: couple.token, body }))).toEqual(unavailable)
  },

  async 'GET /leads ?professional_id'() {
    await make.lead({ professional_id: stranger.id, message: 'Upit drugoga para.' })
    for (const token of [couple.token, shown.token]) {
      const { status, text } = await call('GET', `/leads?professional_id=${stranger.id}`, { token })
      expect([status, text.includes('drugoga para')]).toEqual([200, false])
    }
  },

  async 'PUT /professionals/{id}/packages id'() {
    const { id } = await make.offeredPackage({ professional_id: shown.id, name: 'Obred' })
    const body = { packages: [{ id, name: 'Ukradeno', price: 1, unit: 'total' }] }
    const { status } = await call('PUT', `/professionals/${stranger.id}/packages`, { token: stranger.token, body })
    const row = await db.selectFrom('packages').select(['professional_id', 'name']).where('id', '=', id).execute()
    expect([status, row]).toEqual([200, [{ professional_id: shown.id, name: 'Obred' }]])
  },

  async 'POST /favorites professional_id'() {
    const body = { professional_id: hidden.id }
    expect(codeOf(await call('POST', '/favorites', { token: couple.token, body }))).toEqual(unavailable)
  },

  async 'PUT /media/order ids'() {
    const own = await make.media({ professional_id: stranger.id })
    const foreign = await make.media({ professional_id: shown.id })
    for (const ids of [[foreign.id, own.id], [foreign.id]])
      expect(codeOf(await call('PUT', '/media/order', { token: stranger.token, body: { ids } }))).toEqual([
        409,
        'conflict',
      ])
  },
}

test('each id that a call takes beside its path says here how a stranger uses it', () => {
  expect(named.toSorted()).toEqual(Object.keys(attempts).toSorted())
})

describe('the id of another’s thing in a query or a body', () => {
  const tried = Object.entries(attempts).flatMap(([key, attempt]) => (attempt ? [{ key, attempt }] : []))

  test.each(tried)('gives a stranger nothing by $key', ({ attempt }) => attempt())
})
