import { redirect } from 'react-router'
import type { Role, User } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { type SessionState, sessionReady } from './session.ts'

/**
 * The person who may see the page at `url`; without roles, anyone who is signed in. Otherwise throws a redirect: to the
 * sign-in, which leads back to the whole address, or home when the page is for other roles.
 */
export function authorize({ user }: SessionState, url: string, roles?: readonly Role[]): User {
  if (user === null) {
    const { pathname, search, hash } = new URL(url)
    throw redirect(pages.login(pathname + search + hash))
  }
  if (roles?.includes(user.role) === false) throw redirect(pages.home)
  return user
}

/** For the `clientLoader` of a protected page: waits until the session is known. */
export const requireUser = async (request: Request, roles?: readonly Role[]): Promise<User> =>
  authorize(await sessionReady(), request.url, roles)
