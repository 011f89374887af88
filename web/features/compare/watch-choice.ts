import { COMPARED_KEY } from '#web/lib/draft.ts'
import { showNotLoaded } from '#web/ui/open-loaded.ts'

/** The bar and the handling of presses, loaded only for visitors who compare. */
export const importCompareBar = () => import('./compare-bar.tsx')

/** Calls back when there is something to compare: a stored choice, or the first press of a `CompareButton`. */
export function watchChoice(onNeeded: () => void) {
  try {
    if (localStorage.getItem(COMPARED_KEY)) onNeeded()
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-compare]') // a click's target is one
    if (!button) return
    event.preventDefault()
    onNeeded()
    // If loading fails, the button works as it does without scripts: it opens the comparison of this professional, if
    // the network allows.
    importCompareBar().then(
      ({ press }) => press(button),
      () => (navigator.onLine ? button.form?.requestSubmit(button) : showNotLoaded()),
    )
  }
  // In the capture phase, because React stops presses on content that is not hydrated yet.
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
