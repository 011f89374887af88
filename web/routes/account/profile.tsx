import { useEffect } from 'react'
import { redirect } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/profile.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { AccountSkeleton } from '#web/features/account/layout.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { call } from '#web/call.ts'
import { requireUser } from '#web/lib/guard.ts'
import { createLastLoaded } from '#web/lib/last-loaded.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

async function load(signal: AbortSignal) {
  const [account, sessions] = await Promise.all([
    call('GET /account', { signal }),
    call('GET /account/sessions', { signal }),
  ])
  return { account: account.data, sessions: sessions.data }
}

/** If the reload after a saved change fails, the sections must stay, with the typed text in them. */
const lastAccount = createLastLoaded<Awaited<ReturnType<typeof load>>>()

/** A professional's account is on the page of the company profile. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = await requireUser(request)
  if (role === 'professional') throw redirect(pages.professionalProfile + new URL(request.url).search)
  return loadProtected(request, async ({ id }) => ({
    userId: id,
    ...(await lastAccount.load(String(id), () => load(request.signal))),
  }))
}

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Profil · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = AccountSkeleton

export default function Profile({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  useEffect(() => lastAccount.forget, [])
  return useStillAuthorized(userId) ? <AccountPage key={userId} {...loaded} /> : <AccountSkeleton />
}

export const ErrorBoundary = RouteFailure
