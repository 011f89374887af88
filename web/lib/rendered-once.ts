import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Half a megabyte if all are days, five if all are months. */
const MAX_PARTS = 2_000

/** The HTML of page parts that are rendered once, by key; the oldest is evicted. */
export function rememberParts(maxParts = MAX_PARTS) {
  const parts = new Map<string, { dangerouslySetInnerHTML: { __html: string } }>()
  const missed = new Map<string, () => ReactNode>()
  return {
    give(key: string, part: () => ReactNode) {
      const known = parts.get(key)
      if (known) return known
      missed.set(key, part)
      return { children: part() }
    },
    /**
     * For the following pages. Not during the rendering of a page: React would lose count of the current component's
     * hooks.
     */
    renderMissed() {
      for (const [key, part] of missed) {
        missed.delete(key) // even if rendering fails
        const html = renderToString(part())
        if (parts.size >= maxParts) for (const oldest of parts.keys().take(1)) parts.delete(oldest)
        parts.set(key, { dangerouslySetInnerHTML: { __html: html } })
      }
    },
  }
}
