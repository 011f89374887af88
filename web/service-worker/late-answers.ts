import { scope } from './scope.ts'

/** The offline page reloads at once. Otherwise somebody has left it, and a later visit asks the network. */
const HELD_MS = 5_000

/** By their address. Not in a cache: they may be anybody's. */
const held = new Map<string, Response>()

/** Has the offline page reload, if it is still open, to be answered by this one: asking anew may take as long again. */
export async function offerLateAnswer(url: string, answer: Response, clientId: string): Promise<void> {
  const client = await scope.clients.get(clientId)
  if (client === undefined) return
  held.set(url, answer)
  setTimeout(() => held.delete(url), HELD_MS)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of ours is sent to, not a window
  client.postMessage('reload')
}

/** Given once. */
export function takeLateAnswer(url: string): Response | undefined {
  const answer = held.get(url)
  held.delete(url)
  return answer
}
