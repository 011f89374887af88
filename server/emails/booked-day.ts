import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import { addDays, type CalendarDay } from '#contract/calendar-day.ts'
import type { MailAttachment } from '#server/adapters/mailer/mailer.ts'

interface Day {
  leadId: number
  eventOn: CalendarDay
  title: string
  description?: string
  url: string
  /** Higher with each agreement about the same lead, and with its end, so that calendars take the last one. */
  sequence: number
  /** When it was agreed or called off. */
  at: Date
}

const kinds = {
  booked: { filename: 'vjencanje', method: ICalCalendarMethod.PUBLISH, status: null },
  calledOff: { filename: 'otkazano', method: ICalCalendarMethod.CANCEL, status: ICalEventStatus.CANCELLED },
} as const

/**
 * The day as a file that a mail program offers to add to the calendar. Sent again for the same lead, it changes that
 * entry; once it is called off, it takes the entry back.
 */
export function dayFile(publicUrl: string, kind: keyof typeof kinds, day: Day): MailAttachment {
  const { leadId, eventOn, title, description, url, sequence, at } = day
  const { filename, method, status } = kinds[kind]
  const calendar = ical({ prodId: { company: 'Zauvijek', product: 'Dogovor', language: 'HR' }, method })
  calendar.createEvent({
    id: `lead-${leadId}@${new URL(publicUrl).host}`,
    sequence,
    stamp: at,
    lastModified: at,
    allDay: true,
    start: eventOn,
    end: addDays(eventOn, 1),
    summary: title,
    description: description ?? null,
    url,
    status,
    busystatus: status === null ? ICalEventBusyStatus.BUSY : ICalEventBusyStatus.FREE,
  })
  return {
    filename: `${filename}-${eventOn}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  }
}

/** The title of the entry in the calendar of one side, by the other side's name. */
export const dayTitle = (otherSide: string) => `Vjenčanje – ${otherSide}`
