import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Half a megabyte of days; five if all were months. */
const MAX_PARTS = 2_000

/** HTML of the parts of pages that are rendered once, by their keys; the oldest gives way. */
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
    /** For the next pages. Not while a page is rendered: React would lose count of the hooks of the component at hand. */
    renderMissed() {
      for (const [key, part] of missed) {
        missed.delete(key) // also where it fails
        const html = renderToString(part())
        if (parts.size >= maxParts) for (const oldest of parts.keys().take(1)) parts.delete(oldest)
        parts.set(key, { dangerouslySetInnerHTML: { __html: html } })
      }
    },
  }
}
