import { toCalendarDay } from '#contract/calendar-day.ts'
import type { makeMailApp } from './mail-app.ts'

const [june, july, past] = ['2027-06-12', '2027-07-03', '2027-01-02'].map(toCalendarDay)

/**
 * A professional with couples in every relation to it: one waits for two days, the nearer of which is 12 June 2027, and
 * one has booked 3 July. The enquiries of all others are settled, or nobody reads their mails.
 */
export async function makeCouplesOfProfessional({ make, clock }: Awaited<ReturnType<typeof makeMailApp>>) {
  const professional = await make.professional({ company_name: 'Foto Đorđević', category: 'fotografija' })
  const of = { professional_id: professional.id }
  const [waiting, booked, rejected, over, suspended] = await Promise.all([
    make.couple(),
    make.couple(),
    make.couple(),
    make.couple(),
    make.couple({ suspended_at: clock.now(), suspension_reason: 'Prevara.' }),
  ])
  await make.lead({ ...of, couple_id: waiting.id, event_date: july })
  await make.lead({ ...of, couple_id: waiting.id, event_date: june, status: 'interested' })
  await make.lead({ ...of, couple_id: booked.id, event_date: june, status: 'contacted' })
  await make.lead({ ...of, couple_id: booked.id, event_date: july, status: 'booked' })
  await make.lead({ ...of, couple_id: rejected.id, event_date: june, status: 'rejected' })
  await make.lead({ ...of, couple_id: over.id, event_date: past, status: 'booked' })
  await make.lead({ ...of, couple_id: suspended.id, event_date: june })
  await make.lead({ ...of, couple_id: null, event_date: june })
  return { professional, waiting, booked }
}
