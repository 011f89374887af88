import type { EventDisplayInfo } from '@fullcalendar/react'
import { Icon } from '#web/ui/icon.tsx'
import { lookOf } from './event-look.ts'
import { TypeMark } from './type-mark.tsx'

/** What stands in the calendar for an event. A narrow day has room for its sign alone; its name is still read out. */
export function DrawnEvent({ event, view, titleClass }: EventDisplayInfo) {
  const type = String(event.extendedProps['type'])
  const { label, icon } = lookOf(type)
  return (
    <>
      {view.type === 'listWeek' ? <TypeMark type={type} /> : <Icon path={icon} className="size-4" />}
      <span className={titleClass}>
        {event.title}
        {event.title !== label && <span className="sr-only"> ({label})</span>}
      </span>
    </>
  )
}
