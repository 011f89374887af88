import type { ReactNode } from 'react'

/** The content of an element, as its attributes. */
type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

type GiveContent = (key: string, part: () => ReactNode) => Content

const live: GiveContent = (_key, part) => ({ children: part() })

let giveRendered = live

/**
 * Element content that is the same on many pages: the server renders it once and reuses its HTML. It depends only on
 * its key, and uses neither ids nor context.
 */
export const once: GiveContent = import.meta.env.SSR ? (key, part) => giveRendered(key, part) : live

/** Called by the server's entry, so that the renderer is not in the browser's bundle. */
export function giveOnce(give: GiveContent): void {
  giveRendered = give
}
