import { Webhook } from 'standardwebhooks'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeTestApp } from '#test/app.ts'
import { startWebhookReceiver, type Received } from '#test/webhook-receiver.ts'
import { jobHandlers } from '#server/job-handlers.ts'

const receiver = await startWebhookReceiver()
const { call, make, db, clock, deps, close } = await makeTestApp({ webhookSender: receiver.openSender() })
afterAll(async () => {
  await close()
  await receiver.close()
})

const sendDueTo = (webhook_id: number) =>
  jobHandlers(deps)['send-webhooks']({ webhook_id }, { key: 'x', signal: new AbortController().signal })

/** A receiver as its author would write it: it takes each genuine event once. */
function makeReceiver(secret: string) {
  const webhook = new Webhook(secret)
  const seen = new Set<string>()
  return (headers: Record<string, string>, body: string): unknown => {
    const event = webhook.verify(body, headers)
    const id = headers['webhook-id'] ?? ''
    if (seen.has(id)) return 'seen'
    seen.add(id)
    return event
  }
}

/** Gives a request to that receiver. */
const takeBy = (take: ReturnType<typeof makeReceiver>, { headers, body }: Received) =>
  take(headers as Record<string, string>, body)

/** A test event as its program got it, with the secret by which it is signed. */
async function receive() {
  const professional = await make.professional()
  const program = receiver.listen()
  const { token } = professional
  const made = await call('POST', '/webhooks', { token, body: { url: program.url, events: ['lead.created'] } })
  const { id, secret } = made.body.data as { id: number; secret: string }
  const send = async (): Promise<Received> => {
    await call('POST', `/webhooks/${id}/test`, { token })
    await sendDueTo(id)
    const received = program.received.at(-1)
    if (!received) throw new Error('nothing was received')
    return received
  }
  return { id, secret, token, send }
}

/** The library looks at the time of the machine. */
function setTime(at: Date) {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('a receiver by the library of Standard Webhooks takes it once, and knows it again when it is replayed', async () => {
  const { id, secret, send } = await receive()
  const received = await send()
  setTime(clock.now())
  const take = makeReceiver(secret)
  expect(takeBy(take, received)).toEqual({
    type: 'webhook.test',
    timestamp: clock.now().toISOString(),
    data: { webhook_id: id },
  })
  expect(takeBy(take, received)).toBe('seen')
})

test('it refuses what is altered: the body, the id, the time or the signature, or signed by another secret', async () => {
  const [{ secret, send }, other] = [await receive(), await receive()]
  const { headers, body } = await send()
  setTime(clock.now())
  const altered: Received[] = [
    { headers, body: body.replace('webhook.test', 'lead.created') },
    { headers, body: `${body} ` },
    { headers: { ...headers, 'webhook-id': 'msg_drugi' }, body },
    { headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) }, body },
    { headers: { ...headers, 'webhook-signature': (await other.send()).headers['webhook-signature'] }, body },
    { headers: { ...headers, 'webhook-signature': undefined }, body },
  ]
  for (const received of altered) expect(() => takeBy(makeReceiver(secret), received)).toThrow(/signature|headers/i)
  expect(() => takeBy(makeReceiver(other.secret), { headers, body })).toThrow('No matching signature found')
})

test('it refuses what comes minutes late, or from the future', async () => {
  const { secret, send } = await receive()
  const received = await send()
  for (const [seconds, message] of [
    [301, 'Message timestamp too old'],
    [-301, 'Message timestamp too new'],
  ] as const) {
    setTime(new Date(clock.now().getTime() + seconds * 1000))
    expect(() => takeBy(makeReceiver(secret), received)).toThrow(message)
  }
})

test('for a day after its secret is replaced, a receiver may know either of them; then the new one alone', async () => {
  const { id, secret: former, token, send } = await receive()
  const { body } = await call('POST', `/webhooks/${id}/secret`, { token })
  const secret = body.data.secret as string
  const during = await send()
  setTime(clock.now())
  for (const known of [former, secret])
    expect(takeBy(makeReceiver(known), during)).toMatchObject({ type: 'webhook.test' })
  await db.updateTable('webhooks').set({ former_secret_until: clock.now() }).where('id', '=', id).execute()
  const afterwards = await send()
  expect(takeBy(makeReceiver(secret), afterwards)).toMatchObject({ type: 'webhook.test' })
  expect(() => takeBy(makeReceiver(former), afterwards)).toThrow('No matching signature found')
})
