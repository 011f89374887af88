import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Site } from '#contract/site.ts'

export interface InformationSection {
  /** Named in the address, so it stays what it is. */
  id: string
  title: string
  body: (site: Site) => ReactNode
}

/** A page that is read, not used. */
export interface InformationText {
  title: string
  /** For search engines and shared links. */
  description: string
  lead: string
  changedOn: CalendarDay
  /** Its parts are spoken of by their numbers. */
  numbered?: boolean
  sections: readonly InformationSection[]
  structured?: Record<string, unknown>[]
}
