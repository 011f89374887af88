import { redirect } from 'react-router'
import { pages } from '#contract/paths.ts'
import type { Route } from './+types/profile.ts'
import { AccountPage } from '#web/features/account/account-page.tsx'
import { AccountSkeleton } from '#web/features/account/layout.tsx'
import { RouteFailure } from '#web/features/shell/failure-page.tsx'
import { call } from '#web/call.ts'
import { requireUser } from '#web/lib/guard.ts'
import { browserTools } from '#web/lib/load.ts'
import { loadProtected, useStillAuthorized } from '#web/lib/protected-page.ts'

/** A professional's account is on the page of the company's profile. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = await requireUser(request)
  if (role === 'professional') throw redirect(pages.professionalProfile + new URL(request.url).search)
  return loadProtected(request, async ({ id }) => {
    const { today } = browserTools()
    const [account, sessions] = await Promise.all([
      call('GET /account', { signal: request.signal }),
      call('GET /account/sessions', { signal: request.signal }),
    ])
    return { userId: id, account: account.data, sessions: sessions.data, today }
  })
}

clientLoader.hydrate = true as const

export const meta = () => [{ title: 'Profil · Zauvijek' }, { name: 'robots', content: 'noindex' }]

export const HydrateFallback = AccountSkeleton

export default function Profile({ loaderData: { userId, ...loaded } }: Route.ComponentProps) {
  return useStillAuthorized(userId) ? <AccountPage key={userId} {...loaded} /> : <AccountSkeleton />
}

export const ErrorBoundary = RouteFailure
