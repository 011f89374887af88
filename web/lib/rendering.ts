import { createContext } from 'react'

/** The context of a single server rendering; empty in the browser. */
export const Rendering = createContext<{
  /** The `nonce` of the page's inline scripts. */
  scriptMark?: string | undefined
  /** The error reference on a failed page, for the user to quote. */
  failureNote?: string | undefined
}>({})
