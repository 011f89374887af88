import { redirect } from 'react-router'
import type { Role, User } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { type SessionState, sessionReady } from './session.ts'

let showRefusal: (sentence: string) => void = () => {}

/** Set by the page: shows why the user was redirected home. */
export function setRefusalHandler(handler: (sentence: string) => void) {
  showRefusal = handler
}

/**
 * The user who may see the page at `url`; without roles, anyone who is signed in. Otherwise throws a redirect: to the
 * sign-in, which returns to the full address, or, for a page of other roles, to the home page, which shows the reason.
 */
export function authorize({ user }: SessionState, url: string, roles?: readonly Role[]): User {
  if (user === null) {
    const { pathname, search, hash } = new URL(url)
    throw redirect(pages.login(pathname + search + hash))
  }
  if (roles?.includes(user.role) === false) {
    showRefusal(refusalOf(roles))
    throw redirect(pages.home)
  }
  return user
}

const refusalOf = (roles: readonly Role[]) =>
  roles.includes('professional') ? 'Morate biti prijavljeni kao pružatelj usluga.' : 'Nemate pristup ovoj stranici.'

/** For the `clientLoader` of a protected page; waits until the session is known. */
export const requireUser = async (request: Request, roles?: readonly Role[]): Promise<User> =>
  authorize(await sessionReady(), request.url, roles)
