import { createContext } from 'react'

/** While the server renders a page, what that one rendering has; in the browser nothing. */
export const Rendering = createContext<{
  /** The `nonce` of the scripts that the page itself writes. */
  scriptMark?: string | undefined
  /** Of a page that fails: for people to quote. */
  failureNote?: string | undefined
}>({})
