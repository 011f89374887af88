/**
 * Browsers do not scroll the half-visible element of a row that scrolls sideways into view on keyboard focus. A press must
 * not move its target.
 */
export function watchFocusInRows() {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || !isInRow(target)) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

function isInRow(element: Element): boolean {
  for (let box = element.parentElement; box !== null; box = box.parentElement)
    if (box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true
  return false
}
