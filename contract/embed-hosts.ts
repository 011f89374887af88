/** How many sites may show one calendar. */
export const MAX_EMBED_HOSTS = 10

const HOST_MAX = 253

/** A name of the internet, in letters of ASCII, whose last part is no number: an address of four numbers has no name. */
const namePattern = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]([a-z\d-]*[a-z\d])$/

/** The machine of whoever builds a site; only its own browser gets there. */
const isLocal = (hostname: string) => hostname === 'localhost'

/**
 * The host that somebody typed, or pasted with the address of a page: `www.foto-val.hr`, with its port if it has one.
 * Null for a text that names none, for a site without https, and for more than one host.
 */
export function readEmbedHost(typed: string): string | null {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '' || url.host.length > HOST_MAX) return null
  if (isLocal(url.hostname)) return ['http:', 'https:'].includes(url.protocol) ? url.host : null
  return url.protocol === 'https:' && namePattern.test(url.hostname) ? url.host : null
}

/** The origin as a policy names it. */
export const originOfHost = (host: string) => `${isLocal(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`
