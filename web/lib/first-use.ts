import { isSignedIn, subscribeToSession } from './session.ts'

/** Assistive technology may click, change a value or go back without any other event. */
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'click',
  'popstate',
] as const

let firstUse: Promise<void> | undefined

/** Resolves when the user first interacts with the document, or is signed in. */
export function documentUsed(): Promise<void> {
  firstUse ??= new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) removeEventListener(sign, done, { capture: true })
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribeToSession(({ status }) => {
      if (status === 'signed-in') done()
    })
    // On the window, because React stops events at the document if their target is not hydrated.
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true })
    // Before the scripts were here, or restored by the browser.
    if (scrollY > 0 || 'used' in document.documentElement.dataset || isSignedIn()) done()
  })
  return firstUse
}
