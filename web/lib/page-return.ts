interface Place {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState }
}

/**
 * Calls once each time that the person comes back to this tab or window, though the browser then sends `focus`,
 * `visibilitychange` or both. Gives the function that ends it.
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
