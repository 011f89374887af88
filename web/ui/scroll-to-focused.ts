import type { FocusEvent } from 'react'

/**
 * For a row that scrolls sideways: of what stands half outside a browser shows no more when a key leads to it. A press must
 * not move what it is on.
 */
export function scrollToFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
