interface Place {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState }
}

/**
 * Calls back once each time the user returns to this tab or window, even if the browser sends both `focus` and
 * `visibilitychange`. Returns the function that unsubscribes.
 */
export function onPageReturn(callback: () => void, { window, document }: Place = globalThis): () => void {
  let isAway = document.visibilityState === 'hidden'
  const leave = () => {
    isAway = true
  }
  const comeBack = () => {
    if (!isAway) return
    isAway = false
    callback()
  }
  const onVisibilityChange = () => (document.visibilityState === 'visible' ? comeBack() : leave())
  window.addEventListener('blur', leave)
  window.addEventListener('focus', comeBack)
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    window.removeEventListener('blur', leave)
    window.removeEventListener('focus', comeBack)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
