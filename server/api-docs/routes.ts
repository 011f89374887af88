import { createHash } from 'node:crypto'
import type { ApiDocument } from './document.ts'
import { readFiles } from './files.ts'
import { inEnglish } from './english/document-in-english.ts'
import { firstScript } from './first-script.ts'
import { renderGuide } from './guide.ts'
import { guidePage, sectionPage, type Site } from './page.ts'
import { searchEntries } from './search-entries.ts'
import { docsPath, sectionsOf } from './sections.ts'
import { type Language, languages } from './words.ts'
import { API_BASE } from '#contract/paths.ts'
import { AppError } from '#server/errors.ts'
import type { App } from '#server/http/app-type.ts'
import type { Deps } from '#server/deps.ts'
import { resolveDocument } from '#server/http/openapi-resolved.ts'
import type { RenderedResponse } from '#server/response-cache/cached-response.ts'
import { sendCached } from '#server/response-cache/send-cached.ts'

const route = { config: { access: 'everyone' }, schema: { hide: true } } as const

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The OpenAPI document for programs, and with a guide for people at the API's own address. Neither changes while the
 * process runs.
 */
export function registerApiDocs(app: App, { responseCache, config, web }: Deps): void {
  const sent: Record<Language, () => object> = { hr: () => app.swagger(), en: () => inEnglish(app.swagger()) }
  const files = readFiles(web?.clientFolder)

  const sites = new Map<Language, Site>()
  function getSite(language: Language): Site {
    const known = sites.get(language)
    if (known) return known
    // Our own document, in the shape that openapi.ts gives it.
    const document = resolveDocument(sent[language]()) as ApiDocument
    const chaptersIn = (one: Language) => renderGuide(one, config.publicUrl).chapters
    const site = {
      document,
      sections: sectionsOf(document),
      chapters: { hr: chaptersIn('hr'), en: chaptersIn('en') },
      files: { style: files.style.path, script: files.script, fonts: files.fonts },
      isDemo: config.demo,
      firstScript,
    }
    sites.set(language, site)
    return site
  }

  function answer(path: string, make: () => Pick<RenderedResponse, 'body' | 'contentType' | 'headers'>) {
    app.get(path, route, async (request, reply) =>
      sendCached(request, reply, await responseCache.getOrRender(path, async () => ({ ...make(), tags: [] })), {
        byAddressAlone: true,
      }),
    )
  }
  const page = (path: string, make: () => string) =>
    answer(path, () => ({ body: make(), contentType: html, headers: { 'content-security-policy': policy } }))

  for (const address of ['/api', API_BASE]) {
    app.get(address, route, (_request, reply) => reply.redirect(docsPath('hr'), 302))
  }

  answer('/api/openapi.json', () => ({ body: JSON.stringify(sent.hr()), contentType: json }))
  answer('/api/openapi.en.json', () => ({ body: JSON.stringify(sent.en()), contentType: json }))
  const style = () => ({ body: files.style.css, contentType: 'text/css; charset=utf-8' })
  answer(files.style.path, () => ({ ...style(), headers: { 'cache-control': 'public, max-age=31536000, immutable' } }))
  // A page of the next release may ask for it during a rolling update.
  answer(docsPath('hr', 'style/:other'), style)

  const registerLanguage = (language: Language) => {
    page(docsPath(language), () => guidePage(getSite(language), language, renderGuide(language, config.publicUrl)))
    answer(docsPath(language, 'search.json'), () => ({
      body: JSON.stringify(searchEntries(getSite(language), language)),
      contentType: json,
    }))
    app.get<{ Params: { slug: string } }>(docsPath(language, ':slug'), route, async (request, reply) => {
      const { slug } = request.params
      const section = getSite(language).sections.find((one) => one.slug === slug)
      if (section === undefined) throw new AppError('not_found')
      const rendered = await responseCache.getOrRender(docsPath(language, slug), async () => ({
        body: sectionPage(getSite(language), language, section),
        contentType: html,
        headers: { 'content-security-policy': policy },
        tags: [],
      }))
      return sendCached(request, reply, rendered, { byAddressAlone: true })
    })
  }
  for (const language of languages) registerLanguage(language)
}
