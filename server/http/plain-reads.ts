import type { IncomingMessage } from 'node:http'

/** Everything that the answer to a plain read depends on. */
export interface PlainRead {
  url: string
  accepted: string | undefined
  ifNoneMatch: string | undefined
}

/** Headers by which a request asks for more than the content of its address. */
const special = new Set(['range', 'origin', 'expect', 'content-length', 'transfer-encoding', 'x-after-change'])
const lengths = new Set([...special, 'host', 'accept-encoding', 'if-none-match'].map(({ length }) => length))

/**
 * Parses a GET that has no body and asks for nothing special; null for any other request, and for one that repeats a
 * header read here. Uses `rawHeaders`, because Node builds `headers` only on demand.
 */
export function readPlainly({ method, url, rawHeaders }: IncomingMessage): PlainRead | null {
  if (method !== 'GET' || url === undefined) return null
  let accepted: string | undefined
  let ifNoneMatch: string | undefined
  let hasHost = false
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const raw = rawHeaders[place] ?? ''
    if (!lengths.has(raw.length)) continue
    const name = raw.toLowerCase()
    if (name === 'host') {
      if (hasHost) return null
      hasHost = true
    } else if (name === 'accept-encoding') {
      if (accepted !== undefined) return null
      accepted = rawHeaders[place + 1]
    } else if (name === 'if-none-match') {
      if (ifNoneMatch !== undefined) return null
      ifNoneMatch = rawHeaders[place + 1]
    } else if (special.has(name)) return null
  }
  return { url, accepted, ifNoneMatch }
}
