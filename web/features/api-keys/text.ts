import type { ApiKey } from '#contract/api-keys.ts'
import type { KeyScope } from '#contract/calls.ts'
import { API_BASE } from '#contract/paths.ts'
import { formatMoment, longDay } from '#web/lib/format.ts'

/** The name of the form's draft. */
export const NEW_KEY_FORM = 'new-api-key'

export const scopeLabels: Record<KeyScope, { label: string; hint: string }> = {
  read: { label: 'Samo čita', hint: 'upite, poruke, ponude, kalendar i brojke' },
  write: { label: 'Čita i mijenja', hint: 'i odgovara, šalje ponude, uređuje kalendar, profil i portfelj' },
}

/** `vrijedi do 12. lipnja 2027.` */
export function validityText({ expires_on, expired }: Pick<ApiKey, 'expires_on' | 'expired'>): string {
  if (expires_on === null) return 'vrijedi dok ga ne opozovete'
  return `${expired ? 'istekao' : 'vrijedi do'} ${longDay(expires_on)}`
}

export const lastUseText = ({ last_used_at }: Pick<ApiKey, 'last_used_at'>): string =>
  last_used_at === null ? 'još nije upotrijebljen' : `zadnji put upotrijebljen ${formatMoment(last_used_at)}`

/** A first call to try in a terminal, on a single line so that it can be pasted into any shell. */
export const firstCall = (origin: string, key: string) =>
  `curl -H 'Authorization: Bearer ${key}' '${origin}${API_BASE}/leads?per_page=1'`
