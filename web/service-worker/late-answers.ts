import { scope } from './scope.ts'

/** The offline page reloads at once. Otherwise it was left, and a later visit asks the network. */
const HELD_MS = 5_000

/** By address. Not in a cache, because they may contain personal data. */
const held = new Map<string, Response>()

/**
 * Makes the offline page reload, if it is still open, and get this answer: requesting it again may take just as long.
 */
export async function offerLateAnswer(url: string, answer: Response, clientId: string): Promise<void> {
  const client = await scope.clients.get(clientId)
  if (client === undefined) return
  held.set(url, answer)
  setTimeout(() => held.delete(url), HELD_MS)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of ours is sent to, not a window
  client.postMessage('reload')
}

/** Returned only once. */
export function takeLateAnswer(url: string): Response | undefined {
  const answer = held.get(url)
  held.delete(url)
  return answer
}
