import type { Event } from '#contract/events.ts'
import { fullDay } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { styleOfType, eventTitle } from './type-style.ts'
import { TypeBadge } from './type-badge.tsx'

/** A day from a followed calendar, which is shown and cannot be changed here. */
export function FollowedEvent({ event, onClose }: { event: Event; onClose: () => void }) {
  return (
    <>
      <p className="text-lg font-semibold wrap-anywhere">{eventTitle(event)}</p>
      <p className="mt-1 flex items-center gap-2">
        <TypeBadge type={event.event_type} />
        {styleOfType(event.event_type).label}, {fullDay(event.event_date)}
      </p>
      {event.notes && <p className="mt-3 whitespace-pre-line wrap-anywhere">{event.notes}</p>}
      <p className="mt-4 rounded-control bg-info-soft px-4 py-3 text-info">
        Ovaj dan dolazi iz kalendara koji pratite. Promijenite ga ondje, a ovdje će se sam osvježiti, ili prestanite
        pratiti taj kalendar.
      </p>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>U redu</Button>
      </div>
    </>
  )
}
