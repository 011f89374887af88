import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachmentPolicy } from '#contract/attachment-policy.ts'
import { BODY_LIMIT } from '#contract/calls.ts'
import { UploadedFile } from '#contract/media.ts'
import { MESSAGE_BODY_LIMIT, messageCalls, messageSendCalls } from '#contract/messages.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { App } from '#server/http/app-type.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { hourlyOfActor, type RateLimit } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { asDownload } from './filename.ts'
import { getAttachment, listMessages, readMessages, sendMessage } from './service.ts'

const MINUTE = 60

// By its header, in any capitalisation, because the framework has not looked at the body yet.
const isUpload = ({ headers }: FastifyRequest) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')

const MB = 1_000_000

/** A body that does not state its length counts as the longest allowed. */
const megabytesOf = ({ headers }: FastifyRequest) =>
  Math.ceil(Number(headers['content-length'] ?? MESSAGE_BODY_LIMIT) / MB)

/** More than two people write who answer each other at once, and far less than a program would. */
const sendLimit: RateLimit = {
  name: 'messages',
  perAddress: { calls: 240, seconds: MINUTE },
  perAccount: { calls: 60, seconds: MINUTE },
  account: 'actor',
  isCountedEarly: true,
  beside: [
    // Both sides read, export and erase whatever one of them has written.
    hourlyOfActor('messages-hourly', { perAddress: 2_400, perAccount: 600 }),
    { ...hourlyOfActor('message-files', { perAddress: 600, perAccount: 200 }), isFor: isUpload },
    // So that nobody fills the disk.
    {
      ...hourlyOfActor('message-megabytes', { perAddress: 1_000, perAccount: 150 }),
      isFor: isUpload,
      amountOf: megabytesOf,
    },
  ],
}

/** An open conversation makes such a call after every incoming message, or for each picture in it. */
const liveLimit = (name: string): RateLimit => ({
  name,
  perAddress: { calls: 1_200, seconds: MINUTE },
  perAccount: { calls: 240, seconds: MINUTE },
  account: 'actor',
})

/** Fails once more bytes have arrived than any message has, from a client that did not state a length. */
const overflow = ({ raw }: FastifyRequest) =>
  new Promise<never>((_, reject) => {
    let received = 0
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received <= MESSAGE_BODY_LIMIT) return
      raw.unpipe()
      reject(new AppError('payload_too_large', { headers: { connection: 'close' } }))
    })
  })

/** Gives a multipart request a body of the same shape as the JSON one. */
async function readMultipart(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) await Promise.race([readParts(request), overflow(request)])
}

async function readParts(request: FastifyRequest): Promise<void> {
  const files: UploadedFile[] = []
  let body: unknown
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') {
        if (part.fieldname === 'body') body = part.value
        continue
      }
      const content = await part.toBuffer()
      if (part.fieldname === 'files') files.push(new UploadedFile(content, part.filename))
    }
  } catch (cause) {
    // An error without a status means that the body has no parts, or that their end is missing.
    throw cause instanceof Error && 'statusCode' in cause ? cause : new AppError('malformed', { cause })
  }
  request.body = { body, ...(files.length > 0 && { files }) }
}

const uploadPlaces = createBodyLimiter({ bodyLimit: MESSAGE_BODY_LIMIT, concurrency: 6, perAccount: 2 })

/** A text does not wait for other people's files. */
async function takePlace(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const length = Number(request.headers['content-length'])
  if (length <= BODY_LIMIT) return
  if (length > BODY_LIMIT && !isUpload(request)) throw new AppError('payload_too_large')
  await uploadPlaces(request, reply)
}

const sendRoutes = (app: App, deps: Deps) =>
  serve(app, deps, messageSendCalls, {
    'POST /leads/:id/messages': {
      preParsing: takePlace,
      preValidation: readMultipart,
      rateLimit: sendLimit,
      handle: async ({ actor, params, body }) => ({ data: await sendMessage(deps, actor, params.id, body) }),
    },
  })

/** A file is in memory until it is sent. */
const downloadPlaces = createBodyLimiter({ bodyLimit: BODY_LIMIT, concurrency: 24, perAccount: 6 })

export function messageRoutes(app: App, deps: Deps): void {
  // A scope of its own, because hardly any other call reads multipart.
  void app.register(async (scope: App) => {
    const { maxBytes, maxFiles } = attachmentPolicy
    // One more than allowed, so that validation refuses the excess by its field.
    const limits = {
      fileSize: maxBytes + 1,
      files: maxFiles + 1,
      fields: 4,
      fieldSize: BODY_LIMIT,
      parts: 8,
      headerPairs: 20,
    }
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    sendRoutes(scope, deps)
  })

  serve(app, deps, messageCalls, {
    'GET /leads/:id/messages': ({ actor, params, query }) => listMessages(deps, actor, params.id, query),

    'POST /leads/:id/read': {
      rateLimit: liveLimit('message-reads'),
      handle: ({ actor, params }) => readMessages(deps, actor, params.id),
    },

    'GET /leads/:id/attachments/:attachment': {
      rateLimit: liveLimit('message-downloads'),
      preParsing: downloadPlaces,
      send: async ({ actor, params, reply }) => {
        const { filename, type, content } = await getAttachment(deps, actor, params.id, params.attachment)
        return reply
          .headers({
            'content-disposition': asDownload(filename),
            'cache-control': 'private, no-store',
            'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
          })
          .type(type)
          .send(content)
      },
    },
  })
}
