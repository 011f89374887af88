import { type ComponentProps, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useToday } from '#web/lib/use-today.ts'
import { CalendarWithLegend } from './calendar-with-legend.tsx'

/** A page that is open overnight is loaded anew: its form, too, offers no day that has passed. */
export function CalendarOfToday(props: ComponentProps<typeof CalendarWithLegend>) {
  const today = useToday()
  const loadedOn = useRef(today)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (today === loadedOn.current) return
    loadedOn.current = today
    void revalidate()
  }, [today, revalidate])
  return <CalendarWithLegend {...props} />
}
