import { type Media, variantWidths } from '#contract/media.ts'
import { mediaPath } from '#contract/paths.ts'
import type { MediaRow } from './queries.ts'

type Instant = Date | string

/** Instants come as text where the row was read as JSON, through the view `pictures`. */
type Picture = Omit<MediaRow, 'created_at' | 'updated_at'> & { created_at: Instant; updated_at: Instant }

/** In JSON PostgreSQL writes the microseconds that there are, of UTC on our connections. */
const inJson = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00$/

/** As Date writes it, in a fifth of the time. */
function presentInstant(instant: Instant): string {
  const [, seconds, fraction = ''] = (typeof instant === 'string' && inJson.exec(instant)) || []
  return seconds === undefined ? new Date(instant).toISOString() : `${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

export function presentMedia(row: Picture): Media {
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
    created_at: presentInstant(row.created_at),
    updated_at: presentInstant(row.updated_at),
  }
}
