import { findTown } from '#contract/towns.ts'

/** `zagreb` → `Zagreb`: a town of the map as the map spells it, any other place as it was typed. */
export const spellCity = <T extends { city: string | null }>(company: T): T => ({
  ...company,
  city: company.city && (findTown(company.city)?.name ?? company.city),
})
