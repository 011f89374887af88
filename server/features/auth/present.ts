import type { AccountSession } from '#contract/account.ts'
import type { Me, User } from '#contract/auth.ts'
import type { SessionRow, UserRow } from './queries.ts'

export const presentUser = ({ id, name, email, phone, role, professional_id, wedding_date }: UserRow): User => ({
  id,
  name,
  email,
  phone,
  role,
  ...(professional_id !== null && { professional: { id: professional_id } }),
  ...(role === 'couple' && { wedding_date }),
})

export const presentMe = (row: UserRow): Me => ({ ...presentUser(row), email_confirmed: row.email_confirmed })

export const presentSession = (row: SessionRow, currentId: number): AccountSession => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  user_agent: row.user_agent,
  current: row.id === currentId,
})
