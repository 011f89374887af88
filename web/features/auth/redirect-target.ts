import { useSearchParams } from 'react-router'
import type { Role } from '#contract/auth.ts'
import { pages } from '#contract/paths.ts'
import { safeRedirect } from '#web/lib/redirect.ts'
import { findPage } from '#web/pages.ts'

/** The page to open after the sign-in; `requested` is undefined if the address names none. */
export function useRedirectTarget(): { target: string; requested: string | undefined } {
  const [query] = useSearchParams()
  const target = safeRedirect(query.get('redirect'))
  return { target, requested: target === '/' ? undefined : target }
}

const pathOf = (target: string) => target.replace(/[?#].*/s, '')

const rolesOf = (target: string) => findPage(pathOf(target))?.roles ?? 'everyone'

/**
 * The page at which this role arrives after signing in on the way to `target`. Before the sign-in, couples' pages are
 * offered to every visitor; other roles arrive at their own work instead of being refused. Pages of other roles stay,
 * for the guard to say who may open them.
 */
export function targetForRole(role: Role, target: string): string {
  const path = pathOf(target)
  const roles = rolesOf(target)
  // The page leads on by itself.
  const isAccount = role === 'professional' && path === pages.profile
  if (roles === 'everyone' || roles.includes(role) || !roles.includes('couple') || isAccount) return target
  if (role === 'admin') return pages.adminProfessionals
  return path === pages.enquiries ? pages.professionalLeads : pages.professionalProfile
}

/** Whether only professionals may open the target. */
export function isForProfessionals(target: string): boolean {
  const roles = rolesOf(target)
  return roles !== 'everyone' && roles.every((role) => role === 'professional')
}
