import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages, queryString } from '#contract/paths.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import type { Database } from '#server/db/connect.ts'
import { findRecipient } from '#server/features/auth/service.ts'
import { findCategory } from '#server/features/categories/service.ts'
import { longDay, weddingDay } from './days.ts'
import type { Email } from './email.ts'

interface DeletedProfessional {
  /** The company's name is deleted with the account, so the couple recognises it by these. */
  category: string | null
  eventOn: CalendarDay
  isBooked: boolean
  /** Shows all professionals of the category who are free that day. */
  searchUrl: string
}

/** To the couple, once. */
const professionalDeleted = ({ category, eventOn, isBooked, searchUrl }: DeletedProfessional): Email => ({
  subject: `Pružatelj usluga za ${longDay(eventOn)} izbrisao je račun`,
  preview: isBooked ? 'Provjerite vrijedi li vaš dogovor.' : 'Vaš upit više nema tko primiti.',
  heading: isBooked ? 'Provjerite svoj dogovor' : 'Vaš upit više nema tko primiti',
  body: [
    isBooked
      ? 'Pružatelj usluga s kojim imate rezervaciju izbrisao je svoj račun na portalu Zauvijek.'
      : 'Pružatelj usluga kojem ste pisali izbrisao je svoj račun na portalu Zauvijek.',
    {
      facts: [...(category === null ? [] : [['Kategorija', category] as const]), weddingDay(eventOn)],
    },
    'S računom su izbrisani i profil, razgovor i ponude, pa ih na portalu više nema.',
    ...(isBooked
      ? [
          'Brisanje računa samo po sebi ne otkazuje ono što ste dogovorili. Javite mu se izravno i provjerite vrijedi li dogovor: njegove podatke imate u porukama koje smo vam slali, a ako ste prihvatili ponudu, i iznos.',
        ]
      : []),
  ],
  button: { label: 'Pogledaj tko je slobodan', url: searchUrl },
})

type DeletionJob = Extract<MailJob, { kind: 'professional_deleted' }>

/** Null if the couple's account has been deleted or suspended, too. */
export async function composeDeletionEmail({ db, publicUrl }: { db: Database; publicUrl: string }, job: DeletionJob) {
  const { category_id, event_date: eventOn, is_booked: isBooked } = job
  const couple = await findRecipient(db, job.user_id)
  if (couple?.suspended_at !== null) return null
  const category = (category_id === null ? undefined : await findCategory(db, category_id))?.name ?? null
  const searchUrl = publicUrl + pages.home + queryString({ category_id, date: eventOn })
  const email = professionalDeleted({ category, eventOn, isBooked, searchUrl })
  return { to: couple.email, isConfirmed: couple.email_confirmed, email }
}
