import { formatQuantity } from '#contract/croatian.ts'
import type { Professional } from '#contract/professionals.ts'
import { longDay } from '#web/lib/format.ts'
import { formatRating } from '#web/ui/stars.tsx'
import type { Filters } from './filters.ts'

const twoDecimals = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const reviewsText = (count: number) => formatQuantity(count, 'recenzije', 'recenzije', 'recenzija')

/** `Ocjena 4,8 iz 23 recenzije vrijedi 4,56 · Premium +0,15 = 4,71` */
export function reasonsText({ ranking, review_count }: Pick<Professional, 'ranking' | 'review_count'>): string {
  if (ranking === undefined) return ''
  const { rating, premium, score } = ranking
  const weighted = twoDecimals.format(score - premium)
  const worth =
    rating === null
      ? `Bez recenzija vrijedi kao ocjena ${weighted}`
      : `Ocjena ${formatRating(rating)} iz ${reviewsText(review_count)} vrijedi ${weighted}`
  return premium === 0 ? worth : `${worth} · Premium +${twoDecimals.format(premium)} = ${twoDecimals.format(score)}`
}

const score = [
  'Prvo odlučuje ocjena. Svakomu pribrajamo deset zamišljenih recenzija s četiri zvjezdice, da jedna petica ne bude ispred četrdeset ocjena 4,8.',
  'Premium dodaje 0,15. To je plaćeno mjesto i zato na njemu piše „Izdvojeno – Premium”.',
]

const byName = 'Kod jednakih odlučuje naziv, po abecedi.'

const others: Readonly<Record<string, string[]>> = {
  rating: ['Odlučuje prosječna ocjena parova, od najviše. Oni bez recenzija su na kraju.'],
  price: ['Odlučuje cijena od koje počinju, od najniže. Oni bez cijene su na kraju.'],
  reviews: ['Odlučuje broj recenzija, od najvećeg.'],
  newest: ['Odlučuje kada je profil otvoren, najprije najnoviji.'],
}

/** The rules of this list's order, the first before the others. */
export const rulesOf = ({ date, sort = '' }: Filters): string[] => [
  ...(date
    ? [`Najprije oni kojima u kalendaru piše da su slobodni ${longDay(date)}, zatim oni bez podatka za taj dan.`]
    : []),
  ...(others[sort] ?? score),
  byName,
]
