import { toCalendarDay } from '#contract/calendar-day.ts'
import type { Lead } from '#contract/leads.ts'

/** An answered lead without an offer, as its couple sees it. */
export const makeSentLead = (changes: Partial<Lead> = {}): Lead => ({
  id: 7,
  professional_id: 3,
  status: 'contacted',
  event_date: toCalendarDay('2027-06-12'),
  package: null,
  message: 'Jeste li slobodni?',
  created_at: '2026-11-22T10:00:00.000Z',
  couple: { name: 'Ana i Luka', email: 'ana@primjer.test', email_confirmed: true },
  professional: { id: 3, company_name: 'Studio', category_id: 2, is_public: true },
  unread_count: 0,
  last_message_at: '2026-11-22T10:00:00.000Z',
  last_message: { author: 'couple', kind: 'text', excerpt: 'Jeste li slobodni?' },
  other_read_id: null,
  is_called_off: false,
  other_booking: null,
  is_day_taken: false,
  can_write: true,
  offer: null,
  other_enquiries: [],
  my_review: { can_review: false, needs_confirmation: false, review: null },
  ...changes,
})
