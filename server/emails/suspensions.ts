import type { CalendarDay } from '#contract/calendar-day.ts'
import { isFinalStatus, leadLifecycle } from '#contract/lead-lifecycle.ts'
import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { findLeadWithAddresses } from '#server/features/leads/service.ts'
import { findProfileWithOwner } from '#server/features/professionals/service.ts'
import { type AddressedEmail, type MailDeps, toCouple, toProfessional } from './addressed-email.ts'
import { weddingDay } from './days.ts'
import type { Email } from './email.ts'
import { searchUrlOf } from './lead-emails.ts'
import { directReply, replyNote } from './replies.ts'
import { leadSubject } from './subjects.ts'

interface Absence {
  eventOn: CalendarDay
  isBooked: boolean
  conversationUrl: string
  contactUrl: string
  /** The absent side's address. */
  replyTo: string
}

interface AbsentProfessional extends Absence {
  companyName: string
  /** Shows all professionals of the category who are free that day. */
  searchUrl: string
}

interface AbsentCouple extends Absence {
  coupleName: string
}

const reachesThem = 'odgovor na ovu poruku stiže njemu'

/** To the couple. Does not mention the suspension, which is between the professional and the site. */
function professionalSuspended(absent: AbsentProfessional): Email {
  const { companyName, eventOn, isBooked, conversationUrl, searchUrl, contactUrl, replyTo } = absent
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
            `Vaša rezervacija time nije otkazana i dalje stoji u njegovu kalendaru. Prije nego što bilo što platite, javite mu se izravno i provjerite vrijedi li dogovor: ${directReply(replyTo, reachesThem)}.`,
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

/** To the side that was told of the absence: the other is back. */
const goesOn = (
  name: string,
  { eventOn, conversationUrl }: Absence,
  { isBack, standing, reply }: { isBack: string; standing: string; reply: string },
): Email => ({
  subject: leadSubject(eventOn, name),
  preview: isBack,
  heading: 'Razgovor se nastavlja',
  body: [isBack, { facts: [weddingDay(eventOn)] }, standing, reply],
  button: { label: 'Otvori razgovor', url: conversationUrl },
})

/** To the couple. */
const professionalRestored = ({ companyName, ...absence }: AbsentProfessional): Email =>
  goesOn(companyName, absence, {
    isBack: `Pružatelj usluga „${companyName}” ponovo može odgovarati u razgovoru na portalu.`,
    standing: absence.isBooked ? 'Vaša rezervacija stoji kao i prije.' : 'Vaš upit i dalje vrijedi.',
    reply: replyNote('couple', absence.replyTo),
  })

/** To the professional. The suspension is between the couple and the site, too. */
function coupleSuspended(absent: AbsentCouple): Email {
  const { coupleName, eventOn, isBooked, conversationUrl, contactUrl, replyTo } = absent
  const heading = isBooked ? 'Provjerite svoj dogovor' : 'Na odgovor ćete možda čekati'
  const isAway = `Par „${coupleName}” u razgovoru na portalu trenutačno ne može odgovarati.`
  return {
    subject: leadSubject(eventOn, coupleName),
    preview: `${heading}. Par u razgovoru na portalu trenutačno ne može odgovarati.`,
    heading,
    body: [
      isAway,
      { facts: [weddingDay(eventOn)] },
      ...(isBooked
        ? [
            `Rezervacija time nije otkazana i dan u vašem kalendaru ostaje rezerviran. Prije nego što za taj dan nešto nabavite ili potrošite, javite se paru izravno i provjerite vrijedi li dogovor: ${directReply(replyTo, reachesThem)}.`,
            'Ako se ne javi, pišite nam:',
            { links: [{ label: 'Kontakt', url: contactUrl }] },
          ]
        : [
            'Upit i razgovor ostaju sačuvani, ali ponudu par zasad ne može prihvatiti. Ako taj dan čuvate za njih, možete ga ponuditi drugima.',
          ]),
    ],
    button: { label: 'Otvori razgovor', url: conversationUrl },
  }
}

/** To the professional. */
const coupleRestored = ({ coupleName, ...absence }: AbsentCouple): Email =>
  goesOn(coupleName, absence, {
    isBack: `Par „${coupleName}” ponovo može odgovarati u razgovoru na portalu.`,
    standing: absence.isBooked ? 'Rezervacija stoji kao i prije.' : 'Upit i dalje vrijedi.',
    reply: replyNote('professional', absence.replyTo),
  })

type SuspensionJob = Extract<MailJob, { kind: `${'professional' | 'couple'}_${'suspended' | 'restored'}` }>

/**
 * Null if the reader does not count on the other side any more or is suspended, too, or if the suspension has been
 * lifted or repeated since.
 */
export async function composeAbsenceEmail(deps: MailDeps, job: SuspensionJob): Promise<AddressedEmail | null> {
  const { db, publicUrl } = deps
  const lead = await findLeadWithAddresses(db, job.lead_id)
  if (!lead || lead.couple_id === null || isFinalStatus(lead.status)) return null
  const isSuspension = job.kind === 'professional_suspended' || job.kind === 'couple_suspended'
  if (lead.is_suspended !== isSuspension) return null
  const profile = await findProfileWithOwner(db, lead.professional_id)
  const absence = {
    eventOn: lead.event_date,
    isBooked: leadLifecycle[lead.status].booksDay,
    conversationUrl: publicUrl + pages.conversation(lead.id),
    contactUrl: publicUrl + pages.contact,
  }
  if (job.kind === 'couple_suspended' || job.kind === 'couple_restored') {
    if (profile === undefined || profile.status === 'suspended') return null
    const address = toProfessional(lead, lead.id)
    const absent = { ...absence, coupleName: lead.couple_name, replyTo: address.replyTo }
    return { ...address, email: isSuspension ? coupleSuspended(absent) : coupleRestored(absent) }
  }
  if ((await findRecipient(db, lead.couple_id))?.suspended_at !== null) return null
  const address = toCouple(lead, lead.id)
  const absent = {
    ...absence,
    replyTo: address.replyTo,
    companyName: lead.company_name,
    // The lead has the category of a public profile only.
    searchUrl: searchUrlOf(deps, { ...lead, category_id: profile?.category_id ?? null }),
  }
  return {
    ...address,
    email: isSuspension ? professionalSuspended(absent) : professionalRestored(absent),
  }
}
