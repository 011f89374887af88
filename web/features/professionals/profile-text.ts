import type { ProfessionalStatus } from '#contract/professionals.ts'

export const failureMessages = {
  load: 'Neuspjelo učitavanje podataka profila.',
  save: 'Neuspjelo ažuriranje profila. Molimo pokušajte ponovo.',
} as const

export const denied = 'Morate biti prijavljeni kao pružatelj usluga.'

export const statusLabels: Record<ProfessionalStatus, string> = {
  pending: 'Na čekanju',
  approved: 'Odobreno',
  rejected: 'Odbijeno',
}

/** The id of the form, where its fields are looked for by name. */
export const PROFILE_FORM = 'podaci-tvrtke'
