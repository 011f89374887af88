import ical, { ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { MailAttachment } from '#server/adapters/mailer/mailer.ts'

interface BookedDay {
  leadId: number
  eventOn: CalendarDay
  title: string
  description: string
  url: string
  /** Higher with each agreement about the same lead, so that calendars take the last one. */
  sequence: number
  agreedAt: Date
}

/**
 * The day as a file that a mail program offers to add to the calendar. Sent again for the same lead, it changes that
 * entry.
 */
export function bookedDayFile(publicUrl: string, day: BookedDay): MailAttachment {
  const { leadId, eventOn, title, description, url, sequence, agreedAt } = day
  const calendar = ical({
    prodId: { company: 'Zauvijek', product: 'Dogovor', language: 'HR' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `lead-${leadId}@${new URL(publicUrl).host}`,
    sequence,
    stamp: agreedAt,
    lastModified: agreedAt,
    allDay: true,
    start: eventOn,
    end: addDays(eventOn, 1),
    summary: title,
    description,
    url,
    busystatus: ICalEventBusyStatus.BUSY,
  })
  return {
    filename: `vjencanje-${eventOn}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  }
}
