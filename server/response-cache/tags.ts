import type { CalendarDay } from '#contract/calendar-day.ts'

/** The name of data that public answers are made from. */
export type Tag = string

export const tags = {
  /** Every cached answer. */
  everything: '*',
  categories: 'categories',
  /** The lists of professionals: which ones they contain, and in what order. */
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
  /** The sites that may embed the calendar of one professional. */
  embed: (professionalId: number) => `embed:${professionalId}`,
  /** Lists of events across all professionals. */
  calendars: 'calendars',
  /** Lists of professionals for that day: who is free and who is taken. */
  availableOn: (day: CalendarDay) => `available:${day}`,
  /** The same for any day. */
  days: 'days',
} as const

/**
 * The list tags that a change of the profile invalidates: none while it is pending or rejected, since no list shows it.
 * A suspended profile counts as shown, because it may return while the change is being written.
 */
export const listTags = (status: string, ...lists: Tag[]): Tag[] =>
  status === 'pending' || status === 'rejected' ? [] : lists
