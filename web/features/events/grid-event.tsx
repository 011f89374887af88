import type { EventDisplayInfo } from '@fullcalendar/react'
import { Icon } from '#web/ui/icon.tsx'
import { styleOfType } from './type-style.ts'
import { TypeBadge } from './type-badge.tsx'

/** An event in the drawn calendar. A narrow day has room for its icon alone; its name is still read out. */
export function GridEvent({ event, view, titleClass }: EventDisplayInfo) {
  const type = String(event.extendedProps['type'])
  const { label, icon } = styleOfType(type)
  return (
    <>
      {view.type === 'listWeek' ? <TypeBadge type={type} /> : <Icon path={icon} className="size-4" />}
      <span className={titleClass}>
        {event.title}
        {event.title !== label && <span className="sr-only"> ({label})</span>}
      </span>
    </>
  )
}
