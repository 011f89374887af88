import { hash } from 'node:crypto'

/** Base64 of the hash under which a policy names an inline script. */
const hashOf = (script: string) => hash('sha256', script, 'base64')

const isRun = (attributes: string) => !/ src=| type="application\/ld\+json"/.test(attributes)

/**
 * The page without the marks of its scripts, and its Content-Security-Policy: the inline scripts that carry the mark, by
 * their hashes. A script that got into the content by whatever hole has no mark, and does not run. A nonce in the policy
 * itself would have to differ in every answer, and then no page could be cached.
 */
export function withPolicy(html: string, mark: string): { body: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const [beginning = '', ...rest] = html.split(attribute)
  const hashes = new Set<string>()
  let before = beginning
  for (const after of rest) {
    const open = before.lastIndexOf('<')
    const attributesEnd = after.indexOf('>')
    // Of other elements, such as the preload of a script, the mark is only taken out.
    if (before.startsWith('<script', open) && isRun(before.slice(open) + after.slice(0, attributesEnd)))
      hashes.add(`'sha256-${hashOf(after.slice(attributesEnd + 1, after.indexOf('</script>', attributesEnd)))}'`)
    before = after
  }
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
  return { body: [beginning, ...rest].join(''), policy }
}
