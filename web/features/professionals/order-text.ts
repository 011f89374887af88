import { formatQuantity } from '#contract/croatian.ts'
import type { Professional, ProfessionalOrder } from '#contract/professionals.ts'
import { longDay } from '#web/lib/format.ts'
import { formatRating } from '#web/ui/stars.tsx'
import type { Filters } from './filters.ts'

const twoDecimals = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const reviewsText = (count: number) => formatQuantity(count, 'recenzije', 'recenzije', 'recenzija')

/** `Ocjena 4,8 iz 23 recenzije vrijedi 4,56 · Premium +0,15 = 4,71` */
export function reasonsText({
  ranking,
  review_count,
  availability,
}: Pick<Professional, 'ranking' | 'review_count' | 'availability'>): string {
  if (ranking === undefined) return ''
  const { rating, premium, score } = ranking
  const weighted = twoDecimals.format(score - premium)
  const worth =
    rating === null
      ? `Bez recenzija vrijedi kao ocjena ${weighted}`
      : `Ocjena ${formatRating(rating)} iz ${reviewsText(review_count)} vrijedi ${weighted}`
  return [
    availability === 'unknown' ? 'Bez podatka za taj dan' : '',
    worth,
    premium === 0 ? '' : `Premium +${twoDecimals.format(premium)} = ${twoDecimals.format(score)}`,
  ]
    .filter(Boolean)
    .join(' · ')
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

/** The rules of this list's order, the first before the others. */
export const rulesOf = (order: ProfessionalOrder, { date, search }: Filters): string[] => [
  ...(date
    ? [`Najprije oni kojima u kalendaru piše da su slobodni ${longDay(date)}, zatim oni bez podatka za taj dan.`]
    : []),
  ...(search && order === 'recommended' ? ['Među nazivima su najprije oni najbliži onome što ste napisali.'] : []),
  ...rules[order],
  'Kod jednakih odlučuje naziv, po abecedi.',
]
