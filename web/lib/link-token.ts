import { linkPages } from '#contract/paths.ts'

let capturedToken: string | null = null

/**
 * Called before hydration: takes the token of a link in a mail out of the address, so that it reaches neither the
 * history nor the referrer of another page.
 */
export function captureLinkToken() {
  const { pathname, search } = location
  if (!linkPages.includes(pathname)) return
  capturedToken = new URLSearchParams(search).get('token')
  if (search !== '') history.replaceState(history.state, '', pathname)
}

/** The token that this page was opened with, in this browser alone, until it is used or the page is reloaded. */
export const linkToken = () => capturedToken

export function clearLinkToken() {
  capturedToken = null
}
