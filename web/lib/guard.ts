import { redirect } from 'react-router'
import type { Role, User } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { type SessionState, sessionReady } from './session.ts'

/**
 * The person, when they may see the page at `url`. Throws the redirect that they get instead: to the sign-in, which
 * leads back to the whole address, or home when the page is for other roles. Without roles, everyone signed in.
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
