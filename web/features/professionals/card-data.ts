import type { Professional } from '#contract/professionals.ts'
import { toCover } from '#web/lib/media-files.ts'

/** Only the data of a card, because the page contains it twice: as markup and for hydration. */
export function toCard(professional: Professional) {
  const [cover] = professional.media
  return {
    id: professional.id,
    company_name: professional.company_name,
    city: professional.city,
    category: professional.category,
    description: professional.description ?? '',
    price_range: professional.price_range,
    premium: professional.premium,
    average_rating: professional.average_rating,
    review_count: professional.review_count,
    cover: cover ? toCover(cover) : null,
    ...(professional.availability && { availability: professional.availability }),
  }
}

export type CardData = ReturnType<typeof toCard>
