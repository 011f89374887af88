import * as z from 'zod/mini'
import { calendarDay } from './calendar-day-schema.ts'
import type { Calls } from './calls.ts'
import { comparedText } from './compared-text.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { namedSchemas } from './named-schemas.ts'
import { pageOf, single } from './page.ts'
import { bodyId, pageQuery, pathId, queryEnum, queryFlag, queryNumber, queryText, requiredQueryId } from './query.ts'
import { reasonInput } from './reason.ts'
import { optionalText, requiredMessage } from './text.ts'
import { REVIEW_COMMENT_MAX } from './text-limits.ts'

/** The professional's one reply to a review. */
const reviewReply = z
  .object({
    body: z.string(),
    created_at: instant,
    updated_at: instant,
    /** Only if the couple has changed its review since, so that the reply refers to earlier words. */
    review_changed: z.optional(z.boolean()),
    /** Why an admin has hidden it: only for its professional, and only while it is hidden. */
    hidden_reason: z.optional(z.nullable(z.string())),
    /** When and why the couple has reported it: only for that couple. */
    reported_at: z.optional(instant),
    report_reason: z.optional(z.nullable(z.string())),
    /** When an admin has left it visible against the couple's report: only for that couple, and until it is rewritten. */
    report_dismissed_at: z.optional(instant),
  })
  .register(namedSchemas, { id: 'ReviewReply' })

export type ReviewReply = z.infer<typeof reviewReply>

/** The lead behind a review, which was booked here. */
const verification = z
  .object({
    /** The day in Zagreb; null for a booking from before this was recorded. */
    booked_on: z.nullable(calendarDay),
    /** The month of the wedding. */
    event_month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  })
  .register(namedSchemas, { id: 'ReviewVerification' })

/** A couple's rating and comment. */
const ratedReview = z.object({
  id: z.int(),
  professional_id: z.int(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  created_at: instant,
  /** null once the account is deleted. */
  couple: z.nullable(z.object({ name: z.string() })),
  /** Why an admin has hidden it: only for its author, and only while it is hidden. */
  hidden_reason: z.optional(z.nullable(z.string())),
})

export const review = z
  .extend(ratedReview, {
    /** null if there is none that the reader may see. */
    reply: z.nullable(reviewReply),
    /** null for a review without a booking here. */
    verified: z.nullable(verification),
  })
  .register(namedSchemas, { id: 'Review' })

export type Review = z.infer<typeof review>

/** A review as its professional sees it, including what it has reported to the admins. */
export const receivedReview = z
  .extend(review, {
    reported_at: z.nullable(instant),
    report_reason: z.nullable(z.string()),
    /** When an admin has left it visible against a report; absent once it is rewritten. */
    report_dismissed_at: z.optional(instant),
  })
  .register(namedSchemas, { id: 'ReceivedReview' })

export type ReceivedReview = z.infer<typeof receivedReview>

const REVIEWS_PER_PAGE = 10

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof reviewSorts)[number]

const REVIEW_SEARCH_MAX = 100

/** Which of a professional's reviews, and in what order. */
const reviewFilters = {
  sort: queryEnum(reviewSorts),
  search: queryText(REVIEW_SEARCH_MAX),
  rating: queryNumber({ min: 1, max: 5 }),
}

const reviewsQuery = z.object({
  professional_id: requiredQueryId,
  ...reviewFilters,
  ...pageQuery(REVIEWS_PER_PAGE, 100),
})

export type ReviewsQuery = z.infer<typeof reviewsQuery>

const receivedReviewsQuery = z.object({
  ...reviewFilters,
  unanswered: queryFlag,
  ...pageQuery(REVIEWS_PER_PAGE, 100),
})

export type ReceivedReviewsQuery = z.infer<typeof receivedReviewsQuery>

/** Regardless of the filters: how many of all reviews gave each number of stars, from 1 to 5. */
const ratingCounts = z.array(z.int()).check(z.length(5))

const reviewPage = z.extend(pageOf(review), { rating_counts: ratingCounts })

export type ReviewPage = z.infer<typeof reviewPage>

const receivedReviewPage = z.extend(pageOf(receivedReview), {
  rating_counts: ratingCounts,
  /** How many of all reviews have no reply. */
  unanswered: z.int(),
})

export type ReceivedReviewPage = z.infer<typeof receivedReviewPage>

/** The couple's own review of a professional, and whether it may write one. */
export const myReview = z
  .object({
    can_review: z.boolean(),
    /** The couple could write a review if it confirmed its address. */
    needs_confirmation: z.boolean(),
    review: z.nullable(review),
  })
  .register(namedSchemas, { id: 'MyReview' })

export type MyReview = z.infer<typeof myReview>

/** The same as part of a lead, without the reply and the verification. */
export const reviewOfLead = z.extend(myReview, { review: z.nullable(ratedReview) })

export type ReviewOfLead = z.infer<typeof reviewOfLead>

const myReviewQuery = z.object({ professional_id: requiredQueryId })

const ratingMessage = 'Ocjena mora biti cijeli broj od 1 do 5.'

/** As a number or as text from a form. */
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

/** With the review that the change replaces, as its author has read it. Without it, the change replaces any. */
const reviewReplacement = z.extend(reviewChange, {
  replaces: z.optional(
    z.nullable(z.object({ rating: z.int().check(z.minimum(0), z.maximum(5)), comment: z.nullable(comparedText) })),
  ),
})

export type ReviewReplacement = z.infer<typeof reviewReplacement>

const reviewInput = z.extend(reviewChange, { professional_id: bodyId('Odaberite pružatelja usluga.') })

export type ReviewInput = z.infer<typeof reviewInput>

export const reviewCalls = {
  'GET /reviews': {
    operationId: 'listReviews',
    who: 'everyone',
    isConditional: true,
    tag: 'Recenzije',
    summary: 'Recenzije jednog pružatelja usluga',
    description:
      'Najnovije najprije, ako se ne traži drukčije. Uz stranicu i broj svih recenzija za svaku ocjenu od 1 do 5 (rating_counts), a uz recenziju javni odgovor pružatelja usluga (reply) i rezervacija koja stoji iza nje (verified).',
    query: reviewsQuery,
    answer: { 200: reviewPage },
  },
  'GET /reviews/received': {
    operationId: 'listReceivedReviews',
    who: ['professional'],
    apiKey: 'read',
    tag: 'Recenzije',
    summary: 'Recenzije vlastitog profila',
    description:
      'Kao javni popis, i dok profil nije odobren. Vlastiti skriveni odgovor ima razlog skrivanja (hidden_reason); „unanswered” je broj svih bez odgovora.',
    query: receivedReviewsQuery,
    answer: { 200: receivedReviewPage },
  },
  'GET /reviews/mine': {
    operationId: 'listOwnReviews',
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Vlastita recenzija',
    description:
      'Što je prijavljeni par napisao o pružatelju usluga i smije li napisati recenziju. „needs_confirmation” kaže da za to treba još samo potvrditi e-mail adresu.',
    query: myReviewQuery,
    answer: { 200: single(myReview) },
  },
  'POST /reviews': {
    operationId: 'createReview',
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
    operationId: 'updateReview',
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Izmjena vlastite recenzije',
    description: 'Samo vlastite. Prosječna ocjena mijenja se u istom trenutku.',
    params: pathId,
    body: reviewReplacement,
    answer: { 200: single(review) },
    rejectsConflicts: true,
  },
  'DELETE /reviews/:id': {
    operationId: 'deleteReview',
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Brisanje vlastite recenzije',
    description: 'Samo vlastite. Prosječna ocjena mijenja se u istom trenutku.',
    params: pathId,
    answer: { 204: z.null() },
  },
  'POST /reviews/:id/report': {
    operationId: 'reportReview',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Recenzije',
    summary: 'Prijava recenzije administratoru',
    description: 'Pružatelj usluga prijavljuje recenziju vlastitog profila. Do odluke ostaje vidljiva.',
    params: pathId,
    body: reasonInput,
    takesIdempotencyKey: true,
    answer: { 204: z.null() },
    rejectsConflicts: true,
  },
} satisfies Calls
