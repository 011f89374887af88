import type { ApiKey } from '#contract/api-keys.ts'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { isExpired } from './expiry.ts'
import type { Actor } from '#server/actor.ts'
import type { HolderRow, KeyRow } from './queries.ts'

export const presentKey = ({ scope, created_at, last_used_at, ...row }: KeyRow, today: CalendarDay): ApiKey => ({
  ...row,
  scope,
  created_at: created_at.toISOString(),
  expired: isExpired(row, today),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export const presentHolder = (row: HolderRow): Actor => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  // No other role has keys, and a role never changes.
  role: 'professional',
  email_confirmed: row.email_confirmed,
  ...(row.professional_id !== null && { professional: { id: row.professional_id } }),
  credential: {
    kind: 'api-key',
    id: row.key_id,
    scope: row.scope,
    expires_on: row.expires_on,
    last_used_at: row.last_used_at,
  },
})
