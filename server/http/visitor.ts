import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The address of the visitor as the framework finds it: the last one that no trusted proxy has. Anything before it may
 * have been sent by the visitor.
 */
export function visitorOf({ socket, headers }: IncomingMessage, isProxy: (address: string) => boolean): string {
  let visitor = socket.remoteAddress ?? ''
  const isTrusted = () => isIP(visitor) !== 0 && isProxy(visitor)
  if (!isTrusted()) return visitor
  const [forwarded = ''] = [headers['x-forwarded-for'] ?? []].flat()
  for (const address of forwarded.split(',').toReversed()) {
    const given = address.trim()
    if (given === '') continue
    visitor = given
    if (!isTrusted()) break
  }
  return visitor
}
