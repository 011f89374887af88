import { formatQuantity } from '#contract/croatian.ts'
import type { DeliveryError, DeliveryType, WebhookDelivery } from '#contract/webhook-deliveries.ts'
import type { Webhook, WebhookEventType } from '#contract/webhooks.ts'
import { formatMoment } from '#web/lib/format.ts'

/** The anchor of the deliveries' panel. */
export const DELIVERIES_ID = 'dostave'

/** The name of the form's draft. */
export const formName = (webhook?: Pick<Webhook, 'id'>) => (webhook ? `webhook-${webhook.id}` : 'new-webhook')

const ADDRESS_LETTERS = 80

/** In the names of buttons: an address may have two thousand letters, which a screen reader reads one by one. */
export const shortAddress = (url: string) => (url.length > ADDRESS_LETTERS ? `${url.slice(0, ADDRESS_LETTERS)}…` : url)

export const eventLabels: Record<WebhookEventType, string> = {
  'lead.created': 'Novi upit',
  'lead.changed': 'Promjena statusa upita',
  'lead.withdrawn': 'Povučen upit',
  'message.created': 'Nova poruka u razgovoru',
  'offer.accepted': 'Prihvaćena ponuda',
  'offer.declined': 'Odbijena ponuda',
  'event.booked': 'Rezerviran dan',
  'event.freed': 'Dan više nije rezerviran',
}

export const deliveryLabels: Record<DeliveryType, string> = { ...eventLabels, 'webhook.test': 'Probni događaj' }

/** Why the webhook sends nothing, or when it continues; null if everything is fine. */
export function stateText({ active, disabled_reason, disabled_at, paused_until }: Webhook, now: number): string | null {
  const since = disabled_at === null ? '' : ` ${formatMoment(disabled_at)}`
  if (!active) {
    if (disabled_reason === 'gone') return `Isključen je${since} jer je program odgovorio statusom 410.`
    if (disabled_reason === 'failing') return `Isključen je${since} jer jedna dostava nije uspjela ni iz 10. pokušaja.`
    return `Isključili ste ga${since}. Novi se događaji ne bilježe.`
  }
  if (paused_until === null || Date.parse(paused_until) <= now) return null
  return `Program trenutačno ne prima događaje. Sljedeći je pokušaj ${formatMoment(paused_until)}.`
}

export const statusLabels: Record<WebhookDelivery['status'], string> = {
  pending: 'Čeka slanje',
  delivered: 'Dostavljeno',
  failed: 'Nije uspjelo',
  cancelled: 'Nije poslano',
}

const errorTexts: Record<Exclude<DeliveryError, 'refused'>, string> = {
  unreachable: 'program nije dostupan na javnom internetu',
  timeout: 'program nije odgovorio unutar 10 sekundi',
  certificate: 'certifikat programa nije ispravan',
  disabled: 'webhook je isključen',
  suspended: 'račun je suspendiran',
  gone: 'toga o čemu govori više nema',
}

/** The last answer, the attempts and the next one: `status 500 · 2 pokušaja · sljedeći 12. lipnja 2027. u 14:05`. */
export function outcomeText({ error, response_status, attempts, next_attempt_at }: WebhookDelivery): string {
  return [
    error !== null && error !== 'refused' ? errorTexts[error] : null,
    response_status === null ? null : `status ${response_status}`,
    attempts === 0 ? null : formatQuantity(attempts, 'pokušaj', 'pokušaja', 'pokušaja'),
    next_attempt_at === null || attempts === 0 ? null : `sljedeći ${formatMoment(next_attempt_at)}`,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
