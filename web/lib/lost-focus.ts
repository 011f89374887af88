import { withoutUnread } from './unread-title.ts'

/** The landmarks and groups that a screen reader distinguishes. */
const PLACES = 'section, nav, form, table, ul, ol, article, fieldset, dialog, main'

/** A component that moves the focus itself does so in an effect, which comes first. */
const PATIENCE_MS = 100

interface Focused {
  element: HTMLAnchorElement
  /** Innermost first. */
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
 * Pagination links are below the rows. Once another page is shown, the next Tab continues from the list's heading; the
 * links announce which page it is.
 */
function leadToHeading({ places, pathname }: Focused, changed: Element[]) {
  const nav = places.find((place) => place.matches('nav'))
  const isPageOf = (link: Element) => link.getAttribute('aria-current') === 'page' && nav?.contains(link) === true
  if (nav === undefined || location.pathname !== pathname || !changed.some(isPageOf)) return
  if (document.activeElement === document.body || nav.contains(document.activeElement))
    focusOn(nav.closest('section, main')?.querySelector<HTMLElement>('h1, h2, h3'))
}

/** Where the site's messages and their buttons appear. */
const MESSAGES = 'body > [role="status"]'

/** The index of the current history entry, counted by the router. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx ?? 0

/**
 * After a client-side navigation nothing is announced, and the focus stays on a link of the top bar or is lost. The
 * page's heading takes it, or the part that the address names; on the way back, the link through which the page was
 * left. A page that is replaced at its address, such as a conversation whose lead was withdrawn, has another title; its
 * heading takes the focus if it was lost with what it replaces.
 */
function watchPages() {
  const shown = () => ({ pathname: location.pathname, title: withoutUnread(document.title), place: placeInHistory() })
  let page = shown()
  let pressed: string | null | undefined
  let used: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const pressedAt = new Map<number, typeof pressed>()
  const notePressed = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    used = target
    pressed = target.closest('main a[href]')?.getAttribute('href')
  }
  addEventListener('focusin', notePressed)
  // In Safari a press does not focus a link.
  addEventListener('click', notePressed, { capture: true })
  return () => {
    const now = shown()
    // The address changes a moment before the page.
    const isOther = now.pathname !== page.pathname
    const hasOtherTitle = now.title !== page.title
    if (isOther && !hasOtherTitle) return
    if (isOther) {
      pressedAt.set(page.place, pressed)
      // A page that is left at once must not take the focus from the next one.
      clearTimeout(timer)
      timer = setTimeout(leadToPage, PATIENCE_MS, pressedAt.get(now.place))
    } else if (hasOtherTitle)
      // After the section of a lost link has had its turn.
      setTimeout(() => used?.isConnected === false && leadToPage(), 2 * PATIENCE_MS)
    page = now
  }
}

function leadToPage(left?: string | null) {
  const main = document.querySelector('main')
  if (main === null || document.activeElement?.closest('main *, dialog')) return
  const link = left && main.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`)
  if (link) link.focus({ preventScroll: true })
  else focusOn(document.getElementById(location.hash.slice(1)) ?? main.querySelector('h1') ?? main)
}

/**
 * If the focused link disappears from a page that stays open, such as the link to a next month that does not exist, the
 * section that contained it takes the focus. Otherwise the next Tab would start at the top of the document. Buttons are
 * excluded: the component that removes one knows better where the focus belongs.
 */
export function watchLostFocus() {
  let focused = focusedNow()
  /** A message's button, and the element that was focused before it. */
  let ofMessage: { button: Element; before: EventTarget | null } | undefined
  const lookAtPage = watchPages()
  addEventListener('focusin', ({ target, relatedTarget }) => {
    focused = focusedNow()
    if (!(target instanceof Element && target.closest(MESSAGES))) ofMessage = undefined
    else ofMessage = { button: target, before: ofMessage ? ofMessage.before : relatedTarget }
  })
  // If a press elsewhere moves the focus, the old element may disappear unnoticed. Removing an element may also fire
  // this event.
  addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (target instanceof Element && target.isConnected && document.activeElement === document.body)
        focused = undefined
    })
  })
  const giveBack = ({ button, before }: NonNullable<typeof ofMessage>) => {
    if (button.isConnected) return
    ofMessage = undefined
    setTimeout(() => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }, PATIENCE_MS)
  }
  new MutationObserver((changes) => {
    lookAtPage()
    if (ofMessage) giveBack(ofMessage)
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
