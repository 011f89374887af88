import { API_BASE } from '#contract/paths.ts'
import { type ApiDocument, apiDocsPage } from './api-docs-page.ts'
import type { App } from './app-type.ts'
import type { ResponseCache } from '#server/response-cache/response-cache.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'

const route = { config: { access: 'everyone' }, schema: { hide: true } } as const

/**
 * The OpenAPI document for programs, and the same for people, where the API's own address leads. Neither changes while the process
 * runs.
 */
export function registerApiDocs(app: App, responseCache: ResponseCache): void {
  app.get('/api/openapi.json', route, async (request, reply) =>
    sendCached(
      request,
      reply,
      await responseCache.getOrRender('/api/openapi.json', async () => ({
        body: JSON.stringify(app.swagger()),
        contentType: 'application/json; charset=utf-8',
        tags: [],
      })),
      { byAddressAlone: true },
    ),
  )

  for (const address of ['/api', API_BASE]) {
    app.get(address, route, (_request, reply) => reply.redirect('/api/docs', 302))
  }

  app.get('/api/docs', route, async (request, reply) =>
    sendCached(
      request,
      reply,
      await responseCache.getOrRender('/api/docs', async () => {
        // Our own document, in the shape that openapi.ts gives it.
        const { html, policy } = apiDocsPage(app.swagger() as unknown as ApiDocument)
        return {
          body: html,
          contentType: 'text/html; charset=utf-8',
          headers: { 'content-security-policy': policy },
          tags: [],
        }
      }),
      { byAddressAlone: true },
    ),
  )
}
