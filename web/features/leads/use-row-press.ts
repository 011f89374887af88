import { type MouseEvent, useRef } from 'react'
import { isPlainClick } from '#web/ui/link.tsx'

/**
 * A press anywhere in a row is one on its link, which stays the way for the keyboard and for a new tab. Not one on
 * another link or button in it, not the end of selecting text, and not the one that closes an open menu.
 */
export function useRowPress(onPress: () => void) {
  const link = useRef<HTMLAnchorElement>(null)
  const closesMenu = useRef(false)
  return {
    link,
    onPointerDown: () => {
      closesMenu.current = document.querySelector(':popover-open') !== null
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const hasOwnAction = (event.target as Element).closest('a, button, [popover]') !== null // clicks go to elements
      const isSelecting = getSelection()?.isCollapsed === false
      if (!isPlainClick(event) || hasOwnAction || isSelecting || closesMenu.current) return
      // So that it has the focus again when what is opened closes.
      link.current?.focus({ preventScroll: true })
      onPress()
    },
  }
}
