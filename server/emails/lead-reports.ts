import type { CalendarDay } from '#contract/calendar-day.ts'
import type { MailJob } from '#server/adapters/jobs/jobs.ts'
import { findReporterOfLead } from '#server/features/lead-reports/service.ts'
import { type AddressedEmail, type MailDeps, objection } from './addressed-email.ts'
import { weddingDay } from './days.ts'
import type { Email } from './email.ts'
import { byAdmin, type Objection, objectionButton, objectionText } from './moderation.ts'

interface ResolvedReport extends Objection {
  /** The other side; null for a couple whose account has been deleted. */
  otherSide: string | null
  eventOn: CalendarDay
}

/**
 * To the side that has reported it, as Regulation (EU) 2022/2065, art. 16(5), asks for. Measures against the other side
 * are that side's own business, and the note of the admin is for admins.
 */
const leadReportResolved = ({ otherSide, eventOn, ...ways }: ResolvedReport): Email => ({
  subject: 'Odluka o razgovoru koji ste prijavili',
  preview: 'Administrator je pregledao vašu prijavu.',
  heading: 'Vaša je prijava pregledana',
  body: [
    `Razgovor koji ste prijavili pregledali smo i prijavu zaključili. ${byAdmin}`,
    {
      facts: [['Druga strana', otherSide ?? 'par koji je izbrisao račun'], weddingDay(eventOn)],
    },
    'Ako je druga strana prekršila uvjete korištenja, o mjerama obavještavamo nju. Ponovi li se isto, razgovor možete prijaviti još jednom.',
    objectionText(ways),
  ],
  button: objectionButton(ways),
})

type ReportJob = Extract<MailJob, { lead_report_id: number }>

/** Nothing once the reporter's account is deleted or suspended. */
export async function composeLeadReportEmail(
  deps: MailDeps,
  { lead_report_id: id }: ReportJob,
): Promise<AddressedEmail | null> {
  const report = await findReporterOfLead(deps.db, id)
  if (!report) return null
  const { reporter, company_name, couple_name, event_date: eventOn } = report
  const { reporter_email: to, reporter_email_confirmed: isConfirmed } = report
  const otherSide = reporter === 'couple' ? company_name : couple_name
  return { to, isConfirmed, email: leadReportResolved({ otherSide, eventOn, ...objection(deps) }) }
}
