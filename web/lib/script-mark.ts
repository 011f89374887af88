import { createContext } from 'react'

/** The `nonce` of the scripts that the page itself writes, while the server renders it; undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
