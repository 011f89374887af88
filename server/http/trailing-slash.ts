import type { App } from './app-type.ts'

/** By hand: a pattern for it takes quadratic time for a path of thousands of slashes. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/**
 * Leads a call with a slash at its end to the one without, with the same method, query and body; the router would take
 * it for one with an empty id. Registered before all that reads a token or counts. Pages do the same by themselves.
 */
export function registerTrailingSlash(app: App): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const end = url.includes('?') ? url.indexOf('?') : url.length
    if (!url.startsWith('/api/') || url[end - 1] !== '/') return
    // It begins with /api, so that it is an address of this site.
    return reply.redirect(withoutSlashesAtEnd(url.slice(0, end)) + url.slice(end), 308)
  })
}
