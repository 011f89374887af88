import { useLayoutEffect } from 'react'

const shown = {
  'data-loading': 0,
  'data-bottom-bar': 0,
  'data-compare-bar': 0,
  'data-whole-window': 0,
  'data-conversation': 0,
  'data-panel': 0,
}

/**
 * Marks the root element for the stylesheet while `isShown` anywhere on the page. `:has()` would recalculate the styles
 * of the whole page on every change.
 */
export function useRootMark(name: keyof typeof shown, isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return
    const count = (change: 1 | -1) => {
      shown[name] += change
      document.documentElement.toggleAttribute(name, shown[name] > 0)
    }
    count(1)
    return () => count(-1)
  }, [name, isShown])
}
