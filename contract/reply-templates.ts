import * as z from 'zod/mini'
import type { Calls } from './calls.ts'
import { instant, replacedInstant } from './instant.ts'
import { namedSchemas } from './named-schemas.ts'
import { listOf, single } from './page.ts'
import { pathId } from './query.ts'
import { requiredName, requiredText } from './text.ts'
import { LEAD_MESSAGE_MAX } from './text-limits.ts'

/** Placeholders for the couple's name, its day and the company's name, which are filled in when the reply is chosen. */
export const templatePlaceholders = ['{par}', '{datum}', '{tvrtka}'] as const

export const MAX_REPLY_TEMPLATES = 20

export const replyTemplate = z
  .object({ id: z.int(), title: z.string(), body: z.string(), created_at: instant, updated_at: instant })
  .register(namedSchemas, { id: 'ReplyTemplate' })

export type ReplyTemplate = z.infer<typeof replyTemplate>

export const replyTemplateInput = z.object({ title: requiredName(80), body: requiredText(LEAD_MESSAGE_MAX) })

export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>

const replyTemplateChange = z.extend(replyTemplateInput, { replaces: replacedInstant })

export type ReplyTemplateChange = z.infer<typeof replyTemplateChange>

const tag = 'Spremljeni odgovori'

export const replyTemplateCalls = {
  'GET /reply-templates': {
    operationId: 'listReplyTemplates',
    who: ['professional'],
    apiKey: 'read',
    tag,
    summary: 'Vlastiti spremljeni odgovori',
    description:
      'Po abecedi. U tekstu „{par}”, „{datum}” i „{tvrtka}” stoje umjesto imena para, datuma i naziva tvrtke.',
    answer: { 200: listOf(replyTemplate) },
  },
  'POST /reply-templates': {
    operationId: 'createReplyTemplate',
    who: ['professional'],
    apiKey: 'write',
    tag,
    summary: 'Novi spremljeni odgovor',
    description: 'Najviše 20.',
    body: replyTemplateInput,
    takesIdempotencyKey: true,
    answer: { 201: single(replyTemplate) },
    rejectsByState: true,
  },
  'PUT /reply-templates/:id': {
    operationId: 'updateReplyTemplate',
    who: ['professional'],
    apiKey: 'write',
    tag,
    summary: 'Izmjena spremljenog odgovora',
    description: 'Mijenja oba polja. Već poslane poruke ostaju kakve jesu.',
    params: pathId,
    body: replyTemplateChange,
    answer: { 200: single(replyTemplate) },
    rejectsConflicts: true,
  },
  'DELETE /reply-templates/:id': {
    operationId: 'deleteReplyTemplate',
    who: ['professional'],
    apiKey: 'write',
    tag,
    summary: 'Brisanje spremljenog odgovora',
    description: 'Već poslane poruke ostaju.',
    params: pathId,
    answer: { 204: z.null() },
  },
} satisfies Calls
