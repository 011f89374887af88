import { type Media, variantWidths } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'
import type { MediaRow } from './queries.ts'

export function presentMedia(row: MediaRow): Media {
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
