import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { bodyId, pageQuery, pathId, requiredQueryId } from './query.ts'
import { reasonInput } from './reason.ts'
import { optionalText, requiredMessage } from './text.ts'
import { REVIEW_COMMENT_MAX } from './text-limits.ts'

export const review = z
  .object({
    id: z.int(),
    professional_id: z.int(),
    rating: z.int(),
    comment: z.nullable(z.string()),
    created_at: instant,
    /** null once the account is gone. */
    couple: z.nullable(z.object({ name: z.string() })),
    /** Why an admin has hidden it: for its author alone, and only while it is hidden. */
    hidden_reason: z.optional(z.nullable(z.string())),
  })
  .register(namedSchemas, { id: 'Review' })

export type Review = z.infer<typeof review>

/** A review as its professional has it in the export, with what it has reported to the admins. */
export const receivedReview = z
  .extend(review, { reported_at: z.nullable(instant), report_reason: z.nullable(z.string()) })
  .register(namedSchemas, { id: 'ReceivedReview' })

export type ReceivedReview = z.infer<typeof receivedReview>

const REVIEWS_PER_PAGE = 10

const reviewsQuery = z.object({ professional_id: requiredQueryId, ...pageQuery(REVIEWS_PER_PAGE, 100) })

export type ReviewsQuery = z.infer<typeof reviewsQuery>

/** Beside the page: how many reviews gave each number of stars, from 1 to 5. */
const ratingCounts = z.array(z.int()).check(z.length(5))

const reviewPage = z.extend(pageOf(review), { rating_counts: ratingCounts })

export type ReviewPage = z.infer<typeof reviewPage>

/** The couple's own review of a professional, and whether it may write one. */
export const myReview = z
  .object({
    can_review: z.boolean(),
    /** Only the confirmation of the couple's address is missing. */
    needs_confirmation: z.boolean(),
    review: z.nullable(review),
  })
  .register(namedSchemas, { id: 'MyReview' })

export type MyReview = z.infer<typeof myReview>

const myReviewQuery = z.object({ professional_id: requiredQueryId })

const ratingMessage = 'Ocjena mora biti cijeli broj od 1 do 5.'

/** As a number or as a form's text. */
const rating = z
  .pipe(
    z.union([z.number(), z.string()], {
      error: ({ input }) => (input === null || input === undefined ? requiredMessage : ratingMessage),
    }),
    z.transform((value, ctx): number => {
      const text = String(value).trim()
      if (/^[1-5]$/.test(text)) return Number(text)
      ctx.issues.push({ code: 'custom', input: value, message: text === '' ? requiredMessage : ratingMessage })
      return z.NEVER
    }),
  )
  .register(jsonSchemaOverrides, { type: 'integer', minimum: 1, maximum: 5 })

export const reviewChange = z.object({
  rating,
  comment: optionalText(REVIEW_COMMENT_MAX),
})

export type ReviewChange = z.infer<typeof reviewChange>

const reviewInput = z.extend(reviewChange, { professional_id: bodyId('Odaberite pružatelja usluga.') })

export type ReviewInput = z.infer<typeof reviewInput>

export const reviewCalls = {
  'GET /reviews': {
    who: 'everyone',
    tag: 'Recenzije',
    summary: 'Recenzije jednog pružatelja usluga',
    description: 'Najnovije najprije. Uz stranicu i broj recenzija za svaku ocjenu od 1 do 5 (rating_counts).',
    query: reviewsQuery,
    answer: { 200: reviewPage },
  },
  'GET /reviews/mine': {
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Vlastita recenzija',
    description:
      'Što je prijavljeni par napisao o pružatelju usluga i smije li napisati recenziju. „needs_confirmation” kaže da za to treba još samo potvrditi e-mail adresu.',
    query: myReviewQuery,
    answer: { 200: single(myReview) },
  },
  'POST /reviews': {
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Pisanje recenzije',
    description:
      'Par piše jednu recenziju pružatelju usluga koji mu je potvrdio rezervaciju, nakon što je dan vjenčanja prošao i kad je potvrdio svoju e-mail adresu.',
    body: reviewInput,
    takesIdempotencyKey: true,
    answer: { 201: single(review) },
    rejectsConflicts: true,
  },
  'PUT /reviews/:id': {
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Izmjena vlastite recenzije',
    params: pathId,
    body: reviewChange,
    answer: { 200: single(review) },
  },
  'DELETE /reviews/:id': {
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Brisanje vlastite recenzije',
    params: pathId,
    answer: { 204: z.null() },
  },
  'POST /reviews/:id/report': {
    who: ['professional'],
    tag: 'Recenzije',
    summary: 'Prijava recenzije administratoru',
    description: 'Pružatelj usluga prijavljuje recenziju vlastitog profila. Do odluke ostaje vidljiva.',
    params: pathId,
    body: reasonInput,
    answer: { 204: z.null() },
    rejectsConflicts: true,
  },
} satisfies Calls
