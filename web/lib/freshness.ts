import { readLastChange } from '#web/call.ts'
import { readToken } from './token.ts'

/** When, and for which session, data were requested. */
export interface Stamp {
  token: string | null
  change: string
  at: number
}

export const stampOfNow = (): Stamp => ({ token: readToken(), change: readLastChange(), at: Date.now() })

/** Whether data may still be shown: same session, no change of our own since then, and not too old. */
export function isFresh({ token, change, at }: Stamp, maxAgeMs: number): boolean {
  const now = stampOfNow()
  return token === now.token && change === now.change && now.at - at < maxAgeMs
}
