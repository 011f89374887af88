import type { CalendarDay } from '#contract/calendar-day.ts'

/** A name for data that public answers are made from. */
export type Tag = string

export const tags = {
  /** The data that an answer is made from. */
  everything: '*',
  categories: 'categories',
  /** The lists of professionals: who is in them, and in what order. */
  professionals: 'professionals',
  /** Lists below a price, and prices in general. */
  prices: 'prices',
  /** When profiles were last edited. */
  edits: 'edits',
  /** One profile, and each list that has its card. */
  professional: (id: number) => `professional:${id}`,
  reviews: (professionalId: number) => `reviews:${professionalId}`,
  /** How fast and how often one professional answers. */
  replies: (professionalId: number) => `replies:${professionalId}`,
  /** The files of pictures with this content. */
  picture: (hash: string) => `picture:${hash}`,
  /** The events of one professional. */
  calendar: (professionalId: number) => `calendar:${professionalId}`,
  /** The sites that may show the calendar of one professional. */
  embed: (professionalId: number) => `embed:${professionalId}`,
  /** Lists of events over all professionals. */
  calendars: 'calendars',
  /** Lists of professionals for that day: who is free on it, and who is taken. */
  availableOn: (day: CalendarDay) => `available:${day}`,
  /** The same for whatever day. */
  days: 'days',
} as const

/**
 * Those of the tags of lists that a change of the profile invalidates: none while it waits for approval or was rejected,
 * since no list shows it. A suspended one counts as shown, because it may come back while the change is written.
 */
export const listTags = (status: string, ...lists: Tag[]): Tag[] =>
  status === 'pending' || status === 'rejected' ? [] : lists
