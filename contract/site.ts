import * as z from 'zod/mini'
import { email, messageResponse, personName } from './auth.ts'
import type { Calls } from './calls.ts'
import { namedSchemas } from './named-schemas.ts'
import { single } from './page.ts'
import { honeypot, requiredText } from './text.ts'

/** The site's operator and how to reach them; null if not configured. */
const site = z
  .object({
    operator_name: z.nullable(z.string()),
    operator_address: z.nullable(z.string()),
    operator_oib: z.nullable(z.string()),
    contact_email: z.nullable(z.string()),
    contact_phone: z.nullable(z.string()),
    /** Made up, for the demo marketplace. */
    fictional: z.boolean(),
  })
  .register(namedSchemas, { id: 'Site' })

export type Site = z.infer<typeof site>

/** A message to the operator. */
const contactInput = z.object({
  name: personName,
  email,
  message: requiredText(5000),
  referral_code: honeypot,
})

export type ContactInput = z.infer<typeof contactInput>

export const contactSentMessage = 'Poruka je poslana. Odgovor stiže na vašu e-mail adresu.'

export const siteCalls = {
  'GET /site': {
    operationId: 'getSite',
    who: 'everyone',
    isConditional: true,
    tag: 'Stranica',
    summary: 'Tko vodi portal i kako mu se javiti',
    description: 'Prazno je ono što vlasnik nije upisao u postavke.',
    answer: { 200: single(site) },
  },
  'POST /contact': {
    operationId: 'sendContactMessage',
    who: 'everyone',
    tag: 'Stranica',
    summary: 'Poruka vlasniku portala',
    description:
      'Stiže e-poštom na adresu iz postavki, a odgovor ide na upisanu adresu. Sprema se samo dok se ne pošalje, a ista poruka istog pošiljatelja unutar sat vremena šalje se jednom. Bez adrese u postavkama odgovor je 422.',
    body: contactInput,
    answer: { 202: messageResponse },
    rejectsByState: true,
  },
} satisfies Calls
