import { mdiCalendarCheckOutline, mdiCloseCircleOutline, mdiEmailCheckOutline, mdiThumbUpOutline } from '@mdi/js'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { isFinalStatus, leadLifecycle, type LeadStatus } from '#contract/lead-lifecycle.ts'
import type { Lead } from '#contract/leads.ts'

interface StatusPresentation {
  /** The couple's word for it, where it differs from the professional's. */
  sentLabel?: string
  /** Explains the status to the couple. */
  meaning: string
  /** Classes of the chip's colours. */
  tone: string
  icon: string
}

export const statusPresentation: Readonly<Record<LeadStatus, StatusPresentation>> = {
  new: {
    sentLabel: 'Poslano',
    meaning: 'Upit čeka odgovor.',
    tone: 'bg-info-soft text-info',
    icon: mdiEmailCheckOutline,
  },
  contacted: {
    meaning: 'Pružatelj usluga vam se javio. Otvorite razgovor.',
    tone: 'bg-warning-soft text-warning',
    icon: mdiEmailCheckOutline,
  },
  interested: {
    meaning: 'Pružatelj usluga želi vaš datum. Dogovorite pojedinosti i cijenu.',
    tone: 'bg-primary-soft text-primary-strong',
    icon: mdiThumbUpOutline,
  },
  booked: {
    meaning: 'Dan je u kalendaru upisan kao vaš.',
    tone: 'bg-success-soft text-success',
    icon: mdiCalendarCheckOutline,
  },
  rejected: {
    meaning: 'Pružatelj usluga ovaj put ne može prihvatiti upit.',
    tone: 'bg-tint text-muted',
    icon: mdiCloseCircleOutline,
  },
}

/** The server answers a day that has passed by the review that is possible or there. */
export const hasTakenPlace = ({ my_review: review }: Lead) =>
  review !== undefined && (review.can_review || review.needs_confirmation || review.review !== null)

/** Nobody asks any more for a day that is over. */
export const isOver = ({ status, event_date }: Lead, today: CalendarDay) =>
  leadLifecycle[status].isOpen && event_date < today

/** How an enquiry stands, in a sentence for the couple. */
export function sentMeaning(lead: Lead, today: CalendarDay): string {
  if (hasTakenPlace(lead)) return 'Vaš je dan prošao.'
  if (isOver(lead, today)) return 'Taj je dan prošao.'
  if (lead.is_called_off) return 'Pružatelj usluga otkazao je rezervaciju. Dan više nije vaš.'
  return statusPresentation[lead.status].meaning
}

export const sentStatusLabel = (status: LeadStatus) =>
  statusPresentation[status].sentLabel ?? leadLifecycle[status].label

type Standing = Pick<Lead, 'status' | 'is_called_off'>

const calledOffLabel = 'Otkazano'

export const sentLabelOf = ({ status, is_called_off }: Standing) =>
  is_called_off ? calledOffLabel : sentStatusLabel(status)

export const receivedLabelOf = ({ status, is_called_off }: Standing) =>
  is_called_off ? calledOffLabel : leadLifecycle[status].label

/** The menu's entry that brings a lead from one status to the other. */
export const statusActionLabel = (from: LeadStatus, to: LeadStatus) =>
  leadLifecycle[from].booksDay && isFinalStatus(to)
    ? 'Otkaži rezervaciju'
    : `Označi kao ${leadLifecycle[to].label.toLowerCase()}`
