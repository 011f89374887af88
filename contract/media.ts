import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { bodyId, pathId } from './query.ts'
import { optionalText, requiredMessage } from './text.ts'
import { uploadPolicy } from './upload-policy.ts'

/** Widths of the variants in pixels; none is larger than the picture itself. */
const widths = [320, 640, 960, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * The widths in which a picture is served: the usual ones below its own, and its own width if the next usual one would
 * enlarge it, so that no picture loses sharpness.
 */
export function variantWidths(width: number): number[] {
  const smaller = widths.filter((candidate) => candidate < width)
  return smaller.length < widths.length ? [...smaller, width] : smaller
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
    /** The size of the whole picture; every variant keeps its ratio. */
    width: z.int(),
    height: z.int(),
    /** Identifies the content; the first part of every variant's address. */
    hash: z.string(),
    widths: z.array(z.int()),
    created_at: instant,
    updated_at: instant,
  })
  .register(namedSchemas, { id: 'Media' })

export type Media = z.infer<typeof media>

/** A file from a multipart body, once the server has read it. JSON cannot imitate it. */
export class UploadedFile {
  readonly content: Uint8Array
  /** The owner's name for it, if known. */
  readonly filename: string | undefined

  constructor(content: Uint8Array, filename?: string) {
    this.content = content
    this.filename = filename
  }
}

const file = z.instanceof(UploadedFile).register(jsonSchemaOverrides, { type: 'string', format: 'binary' })

const dataUrl = z
  .string({ error: requiredMessage })
  .check(
    z.minLength(1, { error: requiredMessage, abort: true }),
    z.regex(/^data:[\w.+-]+\/[\w.+-]+(;[\w.=-]+){0,5};base64,/i, { error: uploadPolicy.typeMessage }),
  )

/** A picture as a file or, in JSON, as a `data:` address, which is a third larger. */
const mediaInput = z.object({ image: z.union([file, dataUrl], { error: requiredMessage }) })

const mediaChange = z.object({ alt: optionalText(uploadPolicy.maxAlt) })

export type MediaChange = z.infer<typeof mediaChange>

/** All pictures of the portfolio in their new order; the first is the cover. */
const mediaOrder = z.object({
  ids: z.array(bodyId('Slika nije pronađena.'), { error: requiredMessage }).check(z.maxLength(200)),
})

export type MediaOrder = z.infer<typeof mediaOrder>

/** In bytes: a picture of 5 MB is 7 million characters of base64. */
export const UPLOAD_BODY_LIMIT = 8 * 1024 * 1024

/** Separate from the others, because only this one reads multipart. */
export const mediaUploadCalls = {
  'POST /media': {
    operationId: 'uploadMedia',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Slike',
    summary: 'Učitavanje slike u portfelj',
    description:
      'JPEG ili PNG do 5 MB, 40 megapiksela i 12.000 piksela po stranici, kao datoteka „image” (multipart/form-data) ili kao adresa data: u JSON-u. Računa se sadržaj, a ne navedena vrsta. Slika se sprema bez metapodataka. Portfelj ima najviše 30 slika.',
    refusal: 'Samo profesionalci mogu učitavati slike',
    body: mediaInput,
    bodies: { 'application/json': z.object({ image: dataUrl }), 'multipart/form-data': z.object({ image: file }) },
    bodyLimit: UPLOAD_BODY_LIMIT,
    takesIdempotencyKey: true,
    answer: { 201: single(media) },
  },
} satisfies Calls

export const mediaCalls = {
  'PUT /media/order': {
    operationId: 'orderMedia',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Slike',
    summary: 'Redoslijed slika u portfelju',
    description: 'Sve slike portfelja, svaka jednom, u novom redoslijedu. Prva je naslovna.',
    body: mediaOrder,
    answer: { 200: listOf(media) },
    rejectsConflicts: true,
  },
  'PUT /media/:id': {
    operationId: 'updateMedia',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Slike',
    summary: 'Opis slike',
    description: 'Kratak tekst za one koji sliku ne vide.',
    params: pathId,
    body: mediaChange,
    answer: { 200: single(media) },
  },
  'DELETE /media/:id': {
    operationId: 'deleteMedia',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Slike',
    summary: 'Brisanje slike',
    description: 'Ako je bila naslovna, to postaje sljedeća.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
