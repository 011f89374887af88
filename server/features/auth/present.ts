import type { Me, User } from '#contract/auth.ts'
import type { UserRow } from './queries.ts'

export const presentUser = ({ id, name, email, phone, role, professional_id }: UserRow): User => ({
  id,
  name,
  email,
  phone,
  role,
  ...(professional_id !== null && { professional: { id: professional_id } }),
})

export const presentMe = (row: UserRow): Me => ({ ...presentUser(row), email_confirmed: row.email_confirmed })
