import { companyOf } from '#contract/company-fields.ts'
import { factsOf } from '#contract/facts.ts'
import type { Media } from '#contract/media.ts'
import { formatPriceRange } from '#contract/money.ts'
import type { Professional, Ranking } from '#contract/professionals.ts'
import { presentInstant } from '#server/db/instants.ts'
import type { NamedRow } from './beginning-queries.ts'
import { cutDescription } from './card-description.ts'
import { distanceFrom, type NearFilter } from './list-filters.ts'
import type { ListRow } from './list-queries.ts'
import type { CardRow, ProfessionalRow } from './queries.ts'

type OwnRow = Pick<ProfessionalRow, 'replies' | 'travels_km' | 'facts' | 'packages'>

type Row = Omit<ProfessionalRow, 'pictures' | keyof OwnRow>

type CategoryOfRow = Pick<NamedRow, 'category_id' | 'category_name' | 'category_slug'>

const presentCategory = ({ category_id: id, category_name: name, category_slug: slug }: CategoryOfRow) =>
  id !== null && name !== null && slug !== null ? { id, name, slug } : null

/** In a list `media` is the cover alone, so its count is given beside it. */
const presentProfessional = (row: Row, media: Media[], mediaCount = media.length): Professional => ({
  id: row.id,
  ...companyOf(row),
  category: presentCategory(row),
  price_range: formatPriceRange(row.price_range_min, row.price_range_max),
  premium: row.premium,
  status: row.status,
  // Only its owner and admins see a rejected profile, and they may know why.
  ...(row.status === 'rejected' && { rejection_reason: row.rejection_reason }),
  average_rating: row.average_rating,
  review_count: row.review_count,
  media,
  media_count: mediaCount,
  created_at: presentInstant(row.created_at),
  updated_at: presentInstant(row.updated_at),
})

/** Those that its category has; others are from a former category. */
const presentFacts = ({ facts, category_slug: slug }: Row & OwnRow) =>
  Object.fromEntries(
    factsOf(slug ?? undefined).flatMap((key) => {
      const fact = facts[key]
      return fact === undefined ? [] : [[key, typeof fact === 'object' ? [...fact] : fact]]
    }),
  )

export type Named = Pick<Professional, 'id' | 'company_name' | 'city' | 'category'>

/** As it is suggested while a name is typed. */
export const presentNamed = (row: NamedRow): Named => ({
  id: row.id,
  company_name: row.company_name,
  city: row.city,
  category: presentCategory(row),
})

/** One professional by itself. */
export const presentDetail = (row: Row & OwnRow, media: Media[]): Professional => ({
  ...presentProfessional(row, media),
  travels_km: row.travels_km,
  facts: presentFacts(row),
  packages: row.packages,
  replies: row.replies ?? null,
})

/** The description is cut. */
export const presentCard = (row: Omit<CardRow, 'pictures'>, cover: Media[]): Professional => ({
  ...presentProfessional(row, cover, row.picture_count ?? 0),
  description: row.description && cutDescription(row.description),
})

/** As the terms say: ten silent reviews of four stars weigh against those that there are. */
const presentRanking = ({ rating_sum, review_count, premium, score }: ListRow): Ranking => ({
  rating: review_count === 0 ? null : rating_sum / review_count,
  reviews_weight: review_count / (review_count + 10),
  premium: premium ? 0.15 : 0,
  score,
})

/** Beside the professional, for a card in a list. */
export const presentPlace = (
  row: ListRow,
  { near, explains }: { near: NearFilter | undefined; explains: boolean },
): Pick<Professional, 'availability' | 'distance_km' | 'ranking'> => ({
  ...(row.is_available !== null && { availability: row.is_available ? 'available' : 'unknown' }),
  ...(near && { distance_km: distanceFrom(near, row.city) }),
  ...(explains && { ranking: presentRanking(row) }),
})
