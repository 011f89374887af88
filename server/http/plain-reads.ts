import type { IncomingMessage } from 'node:http'

/** All that the answer to a plain read depends on. */
export interface PlainRead {
  url: string
  accepted: string | undefined
  ifNoneMatch: string | undefined
}

/** By these a request asks for more than the content of its address. */
const special = new Set(['range', 'origin', 'expect', 'content-length', 'transfer-encoding', 'x-after-change'])
const lengths = new Set([...special, 'host', 'accept-encoding', 'if-none-match'].map(({ length }) => length))

/**
 * Reads a GET that has no body and asks for nothing special; null for every other request, and for one that names a
 * header twice that is read here. `rawHeaders` instead of `headers`: Node makes the object only when it is asked for.
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
