import { linkPages } from '#contract/paths.ts'

let capturedToken: string | null = null

/**
 * Called before anything of the page comes alive: the token of a link in a mail leaves the address, so that neither
 * the history nor another link nor another page gets to know it.
 */
export function captureLinkToken() {
  const { pathname, search } = location
  if (!linkPages.includes(pathname)) return
  capturedToken = new URLSearchParams(search).get('token')
  if (search !== '') history.replaceState(history.state, '', pathname)
}

/** The token with which this page was opened; only the browser knows it, and only until it is used or reloaded. */
export const linkToken = () => capturedToken

export function clearLinkToken() {
  capturedToken = null
}
