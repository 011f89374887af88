import type { DayStatus } from '#contract/availability.ts'
import type { Facts } from '#contract/facts.ts'
import type { Professional } from '#contract/professionals.ts'
import { toCover } from '#web/lib/media-files.ts'

/** Only the data of one column, because the page contains it twice: as markup and for hydration. */
export function toCompared(professional: Professional) {
  const [cover] = professional.media
  return {
    id: professional.id,
    company_name: professional.company_name,
    city: professional.city,
    category: professional.category,
    price_range: professional.price_range,
    average_rating: professional.average_rating,
    review_count: professional.review_count,
    cover: cover ? toCover(cover) : null,
    replies: professional.replies ?? null,
    travels_km: professional.travels_km ?? null,
    facts: (professional.facts ?? {}) as Facts, // nothing reads a key of an older release
    packages: professional.packages ?? [],
  }
}

export type Compared = ReturnType<typeof toCompared> & {
  /** On the couple's day; null if none is set, or if it could not be loaded. */
  dayStatus: DayStatus | null
  /** To the town of the wedding, if both are on the map. */
  distanceKm: number | null
}
