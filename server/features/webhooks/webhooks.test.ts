import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { webhookEventTypes } from '#contract/webhooks.ts'
import { makeTestApp } from '#test/app.ts'
import { queuedMails } from '#test/queued-mails.ts'

const { call, make, db, clock, close } = await makeTestApp()
afterAll(close)

const input = { url: 'https://program.primjer.hr/prima', events: ['lead.created', 'offer.accepted'] }

const secretPattern = /^whsec_[A-Za-z0-9+/]{43}=$/

test('a webhook is made with a secret, which is shown then and never again', async () => {
  const { token } = await make.professional()
  const made = await call('POST', '/webhooks', { token, body: input })
  expect([made.status, made.body.data]).toEqual([
    201,
    {
      id: expect.any(Number) as number,
      ...input,
      active: true,
      disabled_reason: null,
      disabled_at: null,
      paused_until: null,
      created_at: clock.now().toISOString(),
      updated_at: clock.now().toISOString(),
      secret: expect.stringMatching(secretPattern) as string,
    },
  ])
  const { secret, ...shown } = made.body.data
  const list = await call('GET', '/webhooks', { token })
  expect(list.body).toEqual({ data: [shown] })
  const exported = await call('GET', '/account/export', { token })
  expect(exported.text).not.toContain(secret)
  expect(exported.text).toContain(input.url)
})

test('the same request with its key makes one webhook, and shows its secret again', async () => {
  const { token } = await make.professional()
  const headers = { 'idempotency-key': 'prvi-webhook' }
  const [first, second] = [
    await call('POST', '/webhooks', { token, body: input, headers }),
    await call('POST', '/webhooks', { token, body: input, headers }),
  ]
  expect(second.body).toEqual(first.body)
  expect((await call('GET', '/webhooks', { token })).body.data).toHaveLength(1)
})

test('its owner is told by mail of each new address, and of nothing else that changes', async () => {
  const { token } = await make.professional()
  const told = async (id: number) =>
    (await queuedMails(db)).filter((mail) => mail.kind === 'webhook_address' && mail.webhook_id === id).length
  const sendAll = () => sql`delete from graphile_worker._private_jobs`.execute(db)
  const { id } = (await call('POST', '/webhooks', { token, body: input })).body.data
  expect(await told(id)).toBe(1)
  await sendAll()
  for (const body of [{ url: input.url }, { active: false }, { events: ['event.booked'] }])
    expect((await call('PUT', `/webhooks/${id}`, { token, body })).status).toBe(200)
  expect(await told(id)).toBe(0)
  await call('PUT', `/webhooks/${id}`, { token, body: { url: 'https://drugi.primjer.hr/' } })
  expect(await told(id)).toBe(1)
})

describe('an address is refused', () => {
  test.each([
    ['without encryption', 'http://program.primjer.hr/prima'],
    ['of another protocol', 'ftp://program.primjer.hr/'],
    ['with a password in it', 'https://ja:tajna@program.primjer.hr/'],
    ['of this machine', 'https://localhost/prima'],
    ['of this machine as a number', 'https://2130706433/'],
    ['of this machine as an address', 'https://127.0.0.1/'],
    ['of a private network', 'https://10.0.0.8/'],
    ['of the cloud’s own data', 'https://169.254.169.254/latest/meta-data'],
    ['of this machine in IPv6', 'https://[::1]/'],
    ['of IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['at the port of another protocol', 'https://program.primjer.hr:465/'],
    ['at the last port that an ordinary account cannot open', 'https://program.primjer.hr:1023/'],
    ['that is none', 'program.primjer.hr'],
  ])('%s', async (_, url) => {
    const { token } = await make.professional()
    const { id } = await make.webhook({ professional_id: (await make.professional()).id })
    for (const [method, path] of [['POST', '/webhooks'] as const, ['PUT', `/webhooks/${id}`] as const]) {
      const { status, body } = await call(method, path, { token, body: { ...input, url } })
      expect([status, body.errors]).toEqual([
        422,
        { url: ['Adresa mora biti javna i počinjati s „https://”, a port 443 ili neki od 1024 naviše.'] },
      ])
    }
  })

  test('unless it is at the first port that an ordinary account can open', async () => {
    const { token } = await make.professional()
    const url = 'https://program.primjer.hr:1024/'
    expect((await call('POST', '/webhooks', { token, body: { ...input, url } })).body.data).toMatchObject({ url })
  })

  test('that is missing or too long', async () => {
    const { token } = await make.professional()
    for (const [url, message] of [
      ['', 'Ovo polje je obavezno.'],
      [`https://program.primjer.hr/${'a'.repeat(2000)}`, 'Najviše 2.000 znakova.'],
    ]) {
      const { status, body } = await call('POST', '/webhooks', { token, body: { ...input, url } })
      expect([status, body.errors]).toEqual([422, { url: [message] }])
    }
  })
})

test.each([
  [[], 'events', 'Odaberite barem jedan događaj.'],
  [undefined, 'events', 'Odaberite barem jedan događaj.'],
  [['lead.deleted'], 'events.0', 'Ovaj događaj ne postoji.'],
])('events %j are refused', async (events, field, message) => {
  const { token } = await make.professional()
  const { status, body } = await call('POST', '/webhooks', { token, body: { ...input, events } })
  expect([status, body.errors]).toEqual([422, { [field]: [message] }])
})

test('events are kept once each, in their own order', async () => {
  const { token } = await make.professional()
  const events = [...webhookEventTypes.toReversed(), ...webhookEventTypes]
  expect((await call('POST', '/webhooks', { token, body: { ...input, events } })).body.data.events).toEqual([
    ...webhookEventTypes,
  ])
})

test('there are five at most, however many are made at once', async () => {
  const { token } = await make.professional()
  const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/webhooks', { token, body: input })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 201, 422, 422, 422,
  ])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    url: ['Možete imati najviše 5 webhookova. Za novi izbrišite neki od njih.'],
  })
  const { data } = (await call('GET', '/webhooks', { token })).body
  const ids = data.map(({ id }: { id: number }) => id)
  // In the order in which they were made.
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b))
})

test('what is left out of a change stays; switched on again it begins without its failures', async () => {
  const professional = await make.professional()
  const { id } = await make.webhook({
    professional_id: professional.id,
    failures: 40,
    paused_until: clock.now(),
    disabled_at: clock.now(),
    disabled_reason: 'failing',
  })
  const change = async (body: object) =>
    (await call('PUT', `/webhooks/${id}`, { token: professional.token, body })).body.data
  // Switched off by its owner as well, it is still told why it was off.
  expect(await change({ active: false, events: ['event.booked'] })).toMatchObject({
    active: false,
    disabled_reason: 'failing',
    events: ['event.booked'],
  })
  expect(await change({ active: true })).toMatchObject({
    active: true,
    disabled_reason: null,
    disabled_at: null,
    paused_until: null,
    events: ['event.booked'],
  })
  expect(await change({ active: false })).toMatchObject({ active: false, disabled_reason: 'owner' })
  const { failures } = await db.selectFrom('webhooks').select('failures').where('id', '=', id).executeTakeFirstOrThrow()
  expect(failures).toBe(0)
})

test('another address begins without the failures of the former one', async () => {
  const professional = await make.professional()
  const { id } = await make.webhook({ professional_id: professional.id, failures: 4, paused_until: clock.now() })
  const { token } = professional
  const change = (body: object) => call('PUT', `/webhooks/${id}`, { token, body })
  const standing = () =>
    db.selectFrom('webhooks').select(['failures', 'paused_until']).where('id', '=', id).executeTakeFirstOrThrow()
  await change({ events: ['event.booked'] })
  expect(await standing()).toEqual({ failures: 4, paused_until: clock.now() })
  await change({ url: 'https://drugi.primjer.hr/prima' })
  expect(await standing()).toEqual({ failures: 0, paused_until: null })
})

test('one that is switched off once more is off since the first time', async () => {
  const professional = await make.professional()
  const since = new Date(clock.now().getTime() - 60_000)
  const off = { disabled_at: since, disabled_reason: 'owner' } as const
  const { id } = await make.webhook({ professional_id: professional.id, ...off })
  const { body } = await call('PUT', `/webhooks/${id}`, { token: professional.token, body: { active: false } })
  expect(body.data.disabled_at).toBe(since.toISOString())
})

test('a new secret replaces the one before, which goes on to sign for a day', async () => {
  const professional = await make.professional()
  const { id, secret: former } = await make.webhook({ professional_id: professional.id })
  const { status, body } = await call('POST', `/webhooks/${id}/secret`, { token: professional.token })
  expect([status, body.data.secret]).toEqual([200, expect.stringMatching(secretPattern)])
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.secret, row.former_secret, row.former_secret_until]).toEqual([
    body.data.secret,
    former,
    new Date(clock.now().getTime() + 86_400_000),
  ])
})

test('a webhook that is deleted takes its deliveries with it', async () => {
  const professional = await make.professional()
  const { id } = await make.webhook({ professional_id: professional.id })
  await make.webhookDelivery({ webhook_id: id })
  expect((await call('DELETE', `/webhooks/${id}`, { token: professional.token })).status).toBe(204)
  expect(await db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', id).execute()).toEqual([])
})
