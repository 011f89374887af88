import { findTown } from '#contract/towns.ts'

/** `zagreb` → `Zagreb`: a town on the map gets the map's spelling, any other place stays as typed. */
export const spellCity = <T extends { city: string | null }>(company: T): T => ({
  ...company,
  city: company.city && (findTown(company.city)?.name ?? company.city),
})
