import { pages } from '#contract/paths.ts'
import type { Database } from '#server/db/connect.ts'
import { attemptsOfDelivery } from '#server/features/webhook-deliveries/service.ts'
import { findDisabledWebhook } from '#server/features/webhooks/service.ts'
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

/** Null where its owner has switched it off, or on again. */
export async function composeWebhookEmail({ db, publicUrl }: { db: Database; publicUrl: string }, id: number) {
  const webhook = await findDisabledWebhook(db, id)
  if (!webhook?.disabled_reason || webhook.disabled_reason === 'owner') return null
  const { owner_email: to, company_name: companyName, url, disabled_reason: reason } = webhook
  const webhooksUrl = publicUrl + pages.professionalWebhooks
  return { to, email: webhookDisabled({ companyName, url, reason, attempts: attemptsOfDelivery, webhooksUrl }) }
}
