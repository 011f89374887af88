/** The parts that a screen reader tells apart in a page. */
const PLACES = 'section, nav, form, table, ul, ol, article, fieldset, dialog, main'

/** A component that leads the focus on by itself does so in an effect, and comes first. */
const PATIENCE_MS = 100

interface Focused {
  element: HTMLAnchorElement
  /** From the inside out. */
  places: HTMLElement[]
  pathname: string
}

function focusedNow(): Focused | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLAnchorElement)) return undefined
  const places: HTMLElement[] = []
  for (let place = element.parentElement; place !== null; place = place.parentElement)
    if (place.matches(PLACES)) places.push(place)
  return { element, places, pathname: location.pathname }
}

function focusOn(place: HTMLElement | null | undefined) {
  if (!place) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.style.outline = 'none'
  place.focus({ preventScroll: true })
}

/**
 * The link to another page of a list stands below its rows: once that page is shown, the next key goes on from the
 * list's heading. The links say which page it is.
 */
function leadToHeading({ places, pathname }: Focused, changed: Element[]) {
  const nav = places.find((place) => place.matches('nav'))
  const isPageOf = (link: Element) => link.getAttribute('aria-current') === 'page' && nav?.contains(link) === true
  if (nav === undefined || location.pathname !== pathname || !changed.some(isPageOf)) return
  if (document.activeElement === document.body || nav.contains(document.activeElement))
    focusOn(nav.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3'))
}

/**
 * Where the focused link leaves a page that stays, as the one to a next month where there is none any more, the part that
 * it stood in takes the focus. Otherwise the next key would begin at the top of the document. Of a button that goes, its
 * own part of the page knows better what comes next.
 */
export function watchLostFocus() {
  let focused = focusedNow()
  addEventListener('focusin', () => {
    focused = focusedNow()
  })
  // Left by a press beside it: what becomes of it then is not missed. A removal may come with this event, too.
  addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (target instanceof Element && target.isConnected && document.activeElement === document.body)
        focused = undefined
    })
  })
  new MutationObserver((changes) => {
    if (focused === undefined) return
    const changed = changes.flatMap(({ type, target }) =>
      type === 'attributes' && target instanceof Element ? [target] : [],
    )
    if (changed.length > 0) leadToHeading(focused, changed)
    if (focused === undefined || focused.element.isConnected) return
    const { places, pathname } = focused
    focused = undefined
    setTimeout(() => {
      if (document.activeElement !== document.body || location.pathname !== pathname) return
      focusOn(places.find(({ isConnected }) => isConnected))
    }, PATIENCE_MS)
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-current'] })
}
