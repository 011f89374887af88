import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { single } from './page.ts'
import { pathId } from './query.ts'
import { reasonInput } from './reason.ts'
import { receivedReview } from './reviews.ts'
import { replacedText, requiredText } from './text.ts'
import { REVIEW_REPLY_MAX } from './text-limits.ts'

const replyInput = z.object({ body: requiredText(REVIEW_REPLY_MAX), replaces: replacedText })

export type ReplyInput = z.infer<typeof replyInput>

export const reviewReplyCalls = {
  'PUT /reviews/:id/reply': {
    operationId: 'replyToReview',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Recenzije',
    summary: 'Javni odgovor na recenziju',
    description:
      'Jedan odgovor na svaku recenziju vlastitog profila; ponovni poziv mijenja tekst. Paru javljamo samo prvi put. Na skrivenu recenziju ne može se odgovoriti, a skriveni odgovor ne može se mijenjati.',
    params: pathId,
    body: replyInput,
    answer: { 200: single(receivedReview) },
    rejectsConflicts: true,
  },
  'DELETE /reviews/:id/reply': {
    operationId: 'deleteReviewReply',
    who: ['professional'],
    apiKey: 'write',
    tag: 'Recenzije',
    summary: 'Brisanje vlastitog odgovora na recenziju',
    description: 'Recenzija ostaje, a odgovor se može napisati ponovo.',
    params: pathId,
    answer: { 204: z.null() },
  },
  'POST /reviews/:id/reply/report': {
    operationId: 'reportReviewReply',
    who: ['couple'],
    tag: 'Recenzije',
    summary: 'Prijava odgovora administratoru',
    description: 'Par prijavljuje odgovor na vlastitu recenziju. Do odluke ostaje vidljiv.',
    params: pathId,
    body: reasonInput,
    takesIdempotencyKey: true,
    answer: { 204: z.null() },
    rejectsConflicts: true,
  },
} satisfies Calls
