import { afterAll, expect, test } from 'vitest'
import type { WebhookSender } from '#server/adapters/webhook-sender/webhook-sender.ts'
import { makeTestApp } from '#test/app.ts'
import { sendDue } from './service.ts'

const { signal } = new AbortController()
const sent: string[] = []
let isSecondProcess = false

/** A slow receiver; while it is at work, another process looks for what is due. */
const webhookSender: WebhookSender = {
  async send({ headers }) {
    sent.push(String(headers['webhook-id']))
    if (!isSecondProcess) {
      clock.forward(15)
      isSecondProcess = true
      await sendDue(deps, webhook.id, signal)
      isSecondProcess = false
    }
    return { status: 200, retryAfter: null }
  },
  outcomes: () => ({ delivered: 0, refused: 0, unreachable: 0, timeout: 0, certificate: 0 }),
}

const { make, clock, deps, close } = await makeTestApp({ webhookSender })
afterAll(close)

const webhook = await make.webhook()

test('a webhook is one process’s for as long as that sends, however many deliveries there are', async () => {
  const { id: subject_id } = await make.lead({ professional_id: webhook.professional_id })
  const deliveries = [1, 2, 3].map(() => make.webhookDelivery({ webhook_id: webhook.id, subject_id }))
  const uids = (await Promise.all(deliveries)).map(({ uid }) => uid)
  await sendDue(deps, webhook.id, signal)
  expect(sent.toSorted()).toEqual(uids.toSorted())
})
