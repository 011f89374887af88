import type { CalendarDay } from '#contract/calendar-day.ts'
import { isFinalStatus, type NotifiedStatus } from '#contract/lead-lifecycle.ts'
import { longDay, weddingDay } from './days.ts'
import { type Block, type Email, withheldMessages } from './email.ts'
import { directReply, leadReply, replyNote } from './replies.ts'
import { leadSubject } from './subjects.ts'

interface NewLead {
  companyName: string
  coupleName: string
  coupleEmail: string
  isEmailConfirmed: boolean
  eventOn: CalendarDay
  /** Formatted, such as `€ 55 po gostu`. */
  offered: { name: string; price: string } | null
  message: string
  conversationUrl: string
  /** Whether the reader's address is unconfirmed and so may be a stranger's. */
  isUnconfirmed?: boolean
}

const quoted = ({ message, isUnconfirmed = false }: Pick<NewLead, 'message' | 'isUnconfirmed'>): Block =>
  isUnconfirmed ? withheldMessages(true) : { quote: message }

/** To the professional. */
export const newLead = (lead: NewLead): Email => ({
  subject: leadSubject(lead.eventOn, lead.coupleName),
  preview: lead.isUnconfirmed ? 'Novi upit.' : `Novi upit: ${lead.message}`,
  heading: 'Imate novi upit',
  body: [
    `Stigao je upit za profil „${lead.companyName}”.`,
    {
      facts: [
        ['Šalje', lead.coupleName],
        weddingDay(lead.eventOn),
        ...(lead.offered ? [['Paket', `${lead.offered.name}, ${lead.offered.price}`] as const] : []),
        ['E-mail', `${lead.coupleEmail} (${lead.isEmailConfirmed ? 'potvrđen' : 'nije potvrđen'})`],
      ],
    },
    quoted(lead),
    'Odgovorite u razgovoru na portalu: ondje su poruke, ponuda i dogovor na jednom mjestu.',
    `${leadReply(lead.coupleEmail)} Tada promijenite status upita da par zna na čemu je.`,
  ],
  button: { label: 'Otvori razgovor', url: lead.conversationUrl },
})

interface WaitingLead {
  companyName: string
  coupleName: string
  eventOn: CalendarDay
  /** Whether the professional's calendar says so. */
  isDayTaken: boolean
  message: string
  conversationUrl: string
  isUnconfirmed?: boolean
}

/** To the professional, once. */
export const leadReminder = (lead: WaitingLead): Email => ({
  subject: leadSubject(lead.eventOn, lead.coupleName),
  preview: 'Par još čeka vaš odgovor.',
  heading: 'Par čeka vaš odgovor',
  body: [
    `Upit za profil „${lead.companyName}” već je dulje od dva dana bez odgovora.`,
    {
      facts: [['Šalje', lead.coupleName], weddingDay(lead.eventOn)],
    },
    quoted(lead),
    lead.isDayTaken
      ? 'Taj vam je dan u kalendaru zauzet. Dogovorite drugi ili označite upit kao odbijen: par tada e-poštom upućujemo na one koji su još slobodni.'
      : 'Ako toga dana niste slobodni, i kratak odgovor paru znači mnogo: znat će da može tražiti dalje.',
    'Uz barem pet upita u pola godine na vašem profilu piše koliko brzo i na koliko njih odgovarate.',
  ],
  button: { label: 'Odgovori paru', url: lead.conversationUrl },
  note: 'Na isti vas upit više nećemo podsjećati. Ako ste se paru već javili drugim putem, promijenite status upita.',
})

interface Alternative {
  companyName: string
  city: string | null
  priceRange: string
  isAvailable: boolean
  url: string
}

interface UnansweredLead {
  companyName: string
  eventOn: CalendarDay
  /** Whether the professional's calendar says so. */
  isDayTaken: boolean
  alternatives: readonly Alternative[]
  /** Shows all professionals of the category who are free that day. */
  searchUrl: string
  /** The professional's address. */
  replyTo: string
}

const describeAlternative = ({ companyName, city, priceRange, isAvailable, url }: Alternative) => ({
  label: [companyName, city, priceRange, isAvailable ? 'slobodan toga dana' : null].filter(Boolean).join(' · '),
  url,
})

const standing = (isDayTaken: boolean) =>
  isDayTaken ? 'U njegovu kalendaru taj je dan zauzet.' : 'Podsjetili smo ga, a vaš upit i dalje vrijedi.'

function invitation(isDayTaken: boolean, hasAlternatives: boolean): string {
  if (!hasAlternatives) return `${isDayTaken ? 'Pogledajte' : 'Dok čekate, pogledajte'} tko je toga dana još slobodan.`
  return `${isDayTaken ? 'Možete' : 'Dok čekate, možete'} pitati i druge koji vam tada možda odgovaraju:`
}

/** To the couple, once. */
export const leadAlternatives = ({ companyName, eventOn, isDayTaken, ...others }: UnansweredLead): Email => ({
  subject: leadSubject(eventOn, companyName),
  preview: isDayTaken
    ? 'Još nema odgovora, a dan je u kalendaru zauzet. Pogledajte tko je još slobodan.'
    : 'Još nema odgovora. Podsjetili smo pružatelja usluga, a vaš upit i dalje vrijedi.',
  heading: 'Još nema odgovora',
  body: [
    `Pružatelj usluga „${companyName}” još nije odgovorio na vaš upit za ${longDay(eventOn)}`,
    standing(isDayTaken),
    invitation(isDayTaken, others.alternatives.length > 0),
    ...(others.alternatives.length > 0 ? [{ links: others.alternatives.map(describeAlternative) }] : []),
  ],
  button: { label: 'Pogledaj tko je slobodan', url: others.searchUrl },
  note: replyNote('couple', others.replyTo),
})

interface LeadStatusChange {
  status: NotifiedStatus
  /** Whether it was booked before, so that the rejection calls off what was agreed. */
  wasBooked?: boolean | undefined
  /** Whether its day was already over, so that no alternatives are suggested. */
  isPast?: boolean | undefined
  /** Where the couple can write its review; null if it may not. */
  reviewUrl?: string | null
  /** The day that the couple has booked with the same professional instead, as when the wedding is moved. */
  booked?: { eventOn: CalendarDay; conversationUrl: string } | null
  /** Whether a file is attached that takes the day back from the couple's calendar. */
  hasDayFile?: boolean
  companyName: string
  eventOn: CalendarDay
  /** Shows all professionals of the category who are free that day. */
  searchUrl: string
  conversationUrl: string
  /** The professional's address. */
  replyTo: string
}

type StatusText = Pick<Email, 'heading'> & { body: string[] }

const refund = (replyTo: string) =>
  `Ako ste platili predujam ili potpisali ugovor, o povratu se dogovorite izravno: ${directReply(replyTo, 'odgovorite na ovu poruku')}. Razgovor i ponude i dalje možete čitati u svojim upitima.`

const ownCalendar = (hasDayFile: boolean) =>
  hasDayFile
    ? 'Ako ste taj dan dodali u svoj kalendar iz poruke o dogovoru, datoteka u prilogu ondje ga otkazuje. Ako ste ga upisali sami, izbrišite ga.'
    : 'Ako ste taj dan upisali i u svoj kalendar, izbrišite ga ondje.'

/** The company's name is in quotation marks after a noun, so that it does not have to be declined. */
const statusTexts: Record<
  NotifiedStatus | 'called_off' | 'booked_past' | 'rejected_past' | 'called_off_past',
  (company: string, day: string, replyTo: string, hasDayFile: boolean) => StatusText
> = {
  contacted: (company, day) => ({
    heading: 'Pružatelj vam se javio',
    body: [
      `Pružatelj usluga „${company}” označio je da vam se javio na upit za ${day}`,
      'Ako u razgovoru nema poruke, provjerite e-poštu, i neželjenu.',
    ],
  }),
  interested: (company, day) => ({
    heading: 'Dobre vijesti',
    body: [
      `Pružatelj usluga „${company}” zainteresiran je za vaš datum: ${day}`,
      'Dogovorite pojedinosti i cijenu, a zatim će pružatelj usluga potvrditi rezervaciju.',
    ],
  }),
  booked: (company, day) => ({
    heading: 'Rezervacija je potvrđena',
    body: [
      `Čestitamo. Pružatelj usluga „${company}” potvrdio je rezervaciju i taj je dan u kalendaru sada vaš: ${day}`,
      'Nakon vjenčanja možete napisati recenziju i tako pomoći drugim parovima u izboru.',
    ],
  }),
  rejected: (company, day) => ({
    heading: 'Ovaj put nije uspjelo',
    body: [
      `Nažalost, pružatelj usluga „${company}” ne može prihvatiti vaš upit za ${day}`,
      'Nemojte odustati: pogledajte tko je toga dana još slobodan.',
    ],
  }),
  called_off: (company, day, replyTo, hasDayFile) => ({
    heading: 'Rezervacija je otkazana',
    body: [
      `Pružatelj usluga „${company}” otkazao je rezervaciju i taj dan u kalendaru više nije vaš: ${day}`,
      refund(replyTo),
      ownCalendar(hasDayFile),
      'Trebate li za taj dan koga drugoga, pogledajte tko je još slobodan.',
    ],
  }),
  booked_past: (company, day) => ({
    heading: 'Rezervacija je naknadno potvrđena',
    body: [`Pružatelj usluga „${company}” potvrdio je vašu rezervaciju za dan koji je prošao: ${day}`],
  }),
  rejected_past: (company, day) => ({
    heading: 'Upit je zatvoren',
    body: [`Pružatelj usluga „${company}” zatvorio je vaš upit za dan koji je prošao: ${day}`],
  }),
  called_off_past: (company, day, replyTo) => ({
    heading: 'Rezervacija je naknadno otkazana',
    body: [`Pružatelj usluga „${company}” otkazao je vašu rezervaciju za dan koji je prošao: ${day}`, refund(replyTo)],
  }),
}

const reviewInvitation = ({ status }: LeadStatusChange) =>
  `O tome kako je bilo ${status === 'rejected' ? 'i dalje ' : ''}možete napisati recenziju.`

function textOf({ status, wasBooked, isPast }: LeadStatusChange): keyof typeof statusTexts {
  if (status === 'booked' && isPast) return 'booked_past'
  if (status !== 'rejected') return status
  const text = wasBooked ? 'called_off' : status
  return isPast ? `${text}_past` : text
}

/** The wedding has moved, or one of several days is not needed: the couple has lost nothing that it should look for. */
const keptDay = (company: string, day: string, booked: string, hasDayFile: boolean): StatusText => ({
  heading: 'Jedna je rezervacija otkazana',
  body: [
    `Pružatelj usluga „${company}” otkazao je rezervaciju i taj dan u kalendaru više nije vaš: ${day}`,
    `Kod njega i dalje imate rezervaciju za ${booked}`,
    'Ako ste za otkazani dan platili predujam, u razgovoru provjerite vrijedi li za drugi.',
    ownCalendar(hasDayFile),
  ],
})

/** Leads to the most helpful page; after the day, to the review if one may be written. */
function buttonOf(change: LeadStatusChange): Email['button'] {
  const { status, isPast, reviewUrl, searchUrl, conversationUrl, booked } = change
  if (booked) return { label: 'Otvori razgovor', url: booked.conversationUrl }
  if (isFinalStatus(status) && !isPast) return { label: 'Pogledaj tko je slobodan', url: searchUrl }
  return isPast && reviewUrl
    ? { label: 'Napiši recenziju', url: reviewUrl }
    : { label: 'Otvori razgovor', url: conversationUrl }
}

/** To the couple. */
export function leadStatus(change: LeadStatusChange): Email {
  const { isPast, reviewUrl, companyName, eventOn, booked, replyTo, hasDayFile = false } = change
  const { heading, body } = booked
    ? keptDay(companyName, longDay(eventOn), longDay(booked.eventOn), hasDayFile)
    : statusTexts[textOf(change)](companyName, longDay(eventOn), replyTo, hasDayFile)
  return {
    heading,
    body: isPast && reviewUrl ? [...body, reviewInvitation(change)] : body,
    subject: leadSubject(eventOn, companyName),
    preview: `${heading}. ${body[0]}`,
    button: buttonOf(change),
    note: replyNote('couple', replyTo),
  }
}
