import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'

/** Headers of every answer, unless its handler sets one of them otherwise, as pages do with their policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Nothing is made to be shown within other sites, the pictures of professionals neither.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Personal until a handler says that it is not.
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Headers come as name, value, name, value … */
const namesHostTwice = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1

export function registerSecurity(app: App, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers)
    // A proxy may have believed the one, and we would the other (RFC 9112, 3.2).
    done(namesHostTwice(request.raw.rawHeaders) ? new AppError('malformed') : undefined)
  })
}
