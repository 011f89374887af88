import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { attemptsOfDelivery } from '#server/features/webhook-deliveries/service.ts'
import { findDisabledWebhook, findWebhookWithOwner } from '#server/features/webhooks/service.ts'
import type { Email } from './email.ts'

/** Both null for an unconfirmed address, where they could be used to send a stranger any text. */
interface Receiver {
  companyName: string | null
  url: string | null
}

const receiverOf = ({
  email_confirmed,
  company_name,
  url,
}: {
  email_confirmed: boolean
  company_name: string
  url: string
}): Receiver => (email_confirmed ? { companyName: company_name, url } : { companyName: null, url: null })

interface DisabledWebhook extends Receiver {
  reason: 'gone' | 'failing'
  attempts: number
  webhooksUrl: string
}

const webhookDisabled = ({ companyName, url, reason, attempts, webhooksUrl }: DisabledWebhook): Email => ({
  subject: 'Webhook je isključen',
  preview: 'Vaš program više ne dobiva obavijesti.',
  heading: 'Webhook je isključen',
  body: [
    ...(url === null
      ? ['Obavijesti se više ne šalju jednom od vaših programa.']
      : [`Obavijesti tvrtke „${companyName}” više se ne šalju programu na adresi:`, { quote: url }]),
    reason === 'gone'
      ? 'Program je odgovorio statusom 410, što znači da obavijesti više ne želi.'
      : `Jednu od obavijesti nije primio ni iz ${attempts}. pokušaja, u otprilike jednom danu.`,
    'Provjerite program, pa webhook ponovo uključite. Ondje su i dostave koje možete poslati još jednom. Dok je isključen, novi se događaji ne bilježe.',
  ],
  button: { label: 'Otvori webhookove', url: webhooksUrl },
})

interface ReceivingWebhook extends Receiver {
  webhooksUrl: string
}

const webhookAddress = ({ companyName, url, webhooksUrl }: ReceivingWebhook): Email => ({
  subject: 'Webhook šalje na novu adresu',
  preview: 'Ako je niste upisali vi, odmah izbrišite webhook.',
  heading: 'Webhook šalje na novu adresu',
  body: [
    ...(url === null
      ? ['Obavijesti o vašim upitima od sada prima program na adresi koja piše na stranici webhookova.']
      : [`Obavijesti tvrtke „${companyName}” od sada prima program na adresi:`, { quote: url }]),
    'U njima su upiti, poruke i dogovori parova, s imenima i adresama.',
    'Ako ste je upisali vi, ne morate učiniti ništa. Ako niste, izbrišite webhook i odmah promijenite lozinku.',
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
  const webhooksUrl = publicUrl + pages.professionalWebhooks
  const { owner_email: to, email_confirmed: isConfirmed } = webhook
  return { to, isConfirmed, email: webhookAddress({ ...receiverOf(webhook), webhooksUrl }) }
}

/** Null if its owner has switched it off, or on again. */
async function composeDisabled({ db, publicUrl }: Deps, id: number) {
  const webhook = await findDisabledWebhook(db, id)
  if (!webhook?.disabled_reason || webhook.disabled_reason === 'owner') return null
  const { owner_email: to, email_confirmed: isConfirmed, disabled_reason: reason } = webhook
  const webhooksUrl = publicUrl + pages.professionalWebhooks
  const email = webhookDisabled({ ...receiverOf(webhook), reason, attempts: attemptsOfDelivery, webhooksUrl })
  return { to, isConfirmed, email }
}
