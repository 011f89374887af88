import { COMPARED_KEY } from '#web/lib/draft.ts'
import { showNotLoaded } from '#web/ui/open-loaded.ts'

/** The bar and all that a press does, fetched only for those who compare. */
export const importCompareBar = () => import('./compare-bar.tsx')

/** Calls back when there is something to compare: a choice that is stored, or the first press of a `CompareButton`. */
export function watchChoice(onNeeded: () => void) {
  try {
    if (localStorage.getItem(COMPARED_KEY)) onNeeded()
  } catch {
    // Forbidden: then nothing is stored.
  }
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-compare]') // a click's target is one
    if (!button) return
    event.preventDefault()
    onNeeded()
    // Where it cannot be fetched the button does as without a script: it opens the page of this one, if there is a network.
    importCompareBar().then(
      ({ press }) => press(button),
      () => (navigator.onLine ? button.form?.requestSubmit(button) : showNotLoaded()),
    )
  }
  // Captured, since React stops a press of what it has not hydrated yet.
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
