import type { ProfessionalStatus } from '#contract/professionals.ts'

const unchanged: Record<ProfessionalStatus, string> = {
  pending: 'Profil već čeka odobrenje.',
  approved: 'Profil je već odobren.',
  rejected: 'Profil je već odbijen.',
}

const changed: Record<ProfessionalStatus, string> = {
  pending: 'Profil je u međuvremenu vraćen na čekanje, pa ova odluka nije spremljena.',
  approved: 'Profil je u međuvremenu odobren, pa ova odluka nije spremljena.',
  rejected: 'Profil je u međuvremenu odbijen, pa ova odluka nije spremljena.',
}

interface ProfileState {
  /** For a suspended profile, the status it will return to. */
  status: ProfessionalStatus
  is_suspended: boolean
}

/** Why the profile may not get that status; null if it may. Any status may follow any other. */
export function validateDecision({ status, is_suspended }: ProfileState, to: ProfessionalStatus): string | null {
  if (is_suspended) return 'Račun vlasnika je suspendiran. Najprije mu vratite pristup.'
  return status === to ? unchanged[to] : null
}

/** Describes the change since the admin saw the profile as `replaces`; null if that was not stated or is still true. */
export const describeChange = ({ status }: ProfileState, replaces: ProfessionalStatus | null | undefined) =>
  replaces === null || replaces === undefined || replaces === status ? null : changed[status]
