import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Event, EventType } from '#contract/events.ts'
import { pages } from '#contract/paths.ts'
import { workApi } from '#web/lib/browser-work-api.ts'
import { failureMessage } from '#web/lib/load.ts'

const typeTexts: Record<EventType, string> = {
  available: 'Taj ste dan označili kao slobodan.',
  booked: 'Taj vam je dan već rezerviran.',
  blocked: 'Taj ste dan blokirali.',
}

/** What the professional's own calendar says of the day that a couple asks for. */
export function OwnCalendarDay({
  day,
  leadId,
  professionalId,
}: {
  day: CalendarDay
  leadId: number
  professionalId: number
}) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const visit = new AbortController()
    const { signal } = visit
    workApi
      .listEvents({ professional_id: professionalId, start_date: day, end_date: day, status: 'active' }, signal)
      .then(({ data }) => setText(eventText(data[0], leadId)))
      .catch((error: unknown) => {
        if (!signal.aborted) setText(failureMessage(error))
      })
    return () => visit.abort()
  }, [day, leadId, professionalId])
  return (
    // As high before the answer as after it.
    <p className="min-h-5.25 text-sm text-muted">
      {text}{' '}
      {text !== undefined && (
        <Link to={pages.professionalCalendar} className="text-primary underline underline-offset-4">
          Kalendar
        </Link>
      )}
    </p>
  )
}

function eventText(event: Event | undefined, leadId: number): string {
  if (event === undefined) return 'U kalendaru za taj dan nema ničega.'
  if (event.lead_id === leadId) return 'U kalendaru je upisan kao rezerviran za ovaj par.'
  return typeTexts[event.event_type]
}
