import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { attemptsOfDelivery } from '#server/features/webhook-deliveries/service.ts'
import { findDisabledWebhook, findWebhookWithOwner } from '#server/features/webhooks/service.ts'
import type { Email } from './email.ts'

interface DisabledWebhook {
  companyName: string
  /** Where it sent to. */
  url: string
  reason: 'gone' | 'failing'
  attempts: number
  webhooksUrl: string
}

const webhookDisabled = ({ companyName, url, reason, attempts, webhooksUrl }: DisabledWebhook): Email => ({
  subject: 'Webhook je isključen',
  preview: 'Vaš program više ne dobiva obavijesti.',
  heading: 'Webhook je isključen',
  body: [
    `Obavijesti tvrtke „${companyName}” više se ne šalju programu na adresi:`,
    { quote: url },
    reason === 'gone'
      ? 'Program je odgovorio statusom 410, što znači da obavijesti više ne želi.'
      : `Jednu od obavijesti nije primio ni iz ${attempts}. pokušaja, u otprilike jednom danu.`,
    'Provjerite program, pa webhook ponovo uključite. Ondje su i dostave koje možete poslati još jednom. Dok je isključen, novi se događaji ne bilježe.',
  ],
  button: { label: 'Otvori webhookove', url: webhooksUrl },
})

interface ReceivingWebhook {
  companyName: string
  url: string
  webhooksUrl: string
}

const webhookAddress = ({ companyName, url, webhooksUrl }: ReceivingWebhook): Email => ({
  subject: 'Webhook šalje na novu adresu',
  preview: 'Ako je niste upisali vi, odmah obrišite webhook.',
  heading: 'Webhook šalje na novu adresu',
  body: [
    `Obavijesti tvrtke „${companyName}” od sada prima program na adresi:`,
    { quote: url },
    'U njima su upiti, poruke i dogovori parova, s imenima i adresama.',
    'Ako ste je upisali vi, ne trebate učiniti ništa. Ako niste, obrišite webhook i odmah promijenite lozinku.',
  ],
  button: { label: 'Otvori webhookove', url: webhooksUrl },
})

interface Deps {
  db: Database
  publicUrl: string
}

type WebhookJob = Extract<MailJob, { webhook_id: number }>

export const composeWebhookEmail = (deps: Deps, { kind, webhook_id: id }: WebhookJob) =>
  kind === 'webhook_disabled' ? composeDisabled(deps, id) : composeAddress(deps, id)

async function composeAddress({ db, publicUrl }: Deps, id: number) {
  const webhook = await findWebhookWithOwner(db, id)
  if (!webhook) return null
  const { owner_email: to, company_name: companyName, url } = webhook
  return { to, email: webhookAddress({ companyName, url, webhooksUrl: publicUrl + pages.professionalWebhooks }) }
}

/** Null where its owner has switched it off, or on again. */
async function composeDisabled({ db, publicUrl }: Deps, id: number) {
  const webhook = await findDisabledWebhook(db, id)
  if (!webhook?.disabled_reason || webhook.disabled_reason === 'owner') return null
  const { owner_email: to, company_name: companyName, url, disabled_reason: reason } = webhook
  const webhooksUrl = publicUrl + pages.professionalWebhooks
  return { to, email: webhookDisabled({ companyName, url, reason, attempts: attemptsOfDelivery, webhooksUrl }) }
}
