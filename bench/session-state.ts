import type { Role, Session } from '#contract/auth.ts'
import { API_BASE } from '#contract/paths.ts'
import { ROLE_KEY, TOKEN_KEY } from '#web/lib/token.ts'

/** The storage of a browser in which this user is signed in. */
export const sessionState = (origin: string, token: string, role: Role) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries({ [TOKEN_KEY]: token, [ROLE_KEY]: role }).map(([name, value]) => ({ name, value })),
    },
  ],
})

/** The same for an account of the demo marketplace. */
export async function signInToDemo(origin: string, email: string) {
  const answer = await fetch(`${origin}${API_BASE}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-zauvijek' }),
  })
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}.`)
  const { token, user }: Session = await answer.json()
  return sessionState(origin, token, user.role)
}
