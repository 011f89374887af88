import type { App } from './app-type.ts'

/** Not a regular expression, which would take quadratic time for a path of thousands of slashes. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

/**
 * Redirects a call with a trailing slash to the address without it, keeping method, query and body; the router would
 * read the slash as an empty id. Registered before anything that reads a token or counts. Pages do the same on their
 * own.
 */
export function registerTrailingSlash(app: App): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    const end = url.includes('?') ? url.indexOf('?') : url.length
    if (!url.startsWith('/api/') || url[end - 1] !== '/') return
    // It begins with /api, so it stays on this site.
    return reply.redirect(withoutSlashesAtEnd(url.slice(0, end)) + url.slice(end), 308)
  })
}
