import type { Media } from '../../../contract/media.ts'
import { variantWidths } from '../../../contract/media.ts'
import { formatPriceRange } from '../../../contract/money.ts'
import { mediaPath } from '../../../contract/paths.ts'
import type { Professional } from '../../../contract/professionals.ts'
import type { MediaRow, ProfessionalRow } from './queries.ts'

function presentMedia(row: MediaRow): Media {
  const widths = variantWidths(row.width)
  return {
    id: row.id,
    professional_id: row.professional_id,
    filename: row.filename,
    url: mediaPath(row.hash, Math.max(...widths), 'webp'),
    type: 'image',
    alt: row.alt,
    width: row.width,
    height: row.height,
    hash: row.hash,
    widths,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const presentCategory = ({ category_id: id, category_name: name, category_slug: slug }: ProfessionalRow) =>
  id !== null && name !== null && slug !== null ? { id, name, slug } : null

/** `media` is the cover alone in a list, hence the count beside it. */
export const presentProfessional = (
  row: ProfessionalRow,
  media: MediaRow[],
  mediaCount = media.length,
): Professional => ({
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
  average_rating: row.average_rating,
  review_count: row.review_count,
  media: media.map(presentMedia),
  media_count: mediaCount,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
