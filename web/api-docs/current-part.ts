/** Marks the current section in the menu. */
export function followCurrentPart() {
  const links = new Map<string, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a[href*="#"]')) {
    if (link.pathname === location.pathname) links.set(link.hash.slice(1), link)
  }
  const parts = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  let current: HTMLAnchorElement | undefined
  const mark = () => {
    // The last section that begins above the upper third of the window.
    const passed = parts.filter((part) => part.getBoundingClientRect().top < innerHeight / 3)
    const link = links.get(passed.at(-1)?.id ?? '')
    if (link === current) return
    current?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'location')
    current = link
    link?.scrollIntoView({ block: 'nearest' })
  }
  let isWaiting = false
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        mark()
      })
    },
    { passive: true },
  )
  // On a phone a choice closes the menu; a link to the same page would leave it open.
  const menu = document.getElementById('menu')
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover()
  })
}
