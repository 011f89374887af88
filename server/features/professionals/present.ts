import type { Media } from '#contract/media.ts'
import { formatPriceRange } from '#contract/money.ts'
import type { Professional } from '#contract/professionals.ts'
import type { ProfessionalRow } from './queries.ts'

const presentCategory = ({ category_id: id, category_name: name, category_slug: slug }: ProfessionalRow) =>
  id !== null && name !== null && slug !== null ? { id, name, slug } : null

/** `media` is the cover alone in a list, hence the count beside it. */
export const presentProfessional = (row: ProfessionalRow, media: Media[], mediaCount = media.length): Professional => ({
  id: row.id,
  company_name: row.company_name,
  category_id: row.category_id,
  category: presentCategory(row),
  description: row.description,
  city: row.city,
  price_range_min: row.price_range_min,
  price_range_max: row.price_range_max,
  price_range: formatPriceRange(row.price_range_min, row.price_range_max),
  website: row.website,
  instagram: row.instagram,
  premium: row.premium,
  status: row.status,
  // Whoever may see a rejected profile may know why.
  ...(row.status === 'rejected' && { rejection_reason: row.rejection_reason }),
  average_rating: row.average_rating,
  review_count: row.review_count,
  media,
  media_count: mediaCount,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
