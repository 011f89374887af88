import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { getPicture } from './service.ts'

const params = z.object({ file: z.string() })
const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value))

export function pictureRoutes(app: App, deps: Deps): void {
  app.get(
    '/media/:file',
    {
      config: { access: 'everyone' },
      schema: {
        summary: 'Datoteka slike',
        description: 'Adresa je {hash}-{širina}.{avif|webp}. Sadržaj se pod istom adresom nikad ne mijenja.',
        tags: ['Slike'],
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
