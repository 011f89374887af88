import type { CalendarDay } from '#contract/calendar-day.ts'
import { isFinalStatus, leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { findLeadWithAddresses } from '#server/features/leads/service.ts'
import { findProfileWithOwner } from '#server/features/professionals/service.ts'
import { type AddressedEmail, type MailDeps, toCouple } from './addressed-email.ts'
import { weddingDay } from './days.ts'
import type { Email } from './email.ts'
import { searchUrlOf } from './lead-emails.ts'
import { leadSubject } from './subjects.ts'

interface AbsentProfessional {
  companyName: string
  eventOn: CalendarDay
  isBooked: boolean
  conversationUrl: string
  /** Shows all professionals of the category who are free that day. */
  searchUrl: string
  contactUrl: string
}

/** To the couple. Does not mention the suspension, which is between the professional and the site. */
function professionalSuspended(absent: AbsentProfessional): Email {
  const { companyName, eventOn, isBooked, conversationUrl, searchUrl, contactUrl } = absent
  const heading = isBooked ? 'Provjerite svoj dogovor' : 'Na odgovor ćete možda čekati'
  return {
    subject: leadSubject(eventOn, companyName),
    preview: `${heading}. Profil pružatelja usluga trenutačno nije javan.`,
    heading,
    body: [
      `Profil pružatelja usluga „${companyName}” trenutačno nije javan, a u razgovoru na portalu sada ne može odgovarati.`,
      { facts: [weddingDay(eventOn)] },
      ...(isBooked
        ? [
            'Vaša rezervacija time nije otkazana i dalje stoji u njegovu kalendaru. Prije nego što bilo što platite, javite mu se izravno i provjerite vrijedi li dogovor: odgovor na ovu poruku stiže njemu.',
            'Ako se ne javi, pišite nam:',
            { links: [{ label: 'Kontakt', url: contactUrl }] },
          ]
        : ['Vaš upit ostaje sačuvan, ali ne morate čekati: pogledajte tko je toga dana još slobodan.']),
    ],
    button: isBooked
      ? { label: 'Otvori razgovor', url: conversationUrl }
      : { label: 'Pogledaj tko je slobodan', url: searchUrl },
  }
}

/** To the couple that was told of the absence. */
function professionalRestored({ companyName, eventOn, isBooked, conversationUrl }: AbsentProfessional): Email {
  const isBack = `Pružatelj usluga „${companyName}” ponovo može odgovarati u razgovoru na portalu.`
  return {
    subject: leadSubject(eventOn, companyName),
    preview: isBack,
    heading: 'Razgovor se nastavlja',
    body: [
      isBack,
      { facts: [weddingDay(eventOn)] },
      isBooked ? 'Vaša rezervacija stoji kao i prije.' : 'Vaš upit i dalje vrijedi.',
      'Na ovu poruku možete odgovoriti: odgovor stiže izravno pružatelju usluga.',
    ],
    button: { label: 'Otvori razgovor', url: conversationUrl },
  }
}

type SuspensionJob = Extract<MailJob, { kind: 'professional_suspended' | 'professional_restored' }>

/** Null if the couple does not count on the professional any more, or if the suspension has been lifted or repeated since. */
export async function composeAbsenceEmail(deps: MailDeps, job: SuspensionJob): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const lead = await findLeadWithAddresses(db, job.lead_id)
  if (!lead || lead.couple_id === null || isFinalStatus(lead.status)) return null
  if (lead.is_suspended !== (job.kind === 'professional_suspended')) return null
  // Of a suspended couple, nobody is waiting.
  if ((await findRecipient(db, lead.couple_id))?.suspended_at !== null) return null
  // The lead has the category of a public profile only.
  const { category_id = null } = (await findProfileWithOwner(db, lead.professional_id)) ?? {}
  const absent = {
    companyName: lead.company_name,
    eventOn: lead.event_date,
    isBooked: leadLifecycle[lead.status].booksDay,
    conversationUrl: publicUrl + pages.conversation(lead.id),
    searchUrl: searchUrlOf(deps, { ...lead, category_id }),
    contactUrl: publicUrl + pages.contact,
  }
  const email = job.kind === 'professional_suspended' ? professionalSuspended(absent) : professionalRestored(absent)
  return { ...toCouple(lead, lead.id), email }
}
