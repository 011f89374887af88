/** The calls of those who work with the product, apart from `paths.ts`, which every page carries. */
export const workApi = {
  events: '/events',
  event: (id: number) => `/events/${id}`,
  bulkEvents: '/events/bulk',
  calendarFeed: '/calendar-feed',
  followedCalendars: '/followed-calendars',
  followedCalendar: (id: number) => `/followed-calendars/${id}`,
  calendarPreview: '/followed-calendars/preview',
  readCalendar: (id: number) => `/followed-calendars/${id}/read`,
} as const

/** Where the secret feed lies, outside the API: calendar programs read it. */
export const calendarFeedPath = (token: string) => `/calendars/${token}.ics`
