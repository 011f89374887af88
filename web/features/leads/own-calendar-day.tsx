import { useEffect, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { EventType } from '#contract/events.ts'
import { pages } from '#contract/paths.ts'
import { type AnswerOf, call } from '#web/call.ts'
import { failureMessage } from '#web/lib/failure.ts'
import { Link } from '#web/ui/link.tsx'

const typeTexts: Record<EventType, string> = {
  available: 'Taj ste dan označili kao slobodan.',
  booked: 'Taj vam je dan već rezerviran.',
  blocked: 'Taj ste dan blokirali.',
}

/** The entry of the professional's own calendar on the day that a couple asks for, in words. */
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
    const query = { professional_id: professionalId, start_date: day, end_date: day, status: 'active' }
    call('GET /events', { query, signal })
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

type CalendarEvent = AnswerOf<'GET /events'>['data'][number]

function eventText(event: CalendarEvent | undefined, leadId: number): string {
  if (event === undefined) return 'U kalendaru za taj dan nema ničega.'
  if ('lead_id' in event && event.lead_id === leadId) return 'U kalendaru je upisan kao rezerviran za ovaj par.'
  return typeTexts[event.event_type]
}
