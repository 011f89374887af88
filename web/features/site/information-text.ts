import type { ReactNode } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Site } from '#contract/site.ts'
import type { StructuredData } from '#web/lib/meta.ts'

export interface InformationSection {
  /** The fragment of its address, which must not change. */
  id: string
  title: string
  body: (site: Site) => ReactNode
}

/** A page of text. */
export interface InformationText {
  title: string
  /** For search engines and link previews. */
  description: string
  lead: string
  changedOn: CalendarDay
  /** Numbers the parts, because the text refers to them by number. */
  numbered?: boolean
  sections: readonly InformationSection[]
  structured?: StructuredData
}
