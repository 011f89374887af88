import type { AdminProfessional, StatusCounts } from '#contract/admin-professionals.ts'
import type { Professional } from '#contract/professionals.ts'
import type { countStatuses, OwnerRow } from './queries.ts'

export const presentAdminProfessional = (
  professional: Professional,
  { owner_id: id, owner_name: name, owner_email: email, is_suspended: suspended }: OwnerRow,
): AdminProfessional => ({ ...professional, owner: { id, name, email }, suspended })

export function presentCounts(rows: Awaited<ReturnType<typeof countStatuses>>): StatusCounts {
  const of = (status: (typeof rows)[number]['status']) => rows.find((row) => row.status === status)?.profiles ?? 0
  return {
    all: rows.reduce((sum, { profiles }) => sum + profiles, 0),
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
  }
}
