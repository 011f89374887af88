import type { Page } from '@playwright/test'

/** Presses of buttons and links as in Safari: they move the focus not to these but to what is around them. */
export const pressWithoutFocus = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('mousedown', (event) => {
      const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
      if (pressed === null) return
      event.preventDefault()
      const around = pressed.closest<HTMLElement>('dialog, [tabindex="-1"]')
      if (around) around.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
  })
