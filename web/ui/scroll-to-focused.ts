import type { FocusEvent } from 'react'

/**
 * For a row that scrolls sideways: browsers do not scroll a half-visible element into view on keyboard focus. A press
 * must not move its target.
 */
export function scrollToFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
