import { readLastChange } from '#web/call.ts'
import { readToken } from './token.ts'

/** When and for whom data were asked for. */
export interface Stamp {
  token: string | null
  change: string
  at: number
}

export const stampOfNow = (): Stamp => ({ token: readToken(), change: readLastChange(), at: Date.now() })

/** Whether data may still be shown: neither another session nor a change of our own came in between, nor too much time. */
export function isFresh({ token, change, at }: Stamp, maxAgeMs: number): boolean {
  const now = stampOfNow()
  return token === now.token && change === now.change && now.at - at < maxAgeMs
}
