import { useState } from 'react'
import type { FollowedCalendar } from '#contract/followed-calendars.ts'
import { workApi } from '#web/lib/browser-work-api.ts'
import { failureMessage } from '#web/lib/load.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'

/** Reads followed calendars anew at a click, several at a time where somebody is in a hurry. */
export function useCalendarRefresh({
  onChange,
  onStale,
  onEventsChange,
}: {
  onChange: (change: (before: FollowedCalendar[]) => FollowedCalendar[]) => void
  onStale: () => void
  onEventsChange: () => void
}) {
  const [refreshing, setReading] = useState<ReadonlySet<number>>(new Set())

  async function refresh({ id }: FollowedCalendar) {
    setReading((before) => new Set([...before, id]))
    try {
      const { data } = await workApi.readFollowedCalendar(id)
      onChange((before) => before.map((one) => (one.id === id ? data : one)))
      onEventsChange()
      if (data.last_error === null) showSnackbar(`Kalendar „${data.name}” je pročitan.`)
      else showSnackbar(data.last_error, 'error')
    } catch (error) {
      showSnackbar(failureMessage(error), 'error')
      onStale()
    }
    setReading((before) => new Set([...before].filter((one) => one !== id)))
  }

  return { reading: refreshing, read: refresh }
}
