import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/calendar.ts'
import { CalendarLinks } from '#web/features/followed-calendars/calendar-links.tsx'
import { CalendarPage } from '#web/features/events/calendar-page.tsx'
import { CalendarSkeleton } from '#web/features/events/layout.tsx'
import { title } from '#web/features/events/text.ts'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => ({
    userId: id,
    professionalId: professional?.id ?? null,
  }))

clientLoader.hydrate = true as const

/** Leafing through the calendar asks nothing anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta = () => [{ title: `${title} · Zauvijek` }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = CalendarSkeleton

const linksBelow = (reload: () => void) => <CalendarLinks onEventsChange={reload} />

export default function Calendar({ loaderData: { userId, professionalId } }: Route.ComponentProps) {
  if (!useStillAuthorized(userId) || professionalId === null) return <CalendarSkeleton />
  return <CalendarPage key={professionalId} professionalId={professionalId} below={linksBelow} />
}

export const ErrorBoundary = RouteFailure
