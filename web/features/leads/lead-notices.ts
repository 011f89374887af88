import type { CalendarDay } from '#contract/calendar-day.ts'
import { leadLifecycle } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'
import { pages, queryString } from '#contract/paths.ts'
import { longDay } from '#web/lib/format.ts'
import { hasTakenPlace, isOver } from './status-presentation.ts'

export interface LeadNotice {
  text: string
  /** Where to go on; nowhere but the conversation without one. */
  way?: { to: string; label: string }
}

/** Where the mail about the same leads to. */
const whoIsFree = ({ event_date: date, professional: { category_id } }: Lead) => ({
  to: pages.home + queryString({ category_id, date }),
  label: 'Tko je još slobodan toga dana',
})

/** For a couple that was refused, or whose booking was cancelled and has not moved to another day. */
export const wayAfterRefusal = (lead: Lead, today: CalendarDay) =>
  lead.status === 'rejected' && lead.event_date >= today && lead.other_booking === null ? whoIsFree(lead) : undefined

const notPublic = 'Profil ovog pružatelja usluga trenutačno nije javan'

/** The mail says whether a reply to it reaches the professional: not every address can be replied to. */
const directly = ({ professional: { phone } }: Lead) =>
  `${phone === undefined ? '' : 'telefonom ili '}onako kako piše u našem e-mailu o njoj`

function ofHidden(lead: Lead): LeadNotice | null {
  const { booksDay, isOpen } = leadLifecycle[lead.status]
  if (isOpen) {
    return { text: `${notPublic}, pa se s njim sada ne može ništa dogovoriti.`, way: whoIsFree(lead) }
  }
  if (hasTakenPlace(lead)) {
    const isReviewed = lead.my_review?.review !== null
    return { text: `${notPublic}. Recenziju ćete moći ${isReviewed ? 'promijeniti' : 'napisati'} kad opet bude.` }
  }
  if (!booksDay) return null
  return lead.can_write
    ? { text: `${notPublic}. Vaša rezervacija i dalje stoji; u razgovoru provjerite vrijedi li dogovor.` }
    : {
        text: `${notPublic} i ne može primati poruke. Vaša rezervacija i dalje stoji u kalendaru, ali provjerite vrijedi li dogovor: javite se izravno, ${directly(lead)}.`,
        way: { to: '/contact', label: 'Ako se ne javi, pišite nam' },
      }
}

interface BookingTexts {
  /** Both days are booked. */
  both: (otherDay: string) => string
  /** This one is cancelled. */
  other: (otherDay: string) => string
}

/** While a wedding moves, both of its days are booked; afterwards the cancelled one leads to the other. */
function ofOtherBooking(lead: Lead, today: CalendarDay, { both, other }: BookingTexts): LeadNotice | null {
  const { other_booking: booking, is_called_off, event_date } = lead
  if (booking === null || (!is_called_off && event_date < today)) return null
  const day = longDay(booking.event_date)
  return {
    text: is_called_off ? other(day) : both(day),
    way: { to: pages.conversation(booking.lead_id), label: 'Razgovor o tom danu' },
  }
}

/** For the couple: why it waits in vain, or counts on somebody who cannot be found now. Null where all is as it should be. */
export function coupleNotice(lead: Lead, today: CalendarDay): LeadNotice | null {
  if (isOver(lead, today)) return null
  if (!lead.professional.is_public) return ofHidden(lead)
  if (!lead.is_day_taken) {
    return ofOtherBooking(lead, today, {
      both: (day) =>
        `Kod istog pružatelja usluga rezervirani ste i za ${day} Ne trebate li oba dana, zamolite ga u razgovoru da jedan otkaže.`,
      other: (day) => `Kod istog pružatelja usluga rezervirani ste za ${day}`,
    })
  }
  return {
    text: 'U kalendaru ovog pružatelja usluga taj je dan zauzet. U razgovoru možete pitati za drugi.',
    way: whoIsFree(lead),
  }
}

/** Whether the lead waits for a day that somebody else has in the professional's calendar. */
export const waitsForTakenDay = (lead: Lead, today: CalendarDay) => lead.is_day_taken && !isOver(lead, today)

/** Whether the professional could send an offer or book the day, but for its profile, which is not public. */
export const waitsForProfile = ({ status, can_write, professional }: Lead) => {
  const { booksDay, isOpen } = leadLifecycle[status]
  return (isOpen || booksDay) && can_write && !professional.is_public
}

const toOwnProfile = { to: pages.professionalProfile, label: 'Otvori profil' }

/** To the professional. */
export const profileNotPublic: LeadNotice = {
  text: 'Vaš profil trenutačno nije objavljen, pa ne možete slati ponude ni potvrđivati rezervacije. Na upite i dalje možete odgovarati.',
  way: toOwnProfile,
}

/** To the professional, where nothing is to be agreed. */
export const profileUnseen: LeadNotice = {
  text: 'Vaš profil trenutačno nije objavljen, pa ga parovi ne vide.',
  way: toOwnProfile,
}

/** For the professional. */
export function professionalNotice(lead: Lead, today: CalendarDay): LeadNotice | null {
  if (waitsForProfile(lead)) return profileNotPublic
  if (isOver(lead, today)) return null
  if (!lead.is_day_taken) {
    return ofOtherBooking(lead, today, {
      both: (day) =>
        `Isti par ima kod vas rezervaciju i za ${day} Ako je vjenčanje premješteno, otkažite dan koji više ne vrijedi.`,
      other: (day) => `Isti par ima kod vas rezervaciju za ${day}`,
    })
  }
  return {
    text: 'Taj vam je dan u kalendaru zauzet. Dogovorite drugi ili označite upit kao odbijen: par tada e-poštom upućujemo na one koji su još slobodni.',
    way: { to: pages.professionalLeads + queryString({ lead: lead.id }), label: 'Podaci o upitu' },
  }
}

/** Whether nothing but the notice says how the lead stands. */
export const replacesMeaning = ({ status }: Lead) => leadLifecycle[status].isOpen
