import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Role, User } from '#contract/auth.ts'
import { ApiError } from '#web/call.ts'
import { findPage } from '#web/pages.ts'
import { authorize, requireUser } from './guard.ts'
import { loadPage } from './load.ts'
import { sessionReady, useSession } from './session.ts'

/** The data of a protected page. An expired session redirects to the sign-in, like a missing one. */
export async function loadProtected<T>(request: Request, work: (user: User) => Promise<T>): Promise<T> {
  const roles = rolesOf(new URL(request.url).pathname)
  const user = await requireUser(request, roles)
  const refused = async (error: unknown): Promise<never> => {
    if (error instanceof ApiError && error.status === 401) authorize(await sessionReady(), request.url, roles)
    throw error
  }
  return loadPage(work(user).catch(refused))
}

function rolesOf(pathname: string): readonly Role[] {
  const roles = findPage(pathname)?.roles
  if (roles === undefined || roles === 'everyone') throw new Error(`web/pages.ts names no roles for ${pathname}.`)
  return roles
}

/**
 * Whether the user for whom this page was loaded is still signed in. Otherwise the page's loader and guard run again;
 * until then the page must show none of that user's data.
 */
export function useStillAuthorized(userId: number): boolean {
  const { status, user } = useSession()
  const { revalidate } = useRevalidator()
  const isSame = user?.id === userId
  const isOver = !isSame && status !== 'restoring'
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  return isSame
}
