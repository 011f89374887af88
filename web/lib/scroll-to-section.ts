import type { MouseEvent } from 'react'

/** Follows a link to a part of the page without a navigation, which would add an entry to the history for each look. */
export function scrollToSection(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (section === null) return
  event.preventDefault()
  section.focus({ preventScroll: true })
  section.scrollIntoView()
}
