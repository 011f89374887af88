import { parseUrl } from './parse-url.ts'

/** How many sites may embed one calendar. */
export const MAX_EMBED_HOSTS = 10

const HOST_MAX = 253

/** An internet host name in ASCII whose last part is not a number, which excludes IPv4 addresses. */
const namePattern = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])$/

/** The machine of someone building a site, which only their own browser reaches. */
const isLocal = (hostname: string) => hostname === 'localhost'

/**
 * The host that somebody typed, or pasted as part of a page's address: `www.foto-val.hr`, with a port if it has one.
 * Null for text without a host, a site without https, or more than one host.
 */
export function readEmbedHost(typed: string): string | null {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = parseUrl(text)
  if (url?.username !== '' || url.password !== '' || url.host.length > HOST_MAX) return null
  if (isLocal(url.hostname)) return ['http:', 'https:'].includes(url.protocol) ? url.host : null
  return url.protocol === 'https:' && namePattern.test(url.hostname) ? url.host : null
}

/** The origin as a policy names it. */
export const originOfHost = (host: string) => `${isLocal(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`
