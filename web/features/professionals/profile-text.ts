import type { ProfessionalStatus } from '#contract/professionals.ts'

export const failureMessages = {
  load: 'Neuspjelo učitavanje podataka profila.',
  save: 'Neuspjelo ažuriranje profila. Molimo pokušajte ponovo.',
  conflict: 'Profil je u međuvremenu promijenjen na drugom uređaju.',
} as const

/** The quoted part of the other text, in characters. */
const QUOTED = 200

/** For a field that was changed both here and on another device, to `latest`. */
export const conflictText = (latest: string) => {
  const text = latest.length > QUOTED ? `${latest.slice(0, QUOTED).trimEnd()}…` : latest
  return text === ''
    ? 'Na drugom uređaju to je u međuvremenu izbrisano. Spremite ponovo ako želite da ostane ovako.'
    : `Na drugom uređaju u međuvremenu je spremljeno „${text}”. Spremite ponovo ako to želite zamijeniti.`
}

export const denied = 'Morate biti prijavljeni kao pružatelj usluga.'

export const statusLabels: Record<ProfessionalStatus, string> = {
  pending: 'Na čekanju',
  approved: 'Odobreno',
  rejected: 'Odbijeno',
}

/** The id of the form, in which its fields are found by name. */
export const PROFILE_FORM = 'podaci-tvrtke'
