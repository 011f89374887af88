import { mdiArrowRight } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { Professional } from '#contract/professionals.ts'
import { call } from '#web/call.ts'
import { useRootMark } from '#web/lib/root-mark.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { completenessOf } from './profile-completeness.ts'

/** Shown on the home page while the own profile is incomplete. */
export function ProfileReminder({ professionalId }: { professionalId: number }) {
  const isHome = useLocation().pathname === pages.home
  const [profile, setProfile] = useState<Professional | null>(null)
  useEffect(() => {
    if (!isHome) return
    const visit = new AbortController()
    call('GET /professionals/:id', { params: { id: professionalId }, signal: visit.signal }).then(
      ({ data }) => {
        if (!visit.signal.aborted) setProfile(data)
      },
      // The page works without it, and the next visit tries again.
      () => {},
    )
    return () => visit.abort()
  }, [isHome, professionalId])
  return isHome && profile?.id === professionalId ? <ReminderCard profile={profile} /> : null
}

/**
 * After the footer, and sticky at the bottom of the window until the page ends: the home page is the same for everyone,
 * so this appears late and must not move anything.
 * @internal
 */
export function ReminderCard({ profile }: { profile: Professional }) {
  const {
    percent,
    missing: [next],
  } = completenessOf(profile, profile.media)
  useRootMark('data-bottom-bar', next !== undefined)
  if (next === undefined) return null
  return (
    <aside
      aria-label="Vaš profil"
      className="pointer-events-none sticky bottom-[var(--compare-bar,0px)] z-20 sm:px-4 sm:pb-4 md:px-6"
    >
      <Link
        to={pages.professionalProfile}
        className="group pointer-events-auto relative flex min-h-18 items-center justify-between gap-4 overflow-hidden border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] -outline-offset-2 sm:ml-auto sm:max-w-sm sm:rounded-card sm:border sm:px-5 sm:shadow-float"
      >
        <span aria-hidden className="absolute inset-x-0 top-0 h-1 bg-tint">
          <span className="block h-full bg-primary" style={{ width: `${percent}%` }} />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold tabular-nums group-hover:text-primary">
            Dovršite profil – {percent}&nbsp;%
          </span>
          <span className="block text-sm text-muted">{nextStep(profile, next.label)}</span>
        </span>
        <Icon path={mdiArrowRight} className="size-6 shrink-0 text-primary" />
      </Link>
    </aside>
  )
}

const nextStep = ({ status }: Professional, label: string) =>
  status === 'pending' ? `Dok čekate odobrenje, ${label.charAt(0).toLowerCase()}${label.slice(1)}.` : `${label}.`
