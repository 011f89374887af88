import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { bodyId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'
import { uploadPolicy } from './upload-policy.ts'

/** Widths of the variants; none is larger than the picture itself. */
const widths = [320, 640, 960, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The widths in which a picture is served: the usual ones, up to its own, or its own when it is smaller than all. */
export function variantWidths(width: number): number[] {
  const smaller = widths.filter((candidate) => candidate <= width)
  return smaller.length > 0 ? smaller : [width]
}

export const media = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    filename: z.string(),
    /** The picture in WebP at its largest width, for clients that want a single address. */
    url: z.string(),
    type: z.literal('image'),
    alt: z.nullable(z.string()),
    /** Size of the whole picture; every variant keeps its ratio. */
    width: z.int(),
    height: z.int(),
    /** Names the content: the first part of every variant's address. */
    hash: z.string(),
    widths: z.array(z.int()),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Media' })

export type Media = z.infer<typeof media>

/** A picture as a `data:` address; the better way is multipart with the file as `image`. */
export const mediaInput = z.object({
  image: z
    .string({ error: requiredMessage })
    .check(
      z.minLength(1, { error: requiredMessage, abort: true }),
      z.regex(/^data:[\w.+-]+\/[\w.+-]+(;[\w.=-]+){0,5};base64,/i, { error: uploadPolicy.typeMessage }),
    ),
})

export const mediaChange = z.object({ alt: optionalText(uploadPolicy.maxAlt) })

export type MediaChange = z.infer<typeof mediaChange>

/** All pictures of the portfolio in their new order; the first is the cover. */
export const mediaOrder = z.object({
  ids: z.array(bodyId('Slika nije pronađena.'), { error: requiredMessage }).check(z.maxLength(200)),
})

export type MediaOrder = z.infer<typeof mediaOrder>
