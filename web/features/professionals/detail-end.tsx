import { useEffect } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Professional } from '#contract/professionals.ts'
import { toCard } from './card-data.ts'
import { RecentlySeen } from './recently-seen.tsx'
import { noteSeen } from './seen.ts'
import { SimilarSection } from './similar-section.tsx'

/** Links to similar professionals; also records the visit in this browser. */
export function DetailEnd({ professional, day }: { professional: Professional; day: CalendarDay | undefined }) {
  useEffect(() => {
    if (professional.status === 'approved') noteSeen(toCard(professional))
  }, [professional])
  return (
    <>
      <SimilarSection professional={professional} day={day} />
      <RecentlySeen without={professional.id} className="mt-12 md:mt-16" />
    </>
  )
}
