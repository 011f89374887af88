import type { CalendarDay } from '#contract/calendar-day.ts'
import { repliesToCriticism, repliesToMixed, repliesToPraise } from '#demo/texts/review-replies.ts'
import type { SeededRandom } from './random.ts'
import type { Marketplace, ReviewRow } from './rows.ts'

const DAY_MS = 86_400_000

const textsFor = (stars: number) => {
  if (stars >= 4) return repliesToPraise
  return stars === 3 ? repliesToMixed : repliesToCriticism
}

/** Unhappy couples get a reply more often. */
const chanceOf = (stars: number) => (stars >= 4 ? 0.3 : 0.6)

/**
 * Replies of two professionals in three to some of their reviews, no text twice on a page; the newest reviews have none
 * yet.
 */
export function addReviewReplies(rows: Marketplace, today: CalendarDay, random: SeededRandom): void {
  const byProfessional = new Map<number, ReviewRow[]>()
  for (const review of rows.reviews)
    byProfessional.set(review.professional_id, [...(byProfessional.get(review.professional_id) ?? []), review])
  for (const reviews of byProfessional.values()) {
    // The demo studio comes first, and always replies.
    if (random.chance(1 / 3) && reviews[0]?.professional_id !== 1) continue
    const used = new Set<string>()
    for (const { id, rating, created_at } of reviews) {
      const isAnswered = random.chance(chanceOf(rating))
      const answeredAt = new Date(Date.parse(created_at) + random.between(0.2, 6) * DAY_MS).toISOString()
      const body = random.oneOf(textsFor(rating))
      if (!isAnswered || used.has(body) || answeredAt.slice(0, 10) >= today) continue
      used.add(body)
      rows.review_replies.push({ review_id: id, body, created_at: answeredAt, updated_at: answeredAt })
    }
  }
}
