import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FollowedCalendars } from './followed-calendars.tsx'
import { LinkSection, LinkSectionSkeleton } from '#web/ui/titled-panel.tsx'
import { OwnFeed } from '#web/features/calendar-feed/own-feed.tsx'
import { type Links, useLinks } from './use-links.ts'

/** This calendar in other programs, and other calendars in this one. */
export function CalendarLinks({ onEventsChange }: { onEventsChange: () => void }) {
  const id = useId()
  const { links, hasFailed, change, retry, ask } = useLinks()
  return (
    <section aria-labelledby={id} className="mt-14 md:mt-20">
      <h2 id={id} className="font-display text-2xl">
        Povezani kalendari
      </h2>
      {hasFailed ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2 lg:gap-6">
          <LinkSection
            title="Vaš kalendar u drugim programima"
            intro="Google, Apple i Outlook čitaju vaš kalendar preko tajne adrese i sami ga osvježavaju."
          >
            {links ? (
              <OwnFeed feed={links.feed} onChange={(feed) => change(() => ({ feed }))} />
            ) : (
              <LinkSectionSkeleton />
            )}
          </LinkSection>
          <LinkSection
            title="Kalendar koji pratite"
            intro="Dane koji su zauzeti u drugom vašem kalendaru blokirat ćemo i ovdje. Čitamo ga svaki sat."
          >
            {links ? (
              <FollowedCalendars
                calendars={links.followed}
                onChange={(next) => change(({ followed }: Links) => ({ followed: next(followed) }))}
                onStale={ask}
                onEventsChange={onEventsChange}
              />
            ) : (
              <LinkSectionSkeleton />
            )}
          </LinkSection>
        </div>
      )}
    </section>
  )
}

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
    <p>Povezani se kalendari nisu učitali.</p>
    <Button variant="plain" onClick={onRetry}>
      Pokušaj ponovo
    </Button>
  </div>
)
