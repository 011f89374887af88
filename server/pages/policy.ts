import { hash } from 'node:crypto'

/** The Base64 hash by which a policy allows an inline script. */
const hashOf = (script: string) => hash('sha256', script, 'base64')

const isRun = (attributes: string) => !/ src=| type="application\/ld\+json"/.test(attributes)

/**
 * Removes the marks from the page's scripts and returns its Content-Security-Policy, which allows the marked inline
 * scripts by their hashes. A script injected into the content has no mark and does not run. A nonce would have to
 * differ in every answer, so that no page could be cached.
 */
export function withPolicy(html: string, mark: string): { body: string; policy: string } {
  const attribute = ` nonce="${mark}"`
  const [beginning = '', ...rest] = html.split(attribute)
  const hashes = new Set<string>()
  let before = beginning
  for (const after of rest) {
    const open = before.lastIndexOf('<')
    const attributesEnd = after.indexOf('>')
    // On other elements, such as a script's preload, the mark is simply removed.
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
