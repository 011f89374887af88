/** In local storage; also read before the first paint. */
export const TOKEN_KEY = 'auth_token'
/** The user's role, which decides before the first paint whether a page is shown. It grants no access. */
export const ROLE_KEY = 'auth_role'

/** The token if storage is forbidden or full; the session then lasts as long as this page. */
let memoryToken: string | null = null

/** The session's token; null without a session. */
export function readToken(): string | null {
  try {
    return memoryToken ?? localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}

export function writeToken(token: string | null) {
  memoryToken = null
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY)
    else localStorage.setItem(TOKEN_KEY, token)
  } catch {
    memoryToken = token
  }
}

export function writeRole(role: string | null) {
  try {
    if (role === null) localStorage.removeItem(ROLE_KEY)
    else localStorage.setItem(ROLE_KEY, role)
  } catch {
    // Without the role, a protected page is shown only once the session is known.
  }
}

export const isTokenKey = (key: string | null) => key === TOKEN_KEY || key === null
