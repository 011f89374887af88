import type { App } from './app-type.ts'
import { AppError } from '#server/errors.ts'

const API_PATHS = '/api/*'

const patternOf = (url: string) => new RegExp(`^${url.replaceAll(/:[^/]+/g, '[^/]+')}$`)

/**
 * Answers addresses below /api that no call matches: 405 if another method would match, otherwise 404. Registered
 * before the calls, so that it sees them all; the router still prefers more specific paths.
 */
export function registerUnknownCalls(app: App): void {
  const methodsOf = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url === API_PATHS) return
    const methods = methodsOf.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    methodsOf.set(url, methods)
  })

  const allowedFor = (path: string) =>
    [...methodsOf].flatMap(([url, methods]) => (patternOf(url).test(path) ? [...methods] : [])).toSorted()

  app.all(API_PATHS, {
    config: { access: 'everyone' },
    schema: { hide: true },
    // Before the body is read, so that the answer does not depend on it.
    onRequest: async (request) => {
      const [path = ''] = request.url.split('?')
      const allowed = allowedFor(path)
      // The method is right, so the router gave up for another reason, such as a part that is too long.
      if (allowed.length === 0 || allowed.includes(request.method)) throw new AppError('not_found')
      throw new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } })
    },
    handler: () => {},
  })
}
