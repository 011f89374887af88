import type { Professional } from '#contract/professionals.ts'

const DESCRIPTION_LENGTH = 100

/**
 * The beginning of a text, cut at 100 characters with an ellipsis.
 * @internal
 */
export function cutDescription(text: string | null): string {
  const letters = [...(text ?? '')]
  return letters.length > DESCRIPTION_LENGTH
    ? `${letters.slice(0, DESCRIPTION_LENGTH).join('').trimEnd()}…`
    : letters.join('')
}

/** The data of a card, and no more: it is in the page twice, as markup and for hydration. */
export function toCard(professional: Professional) {
  const cover = professional.media[0]
  return {
    id: professional.id,
    company_name: professional.company_name,
    city: professional.city,
    category: professional.category,
    description: cutDescription(professional.description),
    price_range: professional.price_range,
    premium: professional.premium,
    average_rating: professional.average_rating,
    review_count: professional.review_count,
    cover: cover ?? null,
    ...(professional.availability && { availability: professional.availability }),
  }
}

export type CardData = ReturnType<typeof toCard>
