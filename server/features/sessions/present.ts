import type { AccountSession } from '#contract/account.ts'
import type { SessionRow } from './queries.ts'

export const presentSession = (row: SessionRow, askingId: number): AccountSession => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  user_agent: row.user_agent,
  current: row.id === askingId,
})
