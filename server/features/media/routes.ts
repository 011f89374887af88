import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { media, mediaChange, mediaInput, mediaOrder } from '#contract/media.ts'
import { listOf, single } from '#contract/page.ts'
import { pathId } from '#contract/query.ts'
import { requiredMessage } from '#contract/text.ts'
import { jsonSchemaOverrides } from '#contract/json-schema-overrides.ts'
import { workApi as paths } from '#contract/work-paths.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { AppError } from '#server/errors.ts'
import { createBodyLimiter } from '#server/http/large-bodies.ts'
import { actorOf } from '#server/http/session.ts'
import { addPicture, changePicture, deletePicture, getPicture, orderPictures } from './service.ts'
import { Upload, toUpload } from './upload.ts'

const params = z.object({ file: z.string() })
const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))
const tags = ['Slike']

export function pictureRoutes(app: App, deps: Deps): void {
  app.get(
    '/media/:file',
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Datoteka slike',
        description: 'Adresa je {hash}-{širina}.{avif|webp}. Sadržaj se pod istom adresom nikad ne mijenja.',
        tags,
        params,
        response: {
          200: { description: 'Slika.', content: { 'image/avif': { schema: bytes }, 'image/webp': { schema: bytes } } },
        },
      },
    },
    async (request, reply) => {
      const { content, format } = await getPicture(deps, request.params.file)
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(`image/${format}`).send(content)
    },
  )
}

/** A picture of 5 MB is 7 million letters of base64. */
const UPLOAD_BODY = 8 * 1024 * 1024
const HOUR = 3_600

const file = z.instanceof(Upload).register(jsonSchemaOverrides, { type: 'string', format: 'binary' })
const uploadBody = z.object({ image: z.union([file, mediaInput.shape.image], { error: requiredMessage }) })

/** The body of a multipart request, in the shape of the JSON one. */
async function readMultipart(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return
  let image: Upload | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const content = await part.toBuffer()
      if (part.fieldname === 'image') image = new Upload(content, part.filename)
    }
  } catch (cause) {
    // What the reader of the parts says without a status: there are no parts, or their end is missing.
    throw cause instanceof Error && 'statusCode' in cause ? cause : new AppError('malformed', { cause })
  }
  request.body = { image }
}

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    paths.media,
    {
      bodyLimit: UPLOAD_BODY,
      preParsing: createBodyLimiter({ bodyLimit: UPLOAD_BODY, concurrency: 12, perAccount: 4 }),
      preValidation: readMultipart,
      config: {
        access: ['professional'],
        refusal: 'Samo profesionalci mogu učitavati slike',
        rateLimit: {
          name: 'media',
          perAddress: { calls: 300, seconds: HOUR },
          perAccount: { calls: 150, seconds: HOUR },
          account: 'actor',
          isCountedEarly: true,
        },
      },
      schema: {
        summary: 'Učitavanje slike u portfelj',
        description:
          'JPEG ili PNG do 5 MB i 40 megapiksela, kao datoteka „image” (multipart/form-data) ili kao adresa data: u JSON-u. Računa se sadržaj, a ne navedena vrsta. Slika se sprema bez metapodataka. Portfelj ima najviše 30 slika.',
        tags,
        consumes: ['application/json', 'multipart/form-data'],
        body: uploadBody,
        response: { 201: single(media) },
      },
    },
    async (request, reply) => {
      const upload = toUpload(request.body.image)
      // The text is a third larger, and would lie there until the answer.
      request.body.image = upload
      return reply.code(201).send({ data: await addPicture(deps, actorOf(request), upload) })
    },
  )
}

export function mediaRoutes(app: App, deps: Deps): void {
  // A scope of its own: no other call reads multipart.
  void app.register(async (scope: App) => {
    const limits = { fileSize: UPLOAD_BODY, files: 1, fields: 4, fieldSize: 1_000, parts: 5, headerPairs: 20 }
    await scope.register(multipart, { limits })
    uploadRoute(scope, deps)
  })

  app.put(
    paths.mediaOrder,
    {
      config: { access: ['professional'], rejectsConflicts: true },
      schema: {
        summary: 'Redoslijed slika u portfelju',
        description: 'Sve slike portfelja, svaka jednom, u novom redoslijedu. Prva je naslovna.',
        tags,
        body: mediaOrder,
        response: { 200: listOf(media) },
      },
    },
    async (request) => ({ data: await orderPictures(deps, actorOf(request), request.body) }),
  )

  app.put(
    '/media/:id',
    {
      config: { access: ['professional'] },
      schema: {
        summary: 'Opis slike',
        description: 'Kratak tekst za one koji sliku ne vide.',
        tags,
        params: pathId,
        body: mediaChange,
        response: { 200: single(media) },
      },
    },
    async (request) => ({ data: await changePicture(deps, actorOf(request), request.params.id, request.body) }),
  )

  app.delete(
    '/media/:id',
    {
      config: { access: ['professional'] },
      schema: { summary: 'Brisanje slike', tags, params: pathId, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await deletePicture(deps, actorOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
