import { afterAll, describe, expect, test } from 'vitest'
import { deliveryTypes } from '#contract/webhook-deliveries.ts'
import { findUndocumentedWebhook } from '#test/documented-webhooks.ts'
import { queuedMails } from '#test/queued-mails.ts'
import { makeDeliveries } from '#test/webhook-deliveries.ts'
import { deleteOldDeliveries } from './service.ts'

const { app, receiver, call, make, db, clock, deps, attempt, deliveryOf, webhookOf, nextRuns, makeDelivery, close } =
  await makeDeliveries()
afterAll(close)

test('a program gets what the professional would get from the API, once', async () => {
  const program = receiver.listen()
  const { id, lead, professional } = await makeDelivery(program)
  await attempt(id)
  const { body } = await call('GET', `/leads/${lead.id}`, { token: professional.token })
  const { uid, ...delivery } = await deliveryOf(id)
  expect(program.received).toHaveLength(1)
  const [{ headers, body: sent } = { headers: {}, body: '' }] = program.received
  expect(JSON.parse(sent)).toEqual({
    type: 'lead.created',
    timestamp: delivery.created_at.toISOString(),
    data: body.data,
  })
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Zauvijek',
    'webhook-id': uid,
    'webhook-timestamp': String(clock.now().getTime() / 1000),
  })
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 1, response_status: 204, error: null })
  // A job that runs twice, on whatever node, sends nothing more.
  await attempt(id)
  expect(program.received).toHaveLength(1)
})

test('each type has the shape of its own call', async () => {
  const program = receiver.listen()
  const { webhook, lead, professional } = await makeDelivery(program)
  const { token } = professional
  const message = await call('POST', `/leads/${lead.id}/messages`, { token, body: { body: 'Slobodni smo.' } })
  const offer = await make.offer({ lead_id: lead.id, status: 'accepted' })
  const event = await make.event({ professional_id: professional.id, day: '2027-05-01', event_type: 'booked' })
  const subjects = [
    ['message.created', message.body.data.id, message.body.data],
    ['offer.accepted', offer.id, (await call('GET', `/leads/${lead.id}/offers`, { token })).body.data[0]],
    ['event.booked', event.id, (await call('GET', '/events?start_date=2027-05-01', { token })).body.data[0]],
  ] as const
  for (const [type, subject_id, data] of subjects) {
    const { id } = await make.webhookDelivery({ webhook_id: webhook.id, type, subject_id })
    await attempt(id)
    expect(JSON.parse(program.received.at(-1)?.body ?? '')).toMatchObject({ type, data: { id: subject_id } })
    if (type !== 'event.booked') expect(JSON.parse(program.received.at(-1)?.body ?? '').data).toEqual(data)
    const shown = await call('GET', `/webhooks/${webhook.id}/deliveries/${id}`, { token })
    expect(shown.body.data.payload).toEqual(JSON.parse(program.received.at(-1)?.body ?? ''))
  }
})

test('something that is gone is named by its id alone', async () => {
  const program = receiver.listen()
  const { webhook, lead, professional, couple, id } = await makeDelivery(program)
  const event = await make.event({ professional_id: professional.id, day: '2027-05-01', event_type: 'booked' })
  await call('DELETE', `/leads/${lead.id}`, { token: couple.token })
  await call('DELETE', `/events/${event.id}`, { token: professional.token })
  await attempt(id)
  // The enquiry itself, which waited, is not sent any more.
  expect(await deliveryOf(id)).toMatchObject({ status: 'cancelled', error: 'gone' })
  const timestamp = clock.now().toISOString()
  expect(program.received.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'lead.withdrawn', timestamp, data: { id: lead.id } },
    { type: 'event.freed', timestamp, data: { id: event.id } },
  ])
  const { body } = await call('GET', `/webhooks/${webhook.id}/deliveries`, { token: professional.token })
  expect(body.data.map(({ type, status }: { type: string; status: string }) => [type, status])).toEqual([
    ['event.freed', 'delivered'],
    ['lead.withdrawn', 'delivered'],
    ['lead.created', 'cancelled'],
  ])
})

test('every event is described as it is delivered, and none beside them', async () => {
  const program = receiver.listen()
  const { webhook, lead, professional, id } = await makeDelivery(program)
  const { token } = professional
  const message = await call('POST', `/leads/${lead.id}/messages`, { token, body: { body: 'Slobodni smo.' } })
  const offer = await make.offer({ lead_id: lead.id, status: 'accepted' })
  const event = await make.event({ professional_id: professional.id, day: '2027-05-01', event_type: 'booked' })
  const subjects = { lead: lead.id, message: message.body.data.id, offer: offer.id, event: event.id, webhook: null }
  for (const type of deliveryTypes) {
    const subject_id = subjects[type.split('.')[0] as keyof typeof subjects]
    await make.webhookDelivery({ webhook_id: webhook.id, type, subject_id })
  }
  await attempt(id)
  const all = new Set<string>(deliveryTypes)
  expect(new Set(program.received.map(({ body }) => JSON.parse(body).type))).toEqual(all)
  expect(new Set(Object.keys((await app.inject('/api/openapi.json')).json().webhooks))).toEqual(all)
  // A request that differs is found: `attempt` throws for it.
  const [{ headers, body } = { headers: {}, body: '' }] = program.received
  expect(findUndocumentedWebhook(app, { headers, body })).toBe(null)
  expect(findUndocumentedWebhook(app, { headers: { ...headers, 'webhook-id': '1' }, body })).toMatch('webhook-id')
  expect(findUndocumentedWebhook(app, { headers, body: body.replace('"id"', '"number"') })).toMatch(
    'as it is documented',
  )
})

test('while one process sends, another one waits; after it has died, for twenty seconds', async () => {
  const { promise, resolve: free } = Promise.withResolvers<() => void>()
  const program = receiver.listen((_request, response) => free(() => void response.writeHead(204).end()))
  const { id, webhook } = await makeDelivery(program)
  const running = attempt(id)
  const answer = await promise
  await attempt(id)
  expect(await nextRuns(webhook.id)).toEqual([new Date(clock.now().getTime() + 2_000)])
  expect(program.received).toHaveLength(1)
  answer()
  await running
  expect(await deliveryOf(id)).toMatchObject({ status: 'delivered', attempts: 1 })

  const { id: second } = await make.webhookDelivery({ webhook_id: webhook.id, subject_id: null, type: 'webhook.test' })
  const sending_until = new Date(clock.now().getTime() + 20_000)
  await db.updateTable('webhooks').set({ sending_until }).where('id', '=', webhook.id).execute()
  await attempt(second)
  expect(program.received).toHaveLength(1)
  program.status = 204
  clock.forward(20)
  await attempt(second)
  expect(program.received).toHaveLength(2)
})

test('an attempt that the end of the program breaks off is none', async () => {
  const ending = new AbortController()
  const program = receiver.listen(() => ending.abort(new Error('the program ends')))
  const { id } = await makeDelivery(program)
  const running = attempt(id, {}, ending.signal)
  await expect(running).rejects.toThrow('the program ends')
  expect(await deliveryOf(id)).toMatchObject({ status: 'pending', attempts: 0 })
})

test('after ten failures the webhook is off, and its owner is told by mail, once', async () => {
  const program = receiver.listen(500)
  const { id, webhook, lead } = await makeDelivery(program)
  const began = clock.now().getTime()
  const mails = (await queuedMails(db)).filter((mail) => mail.kind === 'webhook_disabled').length
  for (let times = 1; times <= 10; times++) {
    await attempt(id)
    const { status, next_attempt_at, attempts } = await deliveryOf(id)
    expect([attempts, status]).toEqual([times, times < 10 ? 'pending' : 'failed'])
    if (next_attempt_at) {
      const { paused_until } = await webhookOf(webhook.id)
      expect(await nextRuns(webhook.id)).toEqual([next_attempt_at])
      expect((paused_until ?? clock.now()) <= next_attempt_at).toBe(true)
      clock.set(next_attempt_at)
    }
  }
  const hours = (clock.now().getTime() - began) / 3_600_000
  expect(Math.round(hours)).toBeGreaterThanOrEqual(21)
  expect(Math.round(hours)).toBeLessThanOrEqual(26)
  const { received } = program
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
  expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(10)
  expect(await webhookOf(webhook.id)).toMatchObject({ disabled_at: clock.now(), disabled_reason: 'failing' })
  const told = (await queuedMails(db)).filter((mail) => mail.kind === 'webhook_disabled')
  expect(told.slice(mails)).toEqual([{ kind: 'webhook_disabled', webhook_id: webhook.id }])
  // One that is off gets nothing of those that wait.
  const { id: later } = await make.webhookDelivery({ webhook_id: webhook.id, subject_id: lead.id })
  await attempt(later)
  expect(await deliveryOf(later)).toMatchObject({ status: 'cancelled', error: 'disabled', attempts: 0 })
  expect(received).toHaveLength(10)
})

test('a delivery that has failed waits for its own time, while the next one is sent', async () => {
  const program = receiver.listen(500)
  const { id, webhook, lead } = await makeDelivery(program)
  await attempt(id)
  const { next_attempt_at } = await deliveryOf(id)
  program.status = 204
  // The receiver pauses for five seconds, the delivery for about ten.
  clock.forward(6)
  const { id: next } = await make.webhookDelivery({ webhook_id: webhook.id, subject_id: lead.id })
  await attempt(next)
  expect(await deliveryOf(next)).toMatchObject({ status: 'delivered' })
  expect(await deliveryOf(id)).toMatchObject({ status: 'pending', attempts: 1, next_attempt_at })
  clock.set(next_attempt_at ?? clock.now())
  await attempt(id)
  expect(await deliveryOf(id)).toMatchObject({ status: 'delivered', attempts: 2 })
})

test('an answer of 410 switches the webhook off at once', async () => {
  const { id, webhook } = await makeDelivery(receiver.listen(410))
  await attempt(id)
  expect(await deliveryOf(id)).toMatchObject({ status: 'failed', attempts: 1, response_status: 410 })
  expect(await webhookOf(webhook.id)).toMatchObject({ disabled_reason: 'gone' })
  expect(await queuedMails(db)).toContainEqual({ kind: 'webhook_disabled', webhook_id: webhook.id })
})

test('a program that asks for time gets it, for all of its deliveries, and a retry by hand takes it back', async () => {
  const program = receiver.listen((_request, response) => {
    response.writeHead(429, { 'retry-after': '120' }).end()
  })
  const { id, webhook, lead, professional } = await makeDelivery(program)
  const { id: other } = await make.webhookDelivery({ webhook_id: webhook.id, subject_id: lead.id })
  await attempt(id)
  const until = new Date(clock.now().getTime() + 120_000)
  expect(await deliveryOf(id)).toMatchObject({ next_attempt_at: until })
  await attempt(other)
  expect(await deliveryOf(other)).toMatchObject({ status: 'pending', attempts: 0 })
  expect(await nextRuns(webhook.id)).toEqual([until])
  expect(program.received).toHaveLength(1)
  program.status = 204
  const retried = await call('POST', `/webhooks/${webhook.id}/deliveries/${other}/retry`, { token: professional.token })
  expect([retried.status, retried.body.data.status]).toEqual([200, 'pending'])
  await attempt(other)
  expect(await deliveryOf(other)).toMatchObject({ status: 'delivered', attempts: 1 })
  expect(await webhookOf(webhook.id)).toMatchObject({ paused_until: null, failures: 0 })
})

test('a delivery that has failed is sent again by hand, as the same one', async () => {
  const program = receiver.listen()
  const { id, webhook, professional } = await makeDelivery(program)
  const { token } = professional
  const { uid } = await deliveryOf(id)
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', attempts: 10, error: 'timeout', next_attempt_at: null })
    .where('id', '=', id)
    .execute()
  const path = `/webhooks/${webhook.id}/deliveries/${id}/retry`
  const { body } = await call('POST', path, { token })
  expect(body.data).toMatchObject({ id, uid, status: 'pending', attempts: 0 })
  expect(await nextRuns(webhook.id)).toEqual([clock.now()])
  await attempt(id)
  expect(program.received.map(({ headers }) => headers['webhook-id'])).toEqual([uid])

  await call('PUT', `/webhooks/${webhook.id}`, { token, body: { active: false } })
  const refused = await call('POST', path, { token })
  expect([refused.status, refused.body.message]).toEqual([422, 'Webhook je isključen. Najprije ga uključite.'])
})

test('a delivery of another webhook of the same professional, or of none, is not found', async () => {
  const { id, webhook, professional } = await makeDelivery(receiver.listen())
  const { token } = professional
  const sibling = await make.webhook({ professional_id: professional.id })
  const read = async (path: string) => (await call('GET', `/webhooks/${path}`, { token })).status
  expect(await read(`${webhook.id}/deliveries/${id}`)).toBe(200)
  expect(await read(`${sibling.id}/deliveries/${id}`)).toBe(404)
  expect(await read(`${webhook.id}/deliveries/${id + 1}`)).toBe(404)
  const stranger = await make.webhook()
  const owner = await db
    .selectFrom('professionals')
    .innerJoin('webhooks', 'webhooks.professional_id', 'professionals.id')
    .select('professionals.user_id')
    .where('webhooks.id', '=', stranger.id)
    .executeTakeFirstOrThrow()
  const before = await deliveryOf(id)
  for (const [of, by] of [[sibling.id, token] as const, [stranger.id, await make.signIn(owner.user_id)] as const])
    expect((await call('POST', `/webhooks/${of}/deliveries/${id}/retry`, { token: by })).status).toBe(404)
  expect(await deliveryOf(id)).toEqual(before)
})

test('a delivery that still waits has its attempts left when it is sent again by hand', async () => {
  const { id, webhook, professional } = await makeDelivery(receiver.listen())
  await db.updateTable('webhook_deliveries').set({ attempts: 3 }).where('id', '=', id).execute()
  const { body } = await call('POST', `/webhooks/${webhook.id}/deliveries/${id}/retry`, { token: professional.token })
  expect(body.data).toMatchObject({ status: 'pending', attempts: 3 })
})

test('a test is sent once, also while the program fails, and switches nothing off', async () => {
  const program = receiver.listen(500)
  const { webhook, professional } = await makeDelivery(program, { paused_until: new Date('2100-01-01T00:00:00Z') })
  const { token } = professional
  const headers = { 'idempotency-key': 'proba' }
  const [sent, again] = [
    await call('POST', `/webhooks/${webhook.id}/test`, { token, headers }),
    await call('POST', `/webhooks/${webhook.id}/test`, { token, headers }),
  ]
  expect([sent.status, again.body]).toEqual([201, sent.body])
  const { id } = sent.body.data
  await attempt(id)
  expect(JSON.parse(program.received[0]?.body ?? '')).toMatchObject({
    type: 'webhook.test',
    data: { webhook_id: webhook.id },
  })
  expect(await deliveryOf(id)).toMatchObject({ status: 'failed', attempts: 1, response_status: 500 })
  expect(await webhookOf(webhook.id)).toMatchObject({ disabled_at: null })
  const list = await call('GET', `/webhooks/${webhook.id}/deliveries?per_page=1`, { token })
  expect(list.body).toMatchObject({ total: 2, last_page: 2, data: [{ id, type: 'webhook.test' }] })
})

describe('nothing is sent', () => {
  test('once the webhook is deleted between two attempts', async () => {
    const program = receiver.listen(500)
    const { id, webhook, professional } = await makeDelivery(program)
    await attempt(id)
    await call('DELETE', `/webhooks/${webhook.id}`, { token: professional.token })
    await attempt(id)
    expect(program.received).toHaveLength(1)
  })

  test('for a webhook that is deleted while its program answers, and nothing of it stays', async () => {
    const { promise, resolve: free } = Promise.withResolvers<() => void>()
    const program = receiver.listen((_request, response) => free(() => void response.writeHead(500).end()))
    const { id, webhook, professional } = await makeDelivery(program)
    const running = attempt(id)
    const answer = await promise
    await call('DELETE', `/webhooks/${webhook.id}`, { token: professional.token })
    answer()
    await running
    expect(await nextRuns(webhook.id)).toEqual([])
  })

  test('for an account that is suspended', async () => {
    const program = receiver.listen()
    const { id, professional } = await makeDelivery(program)
    await db
      .updateTable('users')
      .set({ suspended_at: clock.now(), suspension_reason: 'Prijevara.' })
      .where('id', '=', professional.user_id)
      .execute()
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ status: 'cancelled', error: 'suspended' })
    expect(program.received).toEqual([])
  })

  test('for an account that is deleted', async () => {
    const program = receiver.listen()
    const { id, professional } = await makeDelivery(program)
    await db.deleteFrom('users').where('id', '=', professional.user_id).execute()
    await attempt(id)
    expect(program.received).toEqual([])
  })

  test('of an enquiry that its couple has taken back, but that it is', async () => {
    const program = receiver.listen()
    const { id, lead, couple } = await makeDelivery(program)
    expect((await call('DELETE', `/leads/${lead.id}`, { token: couple.token })).status).toBe(204)
    await attempt(id)
    expect(await deliveryOf(id)).toMatchObject({ status: 'cancelled', error: 'gone' })
    expect(program.received.map(({ body }) => JSON.parse(body).type)).toEqual(['lead.withdrawn'])
  })
})

test('a couple that deletes its account is in nothing that is sent afterwards, and was never stored here', async () => {
  const program = receiver.listen(500)
  const { id, lead, couple, webhook } = await makeDelivery(program)
  await attempt(id)
  expect(program.received[0]?.body).toContain(couple.email)
  const rows = JSON.stringify(await db.selectFrom('webhook_deliveries').selectAll().execute())
  expect(rows).not.toContain(couple.email)
  const { status } = await call('DELETE', '/account', { token: couple.token, body: { password: 'lozinka-za-probu' } })
  expect(status).toBe(204)
  program.status = 204
  clock.forward(60)
  await attempt(id)
  const sent = JSON.parse(program.received[1]?.body ?? '')
  expect([sent.data.id, sent.data.couple]).toEqual([lead.id, null])
  expect(program.received[1]?.body).not.toContain(couple.email)
  expect(await webhookOf(webhook.id)).toMatchObject({ failures: 0 })
})

test('deliveries are kept for thirty days', async () => {
  const { id, webhook } = await makeDelivery(receiver.listen())
  const days = (count: number) => new Date(clock.now().getTime() - count * 86_400_000)
  const { id: old } = await make.webhookDelivery({ webhook_id: webhook.id, created_at: days(31), status: 'delivered' })
  const { id: young } = await make.webhookDelivery({ webhook_id: webhook.id, created_at: days(29), status: 'failed' })
  await deleteOldDeliveries(deps)
  const rows = await db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', webhook.id).execute()
  expect(rows.map((row) => row.id).toSorted((a, b) => a - b)).toEqual([id, young])
  expect(rows).not.toContainEqual({ id: old })
})
