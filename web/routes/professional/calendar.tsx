import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router'
import type { Route } from './+types/calendar.ts'
import { call } from '#web/call.ts'
import { OwnFeed } from '#web/features/calendar-feed/own-feed.tsx'
import { CalendarPage } from '#web/features/events/calendar-page.tsx'
import { CalendarSkeleton } from '#web/features/events/layout.tsx'
import { loadEvents } from '#web/features/events/load-events.ts'
import { calendarTitle } from '#web/features/events/text.ts'
import { FollowedCalendars } from '#web/features/followed-calendars/followed-calendars.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { loadOptional } from '#web/lib/load.ts'
import { onPageReturn } from '#web/lib/page-return.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'
import { useLastLoaded } from '#web/lib/use-last-loaded.ts'
import { useRepeatedReloads } from '#web/lib/use-repeated-reloads.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelSkeleton, TitledPanel } from '#web/ui/titled-panel.tsx'

/** The addresses of this calendar's feed and of the calendars it follows. */
async function loadLinks(signal: AbortSignal) {
  const [feed, followed] = await Promise.all([
    call('GET /calendar-feed', { signal }),
    call('GET /followed-calendars', { signal }),
  ])
  return { feed: feed.data, followed: followed.data }
}

type Links = Awaited<ReturnType<typeof loadLinks>>

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProtected(request, async ({ id, professional }) => {
    if (!professional) return { userId: id, professionalId: null, events: null, links: null }
    const [events, links] = await Promise.all([
      loadOptional(loadEvents(professional.id, request.signal)),
      loadOptional(loadLinks(request.signal)),
    ])
    return { userId: id, professionalId: professional.id, events, links }
  })

clientLoader.hydrate = true as const

/** Another view or day of the calendar uses the same data. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta = () => [{ title: `${calendarTitle} · Zauvijek` }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = CalendarSkeleton

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { userId, professionalId, links } = loaderData
  const { revalidate } = useRevalidator()
  useEffect(() => onPageReturn(() => void revalidate()), [revalidate])
  useRepeatedReloads(loaderData)
  if (!useStillAuthorized(userId) || professionalId === null) return <CalendarSkeleton />
  return (
    <CalendarPage key={professionalId} professionalId={professionalId} loaded={loaderData}>
      <LinkedCalendars loaded={links} />
    </CalendarPage>
  )
}

function LinkedCalendars({ loaded }: { loaded: Links | null }) {
  const links = useLastLoaded(loaded)
  const { state, revalidate } = useRevalidator()
  return (
    <section aria-labelledby="povezani-kalendari" className="mt-14 md:mt-20">
      <h2 id="povezani-kalendari" className="font-display text-2xl">
        Povezani kalendari
      </h2>
      {links === null && state === 'idle' ? (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
          <p>Povezani se kalendari nisu učitali.</p>
          <Button variant="plain" onClick={() => void revalidate()}>
            Pokušaj ponovo
          </Button>
        </div>
      ) : (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
          <TitledPanel
            title="Vaš kalendar u drugim programima"
            intro="Google, Apple i Outlook čitaju vaš kalendar preko tajne adrese i sami ga osvježavaju."
          >
            {links ? <OwnFeed feed={links.feed} /> : <PanelSkeleton />}
          </TitledPanel>
          <TitledPanel
            title="Kalendar koji pratite"
            intro="Dane koji su zauzeti u drugom vašem kalendaru blokirat ćemo i ovdje. Čitamo ga svaki sat."
          >
            {links ? <FollowedCalendars calendars={links.followed} /> : <PanelSkeleton />}
          </TitledPanel>
        </div>
      )}
    </section>
  )
}

export const ErrorBoundary = RouteFailure
