const MARK = 'data-pressed'

/**
 * Runs with the document: remembers the last press of a button that only a script can serve, until the page is hydrated.
 * On a slow line that takes seconds. React must not see such a press, or it would be done twice. What works without a
 * script, as links and forms do, is left to the browser. Plain text, because the page's Content-Security-Policy names its
 * hash.
 */
export const earlyPressScript = `(function(w,h){var p;w.addEventListener('click',function on(e){if(h.dataset.scroll)return w.removeEventListener('click',on,true);if(p)p.removeAttribute('${MARK}');p=e.target.closest('button[type=button]');if(p){p.setAttribute('${MARK}','');e.stopImmediatePropagation()}},true)})(window,document.documentElement)`

/** Called once the page is hydrated: does what was pressed before. */
export function replayEarlyPress() {
  const pressed = document.querySelector<HTMLElement>(`[${MARK}]`)
  if (pressed === null) return
  pressed.removeAttribute(MARK)
  // Later than what is drawn once the page is hydrated, such as the sign-in's button as one that sends the form.
  setTimeout(() => pressed.click())
}
