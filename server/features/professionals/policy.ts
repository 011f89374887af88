import type { User } from '../../../contract/accounts.ts'
import type { ProfessionalStatus } from '../../../contract/professionals.ts'

interface Profile {
  id: number
  status: ProfessionalStatus
}

/** An approved profile is public; any other is seen by its owner and by admins. */
export const canSee = (viewer: Pick<User, 'role' | 'professional'> | null, profile: Profile): boolean =>
  profile.status === 'approved' || viewer?.role === 'admin' || viewer?.professional?.id === profile.id
