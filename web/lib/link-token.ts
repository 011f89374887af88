import { linkPages } from '#contract/paths.ts'

let capturedToken: string | null = null

/**
 * Called before hydration: removes the token of a mailed link from the address, so that it gets neither into the
 * history nor into the referrer of another page.
 */
export function captureLinkToken() {
  const { pathname, search } = location
  if (!linkPages.includes(pathname)) return
  capturedToken = new URLSearchParams(search).get('token')
  if (search !== '') history.replaceState(history.state, '', pathname)
}

/** The token that this page was opened with, in memory only, until it is used or the page is reloaded. */
export const linkToken = () => capturedToken

export function clearLinkToken() {
  capturedToken = null
}
