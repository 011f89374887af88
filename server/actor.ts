import type { Me } from '#contract/auth.ts'

/** The person who makes a request, with the session it comes by. */
export interface Actor extends Me {
  session_id: number
}
