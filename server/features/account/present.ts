import type { Account } from '#contract/account.ts'
import type { AccountRow } from '#server/features/auth/service.ts'

export const presentAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  ...(row.professional_id !== null && { professional: { id: row.professional_id } }),
  email_confirmed: row.email_confirmed,
  wedding_date: row.wedding_date,
  created_at: row.created_at.toISOString(),
})
