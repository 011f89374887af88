import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { mediaCalls, mediaUploadCalls, UPLOAD_BODY_LIMIT, UploadedFile } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { App } from '#server/http/app-type.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { hourlyOfActor } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve.ts'
import { addPicture, changePicture, deletePicture, getPictureAnswer, orderPictures } from './service.ts'
import { toFile } from './upload.ts'

const params = z.object({ file: z.string() })
const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))

export function pictureRoutes(app: App, deps: Deps): void {
  app.get(
    '/media/:file',
    {
      config: { access: 'everyone' },
      schema: {
        operationId: 'downloadPicture',
        summary: 'Datoteka slike',
        description:
          'Adresa je {hash}-{širina}.{avif|webp}, a isječak za dijeljenje {hash}-1200x630.jpg. Sadržaj se pod istom adresom nikad ne mijenja.',
        tags: ['Slike'],
        params,
        response: {
          200: {
            description: 'Slika.',
            content: {
              'image/avif': { schema: bytes },
              'image/webp': { schema: bytes },
              'image/jpeg': { schema: bytes },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { source, headers, contentType, ...answer } = await getPictureAnswer(deps, request.params.file)
      const body = await answer.body.encode(null)
      request.readyOffer = { source, digest: null, body }
      return reply.headers(headers).type(contentType).send(body)
    },
  )
}

/** Each change drops cached public answers. */
const changes = hourlyOfActor('media-changes', { perAddress: 1200, perAccount: 600 })

/** Gives a multipart request a body of the same shape as the JSON one. */
async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  let image: UploadedFile | undefined
  let hasSecond = false
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const isImage = part.fieldname === 'image'
      hasSecond ||= isImage && image !== undefined
      // Anything but the one picture is skipped, so that it takes no memory.
      if (isImage && image === undefined) image = new UploadedFile(await part.toBuffer(), part.filename)
      else part.file.resume()
    }
  } catch (cause) {
    // An error without a status means that the body has no parts, or that their end is missing.
    throw cause instanceof Error && 'statusCode' in cause ? cause : new AppError('malformed', { cause })
  }
  if (hasSecond) throw invalidField('image', uploadPolicy.oneMessage)
  request.body = { image }
}

const uploadRoutes = (app: App, deps: Deps) =>
  serve(app, deps, mediaUploadCalls, {
    'POST /media': {
      preParsing: createBodyLimiter({ bodyLimit: UPLOAD_BODY_LIMIT, concurrency: 12, perAccount: 4 }),
      preValidation: readMultipart,
      rateLimit: { ...hourlyOfActor('media', { perAddress: 300, perAccount: 150 }), isCountedEarly: true },
      handle: async ({ actor, body }) => {
        const file = toFile(body.image)
        // The base64 text is a third larger, and would stay in memory until the answer is sent.
        body.image = file
        return { data: await addPicture(deps, actor, file) }
      },
    },
  })

export function mediaRoutes(app: App, deps: Deps): void {
  // A scope of its own, because no other call reads multipart.
  void app.register(async (scope: App) => {
    // One file more than is used, so that a second picture is refused by its field.
    const limits = { fileSize: UPLOAD_BODY_LIMIT, files: 2, fields: 4, fieldSize: 1_000, parts: 5, headerPairs: 20 }
    await scope.register(multipart, { limits })
    uploadRoutes(scope, deps)
  })

  serve(app, deps, mediaCalls, {
    'PUT /media/order': {
      rateLimit: changes,
      handle: async ({ actor, body }) => ({ data: await orderPictures(deps, actor, body) }),
    },

    'PUT /media/:id': {
      rateLimit: changes,
      handle: async ({ actor, params: { id }, body }) => ({ data: await changePicture(deps, actor, id, body) }),
    },

    'DELETE /media/:id': { rateLimit: changes, handle: ({ actor, params: { id } }) => deletePicture(deps, actor, id) },
  })
}
