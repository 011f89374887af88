import type { EventDisplayInfo } from '@fullcalendar/react'
import { toCalendarDay } from '#contract/calendar-day.ts'
import { fullDay } from '#web/lib/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { styleOfType } from './type-style.ts'
import { TypeBadge } from './type-badge.tsx'

/** An event in the drawn calendar. A narrow day has room for its icon alone; its name is still read out. */
export function GridEvent({ event, view, titleClass }: EventDisplayInfo) {
  const type = String(event.extendedProps['type'])
  const { label, icon } = styleOfType(type)
  const isList = view.type === 'listWeek'
  // From button to button a screen reader reads nothing else of the cell; in the list the day is a heading.
  const day = !isList && fullDay(toCalendarDay(event.startStr.slice(0, 10)))
  const hidden = [event.title !== label && label, day].filter(Boolean).join(', ')
  return (
    <>
      {isList ? <TypeBadge type={type} /> : <Icon path={icon} className="size-4" />}
      <span className={titleClass}>
        {event.title}
        {hidden !== '' && <span className="sr-only"> ({hidden})</span>}
      </span>
    </>
  )
}
