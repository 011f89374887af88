import { isSignedIn, subscribeToSession } from './session.ts'

/** A click, a change and a way back come alone where an assistive technology presses or chooses. */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'click',
  'popstate',
] as const

let firstUse: Promise<void> | undefined

/** Resolves when somebody begins to use the document, or is signed in. */
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
    // On the window, since React stops an event at the document where its target is not hydrated.
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true })
    // Before the scripts were here, or restored by the browser.
    if (scrollY > 0 || isSignedIn()) done()
  })
  return firstUse
}
