import type { CompanyField } from '#contract/company-fields.ts'
import type { Media } from '#contract/media.ts'
import type { Professional } from '#contract/professionals.ts'

/** In characters; a shorter description counts as incomplete. */
const MIN_DESCRIPTION_LENGTH = 150
const MIN_PICTURES = 3
const MIN_FACTS = 3

export interface MissingPart {
  part:
    | Extract<CompanyField, 'city' | 'description' | 'price_range_min' | 'website' | 'instagram'>
    | 'pictures'
    | 'alt'
    | 'packages'
    | 'facts'
  /** Asks the owner to add it. */
  label: string
}

type Profile = Pick<
  Professional,
  | 'city'
  | 'description'
  | 'price_range_min'
  | 'price_range_max'
  | 'website'
  | 'instagram'
  | 'packages'
  | 'facts'
  | 'travels_km'
>

/** The completeness of a profile and its missing parts, the most important first. */
export function completenessOf(
  profile: Profile,
  pictures: readonly Pick<Media, 'alt'>[],
): { percent: number; missing: MissingPart[] } {
  const description = profile.description?.length ?? 0
  const factCount = Object.keys(profile.facts ?? {}).length + ((profile.travels_km ?? null) === null ? 0 : 1)
  const undescribed = pictures.filter(({ alt }) => alt === null).length
  const parts: (MissingPart & { isThere: boolean })[] = [
    { part: 'city', label: 'Upišite grad', isThere: profile.city !== null },
    {
      part: 'pictures',
      label: pictures.length === 0 ? 'Dodajte slike' : `Dodajte barem ${MIN_PICTURES} slike`,
      isThere: pictures.length >= MIN_PICTURES,
    },
    {
      part: 'description',
      label: description === 0 ? 'Napišite opis' : 'Proširite opis',
      isThere: description >= MIN_DESCRIPTION_LENGTH,
    },
    {
      part: 'price_range_min',
      label: 'Navedite cijenu',
      isThere: profile.price_range_min !== null || profile.price_range_max !== null,
    },
    { part: 'packages', label: 'Dodajte pakete', isThere: (profile.packages ?? []).length > 0 },
    { part: 'facts', label: 'Navedite što nudite', isThere: factCount >= MIN_FACTS },
    { part: 'alt', label: 'Opišite slike', isThere: pictures.length > 0 && undescribed === 0 },
    { part: 'website', label: 'Dodajte web-stranicu', isThere: profile.website !== null },
    { part: 'instagram', label: 'Dodajte Instagram', isThere: profile.instagram !== null },
  ]
  // Name and category exist since the registration, and count.
  const there = 2 + parts.filter(({ isThere }) => isThere).length
  return {
    percent: Math.round((there / (2 + parts.length)) * 100),
    missing: parts
      // Without pictures there is nothing to describe.
      .filter(({ part, isThere }) => !isThere && (part !== 'alt' || pictures.length > 0))
      .map(({ part, label }) => ({ part, label })),
  }
}
