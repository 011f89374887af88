import type { ReactNode } from 'react'

/** The content of an element, as its attributes. */
type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

type GiveContent = (key: string, part: () => ReactNode) => Content

const live: GiveContent = (_key, part) => ({ children: part() })

let giveRendered = live

/**
 * The content of an element that is the same on many pages: the server renders it for the first of them and gives the
 * others its HTML. Nothing but its key decides about it, and it asks for no id and no context.
 */
export const once: GiveContent = import.meta.env.SSR ? (key, part) => giveRendered(key, part) : live

/** Called by the server's entry: the browser must not load what renders there. */
export function giveOnce(give: GiveContent): void {
  giveRendered = give
}
