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

/**
 * Where to report security holes, as defined by RFC 9116, which only allows HTTPS pages; null if there is no contact.
 */
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
