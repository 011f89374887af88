import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant, replacedInstant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { placedPageOf, single } from './page.ts'
import { pathId, placedPageQuery, queryEnum } from './query.ts'
import { reasonInput } from './reason.ts'
import { review } from './reviews.ts'

const reviewStates = ['reported', 'hidden'] as const

/** `rewritten` is hidden and has been changed or rewritten since, so that no admin has judged the current words. */
const listedStates = ['reported', 'rewritten', 'hidden'] as const

const reviewKinds = ['review', 'reply'] as const

const adminReview = z
  .extend(review, {
    /** Whether the review itself was reported or the reply to it; the other fields are about that one. */
    kind: z.enum(reviewKinds),
    professional: z.object({ id: z.int(), company_name: z.string() }),
    /** When its words were last written, which is what a decision refers to. */
    changed_at: instant,
    reported_at: z.nullable(instant),
    report_reason: z.nullable(z.string()),
    hidden_at: z.nullable(instant),
    hidden_reason: z.nullable(z.string()),
  })
  .register(namedSchemas, { id: 'AdminReview' })

export type AdminReview = z.infer<typeof adminReview>

const adminReviewsQuery = z.object({
  state: queryEnum(listedStates),
  kind: queryEnum(reviewKinds),
  ...placedPageQuery(24, 100),
})

/** The number in each state, regardless of the filters; rewritten ones also count as hidden. */
const stateCounts = z.object({ reported: z.int(), rewritten: z.int(), hidden: z.int() })

const adminReviewPage = z.extend(placedPageOf(adminReview), { counts: stateCounts })

export type AdminReviewPage = z.infer<typeof adminReviewPage>

/** A decision applies to the words that the admin has read; without this field, to any. */
const judged = { changed_at: replacedInstant }

const hiding = z.extend(reasonInput, judged)

export type Hiding = z.infer<typeof hiding>

/** The state that the decision replaces, as the admin has seen it. Without it, the decision replaces any state. */
const showing = z.object({
  ...judged,
  replaces: z.optional(z.nullable(z.enum(reviewStates, { error: 'Stanje mora biti reported ili hidden.' }))),
})

export type Showing = z.infer<typeof showing>

export type AdminReviewsQuery = z.infer<typeof adminReviewsQuery>

export const adminReviewCalls = {
  'GET /admin/reviews': {
    operationId: 'listReviewsAsAdmin',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Prijavljene i skrivene recenzije i odgovori na njih',
    description:
      'Najprije prijavljeno, ono što čeka najdulje prvo; zatim skriveno, zadnje skriveno najprije. „kind” kaže je li riječ o recenziji ili o odgovoru na nju; recenzija i njezin odgovor mogu biti na popisu svaki za sebe. Skrivena recenzija koju je par izmijenio ili napisao iznova nema više prijave (reported_at je null) dok je administrator ne pogleda; takve daje „state=rewritten”. Uz stranicu je i broj zapisa u svakom stanju (counts).',
    query: adminReviewsQuery,
    answer: { 200: adminReviewPage },
  },
  'POST /admin/reviews/:id/hide': {
    operationId: 'hideReview',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Skrivanje prijavljene recenzije',
    description:
      'Skrivena recenzija ne računa se u ocjenu; autor je i dalje vidi, s razlogom. Onu koju je par nakon skrivanja izmijenio ili napisao iznova poziv ostavlja skrivenom, s novim razlogom.',
    params: pathId,
    body: hiding,
    answer: { 200: single(adminReview) },
    rejectsConflicts: true,
  },
  'POST /admin/reviews/:id/show': {
    operationId: 'showReview',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Vraćanje recenzije ili odbacivanje prijave',
    description: 'Skrivena recenzija ponovo je vidljiva i računa se; prijava se briše.',
    params: pathId,
    // Some clients send no body at all.
    body: z.nullish(showing),
    answer: { 200: single(adminReview) },
    rejectsConflicts: true,
  },
  'POST /admin/reviews/:id/reply/hide': {
    operationId: 'hideReviewReply',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Skrivanje prijavljenog odgovora na recenziju',
    description: 'Skriveni odgovor vidi još samo pružatelj usluga, s razlogom, i ne može ga mijenjati.',
    params: pathId,
    body: hiding,
    answer: { 200: single(adminReview) },
    rejectsConflicts: true,
  },
  'POST /admin/reviews/:id/reply/show': {
    operationId: 'showReviewReply',
    who: ['admin'],
    tag: 'Administracija',
    summary: 'Vraćanje odgovora na recenziju ili odbacivanje prijave',
    description: 'Skriveni odgovor ponovo je vidljiv; prijava se briše.',
    params: pathId,
    // As above.
    body: z.nullish(showing),
    answer: { 200: single(adminReview) },
    rejectsConflicts: true,
  },
} satisfies Calls
