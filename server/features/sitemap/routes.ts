import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import { cacheKeyOf, sendCached } from '#server/response-cache/send-cached.ts'
import { type Tag, tags } from '#server/response-cache/tags.ts'
import { presentRobots } from './present.ts'
import { renderPagesSitemap, renderSitemap, renderSitemapIndex } from './service.ts'

const xml = 'application/xml; charset=utf-8'
const open = { config: { access: 'everyone' }, schema: { hide: true } } as const
const params = z.object({ number: z.string().check(z.regex(/^[1-9]\d{0,4}$/)) })

export function sitemapRoutes(app: App, deps: Deps): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: { name: string; contentType: string; tags: Tag[]; make: () => string | Promise<string> },
  ) => {
    const answer = await deps.responseCache.getOrRender(cacheKeyOf('sitemap', { name: file.name }), async () => ({
      body: await file.make(),
      contentType: file.contentType,
      tags: file.tags,
    }))
    return sendCached(request, reply, answer, { byAddressAlone: true })
  }

  app.get('/robots.txt', open, (request, reply) =>
    send(request, reply, {
      name: 'robots',
      contentType: 'text/plain; charset=utf-8',
      tags: [],
      make: () => presentRobots(deps.config.publicUrl),
    }),
  )

  app.get('/sitemap.xml', open, (request, reply) =>
    send(request, reply, {
      name: 'index',
      contentType: xml,
      tags: [tags.professionals, tags.edits],
      make: () => renderSitemapIndex(deps),
    }),
  )

  app.get('/sitemap-pages.xml', open, (request, reply) =>
    send(request, reply, {
      name: 'pages',
      contentType: xml,
      tags: [tags.professionals, tags.edits, tags.categories],
      make: () => renderPagesSitemap(deps),
    }),
  )

  app.get('/sitemap-:number.xml', { ...open, schema: { hide: true, params } }, (request, reply) =>
    send(request, reply, {
      name: request.params.number,
      contentType: xml,
      tags: [tags.professionals, tags.edits],
      make: () => renderSitemap(deps, Number(request.params.number)),
    }),
  )
}
