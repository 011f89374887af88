import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { longDay, weddingDay } from './days.ts'
import type { Email } from './email.ts'

interface Departure {
  eventOn: CalendarDay
  calendarUrl: string
}

/** To a professional that has answered. The couple's name is deleted with the lead. */
const leadWithdrawn = ({ eventOn, calendarUrl }: Departure): Email => ({
  subject: `Par je povukao upit za ${longDay(eventOn)}`,
  preview: 'Ako ste taj dan čuvali za njih, možete ga ponuditi drugima.',
  heading: 'Par je povukao upit',
  body: [
    'Par kojem ste odgovorili povukao je svoj upit na portalu Zauvijek.',
    { facts: [weddingDay(eventOn)] },
    'S upitom su izbrisani i razgovor i ponude, pa ih na portalu više nema.',
    'Ako ste taj dan čuvali za njih, označite ga u kalendaru kao slobodan.',
  ],
  button: { label: 'Otvori kalendar', url: calendarUrl },
})

interface DeletedCouple extends Departure {
  isBooked: boolean
}

/** To each professional that has answered the couple, once. */
const coupleDeleted = ({ eventOn, calendarUrl, isBooked }: DeletedCouple): Email => ({
  subject: `Par s ${isBooked ? 'rezervacijom' : 'upitom'} za ${longDay(eventOn)} izbrisao je račun`,
  preview: isBooked ? 'Provjerite vrijedi li vaš dogovor.' : 'Razgovor s njim je završen.',
  heading: isBooked ? 'Provjerite svoj dogovor' : 'Par je izbrisao račun',
  body: [
    isBooked
      ? 'Par koji je kod vas rezervirao dan izbrisao je svoj račun na portalu Zauvijek.'
      : 'Par kojem ste odgovorili izbrisao je svoj račun na portalu Zauvijek.',
    { facts: [weddingDay(eventOn)] },
    'Razgovor i ponude ostaju vam, ali bez imena, adrese i telefona para, i u njima se više ne može pisati.',
    isBooked
      ? 'Brisanje računa samo po sebi ne otkazuje ono što ste dogovorili, a dan u kalendaru ostaje rezerviran. Javite se paru izravno: njegovu adresu imate u porukama koje smo vam slali, kao što je ona o upitu.'
      : 'Ako ste taj dan čuvali za njih, označite ga u kalendaru kao slobodan.',
  ],
  button: { label: 'Otvori kalendar', url: calendarUrl },
})

type DepartureJob = Extract<MailJob, { kind: 'lead_withdrawn' | 'couple_deleted' }>

/** Null if the professional's account has been deleted or suspended, too. */
export async function composeDepartureEmail({ db, publicUrl }: { db: Database; publicUrl: string }, job: DepartureJob) {
  const owner = await findRecipient(db, job.user_id)
  if (owner?.suspended_at !== null) return null
  const departure = { eventOn: job.event_date, calendarUrl: publicUrl + pages.professionalCalendar }
  const email =
    job.kind === 'lead_withdrawn' ? leadWithdrawn(departure) : coupleDeleted({ ...departure, isBooked: job.is_booked })
  return { to: owner.email, isConfirmed: owner.email_confirmed, email }
}
