import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { networkInterfaces } from 'node:os'
import {
  type Address,
  allowedAddresses,
  isAllowedPort,
  isOwnAddress,
  isPublicAddress,
  lookupAmong,
  nameResolver,
  type ResolveHost,
} from './addresses.ts'

/** How servers on the public internet are reached. */
export interface PublicHttpOptions {
  resolve: ResolveHost
  isAllowed: (address: Address['address']) => boolean
  /** A certificate to trust instead of the well-known authorities. */
  ca: string | undefined
  userAgent: string
}

/** `interfaces` are those of this machine, which may change while it runs. */
export const publicHttpDefaults = (interfaces = networkInterfaces): PublicHttpOptions => ({
  resolve: nameResolver(),
  isAllowed: (address) => isPublicAddress(address) && !isOwnAddress(address, interfaces()),
  ca: undefined,
  userAgent: 'Zauvijek',
})

/** No connection was made: the address is not https, or does not lead to the public internet. */
class NotPublicError extends Error {
  override name = 'NotPublicError'
}

export interface PublicRequest {
  method?: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: string
}

/** Rejects at once when the signal is aborted, because a query to a name server cannot be cancelled. */
async function rejectOnAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error) // every abort here carries an Error
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/**
 * Sends one request to a public address chosen by a stranger and returns the head of the answer, which the caller has
 * to destroy. Redirects are not followed. Throws on every failure, with a NotPublicError if no connection was made. The
 * signal must end at some point, because nothing else does.
 */
export async function requestPublic(
  url: URL,
  { method = 'GET', headers, body }: PublicRequest,
  { resolve, isAllowed, ca, userAgent }: PublicHttpOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' || !isAllowedPort(url)) throw new NotPublicError('not an https address')
  // A public name may resolve to a private address, or to a different one the next time, so the connection is made to
  // the checked addresses.
  const [first, ...others] = await rejectOnAbort(allowedAddresses(url.hostname, resolve, isAllowed), signal)
  if (!first) throw new NotPublicError('no public address')
  const question = request(url, {
    method,
    agent: new Agent({ keepAlive: false, ca, lookup: lookupAmong([first, ...others]) }),
    signal,
    // With compression, the decompressed bytes would have to be limited, too.
    headers: { 'accept-encoding': 'identity', 'user-agent': userAgent, ...headers },
  })
  question.on('socket', (socket) => {
    socket.on('connect', () => {
      if (!isAllowed(socket.remoteAddress ?? '')) socket.destroy(new NotPublicError('this address may not be reached'))
    })
  })
  // An error before the answer is thrown below, a later one where the body is read.
  question.on('error', () => {})
  question.end(body)
  // With the signal again: if a server switches to another protocol, the request ends without an error.
  const [answer] = (await once(question, 'response', { signal })) as [IncomingMessage]
  return answer
}
