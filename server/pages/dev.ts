import { createServer } from 'vite'
import type { ApiTransport } from '#contract/page-environment.ts'
import type { Deps } from '#server/deps.ts'
import type { App } from '#server/http/app-type.ts'
import type { PagesModule } from './build.ts'

/** Pages straight from their sources, with reload; only `npm run dev` comes here. */
export async function registerWebDev(app: App, { clock, config }: Deps, transport: ApiTransport): Promise<void> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())

  async function render(url: string): Promise<Response> {
    // The virtual module of the framework's plugin: always the pages as they are now.
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesModule
    const environment = { transport, today: clock.today(), publicUrl: config.publicUrl }
    return build.entry.module.createPageRenderer(build, 'development')(new Request(config.publicUrl + url), environment)
  }

  app.get('*', { config: { access: 'everyone' }, schema: { hide: true } }, (request, reply) => {
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => {
      render(request.url)
        .then(async (response) => {
          reply.raw.writeHead(response.status, Object.fromEntries(response.headers))
          reply.raw.end(await response.text())
        })
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'the page could not be rendered')
          reply.raw.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          reply.raw.end(error instanceof Error ? error.stack : String(error))
        })
    })
  })
}
