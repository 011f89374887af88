/** In local storage; also read before the first paint. */
export const TOKEN_KEY = 'auth_token'

/** The token where storage is forbidden or full: then the session lasts as long as this page. */
let memoryToken: string | null = null

/** The session's token, null without a session. */
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

export const isTokenKey = (key: string | null) => key === TOKEN_KEY || key === null
