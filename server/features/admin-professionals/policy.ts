import type { ProfessionalStatus } from '#contract/professionals.ts'

const unchanged: Record<ProfessionalStatus, string> = {
  pending: 'Profil već čeka odobrenje.',
  approved: 'Profil je već odobren.',
  rejected: 'Profil je već odbijen.',
}

interface ProfileState {
  /** For a suspended profile: the status it returns to. */
  status: ProfessionalStatus
  is_suspended: boolean
}

/** Why the profile may not get that status; null when it may. Any status may follow any other. */
export function validateDecision({ status, is_suspended }: ProfileState, to: ProfessionalStatus): string | null {
  if (is_suspended) return 'Račun vlasnika je suspendiran. Najprije ga ponovo omogućite.'
  return status === to ? unchanged[to] : null
}
