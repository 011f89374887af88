import type { CalendarDay } from '#contract/calendar-day.ts'
import type { NotifiedStatus } from '#contract/lead-lifecycle.ts'
import { fullDay, longDay } from './days.ts'
import type { Email } from './email.ts'

interface NewLead {
  companyName: string
  coupleName: string
  coupleEmail: string
  isEmailConfirmed: boolean
  eventOn: CalendarDay
  message: string
  leadUrl: string
}

/** To the professional. */
export const newLead = (lead: NewLead): Email => ({
  subject: `Novi upit za ${longDay(lead.eventOn)}`,
  preview: `${lead.coupleName} · ${fullDay(lead.eventOn)}`,
  heading: 'Imate novi upit',
  body: [
    `Stigao je upit za profil „${lead.companyName}”.`,
    {
      facts: [
        ['Šalje', lead.coupleName],
        ['Datum vjenčanja', fullDay(lead.eventOn)],
        ['E-mail', `${lead.coupleEmail} (${lead.isEmailConfirmed ? 'potvrđen' : 'nije potvrđen'})`],
      ],
    },
    { quote: lead.message },
    'Na ovu poruku možete odgovoriti: odgovor stiže izravno paru.',
    'Kad se javite paru, promijenite status upita: par će dobiti obavijest i znati na čemu je.',
  ],
  button: { label: 'Otvori upit', url: lead.leadUrl },
})

interface LeadStatusChange {
  status: NotifiedStatus
  companyName: string
  eventOn: CalendarDay
  enquiriesUrl: string
}

type StatusText = Pick<Email, 'subject' | 'heading'> & { body: string[] }

/** The company's name is in quotation marks after a noun, so that it need not be declined. */
const statusTexts: Record<NotifiedStatus, (company: string, day: string) => StatusText> = {
  contacted: (company, day) => ({
    subject: `Pružatelj vam se javio o upitu za ${day}`,
    heading: 'Pružatelj vam se javio',
    body: [
      `Pružatelj usluga „${company}” označio je da vam se javio o upitu za ${day}`,
      'Provjerite e-poštu, a ako poruke nema, pogledajte i u neželjenu poštu.',
    ],
  }),
  interested: (company, day) => ({
    subject: `Dobre vijesti o upitu za ${day}`,
    heading: 'Dobre vijesti',
    body: [
      `Pružatelj usluga „${company}” zainteresiran je za vaš datum: ${day}`,
      'Dogovorite pojedinosti i cijenu, a zatim će pružatelj usluga potvrditi rezervaciju.',
    ],
  }),
  booked: (company, day) => ({
    subject: `Rezervirano za ${day}`,
    heading: 'Rezervacija je potvrđena',
    body: [
      `Čestitamo. Pružatelj usluga „${company}” potvrdio je rezervaciju i taj je dan u kalendaru sada vaš: ${day}`,
      'Nakon vjenčanja možete napisati recenziju i tako pomoći drugim parovima u izboru.',
    ],
  }),
  rejected: (company, day) => ({
    subject: `Odgovor na upit za ${day}`,
    heading: 'Ovaj put nije uspjelo',
    body: [
      `Nažalost, pružatelj usluga „${company}” ne može prihvatiti vaš upit za ${day}`,
      'Nemojte odustati: odaberite svoj datum na naslovnici i vidjet ćete tko je tada još slobodan.',
    ],
  }),
}

/** To the couple. */
export function leadStatus({ status, companyName, eventOn, enquiriesUrl }: LeadStatusChange): Email {
  const words = statusTexts[status](companyName, longDay(eventOn))
  return {
    ...words,
    preview: words.body[0] ?? '',
    button: { label: 'Pogledaj svoje upite', url: enquiriesUrl },
    note: 'Na ovu poruku možete odgovoriti: odgovor stiže izravno pružatelju usluga.',
  }
}
