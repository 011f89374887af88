import { expect, test } from 'vitest'
import type { WebhookDelivery } from '#contract/webhook-deliveries.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { outcomeText, stateText } from './text.ts'

const at = '2027-06-12T12:05:00.000Z'
const now = Date.parse('2027-06-12T12:00:00.000Z')
const webhook: Webhook = {
  id: 1,
  url: 'https://program.primjer.hr/',
  events: ['lead.created'],
  active: true,
  disabled_reason: null,
  disabled_at: null,
  paused_until: null,
  created_at: at,
  updated_at: at,
}

test.each([
  [{}, null],
  [
    { paused_until: at },
    'Program trenutačno ne prima događaje. Sljedeći je pokušaj 12.\u00A0lipnja\u00A02027. u\u00A014:05.',
  ],
  [{ paused_until: '2027-06-12T11:00:00.000Z' }, null],
  [
    { active: false, disabled_reason: 'gone' as const, disabled_at: at },
    'Isključen je 12.\u00A0lipnja\u00A02027. u\u00A014:05 jer je program odgovorio statusom 410.',
  ],
  [
    { active: false, disabled_reason: 'failing' as const, disabled_at: at },
    'Isključen je 12.\u00A0lipnja\u00A02027. u\u00A014:05 jer jedna dostava nije uspjela ni iz 10. pokušaja.',
  ],
  [
    { active: false, disabled_reason: 'owner' as const, disabled_at: at },
    'Isključili ste ga 12.\u00A0lipnja\u00A02027. u\u00A014:05. Novi se događaji ne bilježe.',
  ],
])('a webhook with %j says %j', (change, text) => {
  expect(stateText({ ...webhook, ...change }, now)).toBe(text)
})

const delivery: WebhookDelivery = {
  id: 1,
  webhook_id: 1,
  uid: 'msg_1',
  type: 'lead.created',
  status: 'pending',
  attempts: 0,
  response_status: null,
  error: null,
  created_at: at,
  last_attempt_at: null,
  next_attempt_at: at,
}

test.each([
  [{}, ''],
  [
    { status: 'delivered' as const, attempts: 1, response_status: 204, next_attempt_at: null },
    'status 204 · 1 pokušaj',
  ],
  [
    { attempts: 2, response_status: 500, error: 'refused' as const },
    'status 500 · 2 pokušaja · sljedeći 12.\u00A0lipnja\u00A02027. u\u00A014:05',
  ],
  [
    { status: 'failed' as const, attempts: 10, error: 'timeout' as const, next_attempt_at: null },
    'program nije odgovorio unutar 10 sekundi · 10 pokušaja',
  ],
  [{ status: 'cancelled' as const, error: 'gone' as const, next_attempt_at: null }, 'toga o čemu govori više nema'],
])('a delivery with %j says %j', (change, text) => {
  expect(outcomeText({ ...delivery, ...change })).toBe(text)
})
