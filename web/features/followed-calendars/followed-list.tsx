import { mdiAlertCircleOutline } from '@mdi/js'
import { useEffect, useState } from 'react'
import type { FollowedCalendar } from '#contract/followed-calendars.ts'
import { formatMoment } from '#web/lib/format.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { BusyButton, Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { relativeTime, blockedText, hostOf } from './text.ts'

const TICK_MS = 30_000

/** The time, updated every half minute, so that “minutes ago” stays correct on an open page. */
function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

export function FollowedList({
  calendars,
  isReading,
  onRead,
  onUnfollow,
}: {
  calendars: FollowedCalendar[]
  /** Whether the calendar is being read or unfollowed. */
  isReading: (calendar: FollowedCalendar) => boolean
  onRead: (calendar: FollowedCalendar) => void
  onUnfollow: (calendar: FollowedCalendar) => void
}) {
  const now = useNow()
  return (
    <ul aria-label="Kalendari koje pratite" className="mb-6 divide-y divide-line border-b border-line">
      {calendars.map((calendar) => {
        const isRead = isReading(calendar)
        return (
          <li key={calendar.id} className="pb-4 not-first:pt-4">
            <p className="font-semibold wrap-anywhere">{calendar.name}</p>
            <p className="text-sm wrap-anywhere text-muted">{hostOf(calendar.url)}</p>
            <p className="mt-1 text-sm text-muted tabular-nums">
              {isRead ? 'Čitamo ga. To može potrajati do 10 sekundi.' : <LastRead calendar={calendar} now={now} />}
            </p>
            <p className="text-sm text-muted tabular-nums">{blockedText(calendar.blocked_days)}</p>
            {calendar.last_error !== null && (
              <p className="mt-3 flex gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning">
                <Icon path={mdiAlertCircleOutline} className="mt-0.5" />
                <span>
                  {calendar.last_error} Dani koje je dosad blokirao ostaju blokirani
                  {calendar.last_tried_at && `, a zadnji je pokušaj bio ${relativeTime(calendar.last_tried_at, now)}`}.
                </span>
              </p>
            )}
            <div className="mt-2 -ml-3 flex flex-wrap gap-x-1">
              <BusyButton
                variant="plain"
                className="px-3!"
                busy={isRead}
                aria-label={`Pročitaj sada: ${calendar.name}`}
                onClick={() => onRead(calendar)}
              >
                Pročitaj sada
              </BusyButton>
              <Button
                variant="plain"
                className="px-3! text-error!"
                aria-haspopup="dialog"
                aria-label={`Prestani pratiti: ${calendar.name}`}
                onClick={() => onUnfollow(calendar)}
              >
                Prestani pratiti
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function LastRead({ calendar: { last_read_at: at }, now }: { calendar: FollowedCalendar; now: number }) {
  if (at === null) return 'Još nije pročitan'
  return (
    <>
      Pročitan {relativeTime(at, now)} · <time dateTime={at}>{formatMoment(at)}</time>
    </>
  )
}
