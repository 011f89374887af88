import type { User } from '#contract/auth.ts'
import type { ProfessionalStatus } from '#contract/professionals.ts'

interface Profile {
  id: number
  status: ProfessionalStatus
  is_suspended: boolean
}

/** An approved profile is public, any other is seen by its owner; admins alone see that of a suspended account. */
export function canSee(viewer: Pick<User, 'role' | 'professional'> | null, profile: Profile): boolean {
  if (viewer?.role === 'admin') return true
  return !profile.is_suspended && (profile.status === 'approved' || viewer?.professional?.id === profile.id)
}
