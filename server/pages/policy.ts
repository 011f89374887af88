import { createHash } from 'node:crypto'

/** Base64 of the hash under which a policy names an inline script. */
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The page without the marks of its scripts, and its Content-Security-Policy: the inline scripts that carry the mark, by
 * their hashes. A script that got into the content by whatever hole has no mark, and does not run. A nonce in the policy
 * itself would have to differ in every answer, and then no page could be cached.
 */
export function withPolicy(html: string, mark: string): { body: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set(
    html
      .matchAll(inlineScript)
      .filter(([, attributes = '']) => attributes.includes(attribute))
      .map(([, , script = '']) => `'sha256-${hashOf(script)}'`),
  )
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { body: html.replaceAll(attribute, ''), policy }
}
