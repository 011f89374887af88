import * as z from 'zod/mini'
import { attachmentPolicy } from './attachment-policy.ts'
import type { Calls } from './calls.ts'
import { instant } from './instant.ts'
import { jsonSchemaOverrides } from './json-schema-overrides.ts'
import { leadStatuses } from './lead-lifecycle.ts'
import { UploadedFile } from './media.ts'
import { namedSchemas } from './named-schemas.ts'
import { type PageQuery, pageOf, single } from './page.ts'
import { pageQuery, pathId, queryPlace } from './query.ts'
import { optionalText, requiredText } from './text.ts'
import { LEAD_MESSAGE_MAX } from './text-limits.ts'

/** The sides of a conversation. */
export const conversationSides = ['couple', 'professional'] as const
export type ConversationSide = (typeof conversationSides)[number]

/** `system` is the product itself, for example announcing a new status. */
export const messageAuthors = [...conversationSides, 'system'] as const
export type MessageAuthor = (typeof messageAuthors)[number]

const attachment = z
  .object({
    id: z.int(),
    filename: z.string(),
    type: z.enum(attachmentPolicy.types),
    /** In bytes. */
    size: z.int(),
    /** In pixels; null for a PDF. */
    width: z.nullable(z.int()),
    height: z.nullable(z.int()),
  })
  .register(namedSchemas, { id: 'Attachment' })

export type Attachment = z.infer<typeof attachment>

export const message = z
  .object({
    /** Ids ascend within a conversation; 0 is the lead's own message, the first of all. */
    id: z.int(),
    lead_id: z.int(),
    author: z.enum(messageAuthors),
    /** `Nepoznato` once the account is deleted; empty for `system`. */
    author_name: z.string(),
    kind: z.enum(['text', 'status', 'offer']),
    /** Includes line breaks. A sentence for `status`; the reason for a declined `offer`, otherwise empty. */
    body: z.string(),
    /** Only for a `status`. */
    status: z.nullable(z.enum(leadStatuses)),
    /** Only for an `offer`, with what happened to it. */
    offer_id: z.nullable(z.int()),
    offer_event: z.nullable(z.enum(['sent', 'accepted', 'declined', 'withdrawn'])),
    attachments: z.array(attachment),
    created_at: instant,
    /** When the other side read it. */
    read_at: z.nullable(instant),
  })
  .register(namedSchemas, { id: 'Message' })

export type Message = z.infer<typeof message>

export const MESSAGES_PER_PAGE = 50

const messagesQuery = z.object({
  before: queryPlace,
  after: queryPlace,
  ...pageQuery(MESSAGES_PER_PAGE, 100),
})

export type MessagesQuery = PageQuery & { before?: number | undefined; after?: number | undefined }

const file = z.instanceof(UploadedFile).register(jsonSchemaOverrides, { type: 'string', format: 'binary' })

const messageInput = z
  .object({
    body: optionalText(LEAD_MESSAGE_MAX),
    files: z.optional(
      z.array(file).check(z.maxLength(attachmentPolicy.maxFiles, { error: attachmentPolicy.countMessage })),
    ),
  })
  .check(
    z.refine(({ body, files }) => body !== null || (files?.length ?? 0) > 0, {
      path: ['body'],
      error: 'Upišite poruku ili priložite datoteku.',
    }),
  )

export type MessageInput = z.infer<typeof messageInput>

const messageText = z.object({ body: requiredText(LEAD_MESSAGE_MAX) })

const messageForm = z.object(messageInput.shape)

/** In bytes: the files, plus room for the text and the parts' headers. */
export const MESSAGE_BODY_LIMIT = attachmentPolicy.maxFiles * attachmentPolicy.maxBytes + 256 * 1024

/** Separate from the others, because only this one reads multipart. */
export const messageSendCalls = {
  'POST /leads/:id/messages': {
    operationId: 'sendMessage',
    who: ['couple', 'professional'],
    apiKey: 'write',
    tag: 'Razgovor',
    summary: 'Slanje poruke',
    description:
      'Tekst od 1 do 5000 znakova („body”, JSON), ili „multipart/form-data” s „body” i najviše tri datoteke „files” (PDF, JPEG ili PNG, svaka do 10 MB); uz datoteku tekst nije obavezan. Računa se sadržaj datoteke, a ne navedena vrsta; slike se spremaju bez metapodataka. Prva poruka pružatelja usluga mijenja status novog upita u „contacted”. Na odbijen upit više se ne može pisati (422).',
    params: pathId,
    body: messageInput,
    bodies: { 'application/json': messageText, 'multipart/form-data': messageForm },
    bodyLimit: MESSAGE_BODY_LIMIT,
    takesIdempotencyKey: true,
    answer: { 201: single(message) },
    rejectsByState: true,
  },
} satisfies Calls

const attachmentPath = z.object({ id: pathId.shape.id, attachment: pathId.shape.id })

const bytes = z.string().register(jsonSchemaOverrides, { type: 'string', format: 'binary' })

export const messageCalls = {
  'GET /leads/:id/messages': {
    operationId: 'listMessages',
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Razgovor',
    summary: 'Poruke jednog upita',
    description:
      'Najnovije najprije. Prva poruka razgovora jest sam upit, s oznakom 0. Uz „before” ili „after” dolaze samo starije ili novije od te oznake: tako se ništa ne preskače ni ne ponavlja dok pristižu nove.',
    params: pathId,
    query: messagesQuery,
    answer: { 200: pageOf(message) },
  },
  'POST /leads/:id/read': {
    operationId: 'markMessagesRead',
    who: ['couple', 'professional'],
    apiKey: 'write',
    tag: 'Razgovor',
    summary: 'Poruke su pročitane',
    description: 'Sve poruke druge strane do ovog trenutka.',
    params: pathId,
    answer: { 204: z.null() },
  },
  'GET /leads/:id/attachments/:attachment': {
    operationId: 'downloadAttachment',
    isDownload: true,
    who: ['couple', 'professional'],
    apiKey: 'read',
    tag: 'Razgovor',
    summary: 'Datoteka uz poruku',
    description: 'Uvijek kao preuzimanje, samo sudionicima razgovora.',
    params: attachmentPath,
    answer: {
      200: {
        description: 'Datoteka.',
        content: Object.fromEntries(attachmentPolicy.types.map((type) => [type, { schema: bytes }])),
      },
    },
  },
} satisfies Calls
