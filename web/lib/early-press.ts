const MARK = 'data-pressed'

/**
 * Runs with the document, and remembers two things. The last press of a button that needs a script, until the page is
 * hydrated; on a slow connection that takes seconds. React must not see the press, or it would be handled twice. Links
 * and forms, which work without a script, are left to the browser. And that something was typed or chosen, which on a
 * phone may be the only sign of use before the parts that wait for one (`first-use.ts`) begin to wait. Plain text,
 * because the page's Content-Security-Policy contains its hash.
 */
export const earlyPressScript = `(function(w,h){var p;w.addEventListener('click',function on(e){if(h.dataset.scroll)return w.removeEventListener('click',on,true);if(p)p.removeAttribute('${MARK}');p=e.target.closest('button[type=button]');if(p){p.setAttribute('${MARK}','');e.stopImmediatePropagation()}},true);w.addEventListener('input',function(){h.dataset.used=''},{capture:true,once:true})})(window,document.documentElement)`

/** Called once the page is hydrated: replays the remembered press. */
export function replayEarlyPress() {
  const pressed = document.querySelector<HTMLElement>(`[${MARK}]`)
  if (pressed === null) return
  pressed.removeAttribute(MARK)
  // Delayed until all parts that appear with hydration, such as the sign-in's submit button, have had their effects.
  setTimeout(() => pressed.click())
}
