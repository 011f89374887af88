import { zagrebDayOf } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import { formatNumber } from '#contract/numbers.ts'
import type { Professional, ProfessionalOrder, Suggestion } from '#contract/professionals.ts'
import { longDay } from '#web/lib/format.ts'
import { formatRating } from '#web/ui/stars.tsx'
import { asFound } from './as-meant.ts'
import type { Filters } from './filters.ts'

const reviewsText = (count: number) => formatQuantity(count, 'recenzije', 'recenzije', 'recenzija')

type Placed = Pick<Professional, 'availability' | 'ranking' | 'review_count' | 'price_range' | 'created_at'>

/**
 * The reason for a professional's position: `Ocjena 4,8 iz 23 recenzije vrijedi 4,56 · Premium +0,15 = 4,71`, `€ 500 -
 * € 1.500`.
 */
export function reasonsText(order: ProfessionalOrder, placed: Placed): string {
  const { availability, price_range, review_count, created_at } = placed
  const own = {
    recommended: () => scoreText(placed, true),
    rating: () => scoreText(placed, false),
    price: () => price_range,
    reviews: () => formatQuantity(review_count, 'recenzija', 'recenzije', 'recenzija'),
    newest: () => `Profil otvoren ${longDay(zagrebDayOf(new Date(created_at)))}`,
  }[order]
  return [availability === 'unknown' ? 'Bez podatka za taj dan' : '', own()].filter(Boolean).join(' · ')
}

function scoreText({ ranking, review_count }: Placed, withPremium: boolean): string {
  if (ranking === undefined) return ''
  const { rating, premium, score } = ranking
  const weighted = formatNumber(score - premium, 2)
  const worth =
    rating === null
      ? `Bez recenzija vrijedi kao ocjena ${weighted}`
      : `Ocjena ${formatRating(rating)} iz ${reviewsText(review_count)} vrijedi ${weighted}`
  return withPremium && premium !== 0
    ? `${worth} · Premium +${formatNumber(premium, 2)} = ${formatNumber(score, 2)}`
    : worth
}

const weightedRating =
  'Svakomu pribrajamo deset zamišljenih recenzija s četiri zvjezdice, da jedna petica ne bude ispred četrdeset ocjena 4,8.'

const rules: Readonly<Record<ProfessionalOrder, readonly string[]>> = {
  recommended: [
    `Odlučuje ocjena. ${weightedRating}`,
    'Premium joj dodaje 0,15. To je plaćeno mjesto i zato na njemu piše „Izdvojeno – Premium”.',
  ],
  rating: [`Odlučuje ocjena. ${weightedRating} Premium ovdje ne dodaje ništa.`],
  price: ['Odlučuje cijena od koje počinju, od najniže. Oni bez cijene su na kraju.'],
  reviews: ['Odlučuje broj recenzija, od najvećeg.'],
  newest: ['Odlučuje kada je profil otvoren, od najnovijeg.'],
}

/**
 * The filters that affect the order. Words do only as names, and only if all matching names are compared, which they
 * are not above the counting limit. `answer` is undefined until known.
 */
export function orderingFilters(
  filters: Filters,
  answer: { suggestion?: Suggestion | undefined; total_is_minimum?: boolean | undefined } | undefined,
): Filters {
  const found = answer ? asFound(filters, answer.suggestion ?? {}) : filters
  return answer && !answer.total_is_minimum ? found : { ...found, search: '' }
}

/** The rules of this list's order, by precedence. */
export const rulesOf = (order: ProfessionalOrder, { date, free_only, search }: Filters): string[] => [
  ...(date && !free_only
    ? [`Najprije oni kojima u kalendaru piše da su slobodni ${longDay(date)}, zatim oni bez podatka za taj dan.`]
    : []),
  ...(search && order === 'recommended' ? ['Među nazivima su najprije oni najbliži onome što ste napisali.'] : []),
  ...rules[order],
  'Kod jednakih odlučuje naziv, po abecedi.',
]
