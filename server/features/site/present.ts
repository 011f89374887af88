import type { CalendarDay } from '#contract/calendar-day.ts'
import { pages } from '#contract/paths.ts'
import type { Site } from '#contract/site.ts'
import type { Config } from '#server/config.ts'

export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

export const presentSite = ({ operator }: Pick<Config, 'operator'>): Site => ({
  operator_name: operator.name ?? null,
  operator_address: operator.address ?? null,
  operator_oib: operator.oib ?? null,
  contact_email: operator.email ?? null,
  contact_phone: operator.phone ?? null,
  fictional: operator.isFictional,
})

/** Where finders of a hole report it, as RFC 9116 has it, which takes pages by HTTPS alone; null where nobody can be reached. */
export function presentSecurityContact(
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
  validUntil: CalendarDay,
): string | null {
  if (operator.email === undefined || operator.isFictional) return null
  const ways = [`mailto:${operator.email}`, `${publicUrl}${pages.contact}`]
  return [
    ...ways.filter((way) => !way.startsWith('http:')).map((way) => `Contact: ${way}`),
    `Expires: ${validUntil}T00:00:00Z`,
    'Preferred-Languages: hr, en',
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${SECURITY_CONTACT_PATH}`] : []),
    '',
  ].join('\n')
}
