/** Before a card leaves with the focused button in it, the next one takes the focus over; after the last, the page. */
export function moveFocusToNextCard(button: HTMLButtonElement) {
  const list = button.closest('[data-favorites]')
  const buttons = [...(list?.querySelectorAll<HTMLButtonElement>('[data-favorite-button], [aria-pressed]') ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById('sadrzaj')
  next?.focus({ preventScroll: true })
}
