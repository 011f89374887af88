import type { FastifyReply } from 'fastify'
import { AppError } from '#server/errors.ts'
import type { App } from './app-type.ts'

/** The headers of every answer, unless its handler overrides one, as pages do with their policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // Nothing is meant to be embedded in other sites, not even the professionals' pictures.
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Every answer is personal unless its handler says otherwise.
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** For an answer whose policy names the sites that may frame it, which X-Frame-Options cannot do. */
export const allowFrames = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader('x-frame-options').headers({
    // A cross-origin isolated site only accepts frames that are isolated too and allow being embedded.
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
  })

/** `rawHeaders` alternates names and values. */
const namesHostTwice = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1

export function registerSecurity(app: App, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers)
    // A proxy might have used one of them and we the other (RFC 9112, 3.2).
    done(namesHostTwice(request.raw.rawHeaders) ? new AppError('malformed') : undefined)
  })
}
