import type { Role } from '#contract/auth.ts'
import { ROLE_KEY, TOKEN_KEY } from '#web/lib/token.ts'

/** The storage of a browser in which this person is signed in. */
export const sessionState = (origin: string, token: string, role: Role) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries({ [TOKEN_KEY]: token, [ROLE_KEY]: role }).map(([name, value]) => ({ name, value })),
    },
  ],
})
