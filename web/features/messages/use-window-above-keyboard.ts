import { type RefObject, useEffect } from 'react'

const RESIZES = ', interactive-widget=resizes-content'

/**
 * Keeps the conversation above a phone's keyboard: Chromium shrinks the page on request; elsewhere the frame follows
 * the visual viewport.
 */
export function useWindowAboveKeyboard(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const meta = document.querySelector('meta[name="viewport"]')
    const before = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', before + RESIZES)
    return () => meta?.setAttribute('content', before)
  }, [])
  useEffect(() => {
    const seen = visualViewport
    const box = frame.current?.parentElement
    if (!seen || !box) return
    const follow = () => {
      // Only if the frame fills the window, and not while the user has zoomed in to read.
      const isCovered = getComputedStyle(box).position === 'fixed' && seen.scale === 1
      const isKeyboardOpen = isCovered && innerHeight - seen.height > 80
      box.style.height = isKeyboardOpen ? `${seen.height}px` : ''
      box.style.top = isKeyboardOpen ? `${seen.offsetTop}px` : ''
    }
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
      box.style.height = ''
      box.style.top = ''
    }
  }, [frame])
}
