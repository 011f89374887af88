import { type ComponentType, lazy, Suspense, useContext, useEffect, useId, useMemo, useRef, useState } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useNavigation } from 'react-router'
import { documentUsed } from '#web/lib/first-use.ts'
import { useIsFromServer } from '#web/lib/hydrated.ts'
import { isPlainClick } from './link.tsx'

interface PartProps<Props> {
  id: string
  shown: Props
  /** Called with whether the part is ready, or its module could not be loaded. */
  onDecided: (isReady: boolean) => void
}

interface LoadedPart<Props> {
  default: ComponentType<PartProps<Props>>
}

/** `preload` is for the loader of a page opened by a link, so that the part is ready together with the page's data. */
type LazyPart<Props> = ComponentType<Props> & { preload: () => void }

const isBrowser = typeof document !== 'undefined'

/**
 * A part of a public page that the server renders and that needs its script only once the page is used. Its module is
 * loaded and the HTML hydrated at the first sign of use, or when the user is signed in; on a page opened by a link,
 * immediately. If the module cannot be loaded, the server's HTML stays, or nothing is shown.
 *
 * Until hydration the part keeps its first props, because React discards HTML whose props change before. For the same
 * reason anything it reads from the address has to be a prop, since the router's address may change earlier. A press of
 * one of its links or buttons is remembered and replayed once the part is ready. Submit buttons work by themselves;
 * only buttons that would open a dialog wait.
 */
export function lazyWhenUsed<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<LoadedPart<Props>> | undefined
  let loaded: LoadedPart<Props> | undefined
  const begin = () =>
    (loading ??= load()
      .then(readyPart<Props>, lifelessPart<Props>)
      .then((part) => (loaded = part)))
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const Part = lazy(() => {
    if (loaded) return alreadyHere(loaded)
    return isBrowser ? Promise.race([documentUsed(), started]).then(begin) : begin()
  })

  function WhenUsed(props: Props) {
    const id = useId()
    const isNew = !useIsFromServer()
    const [first] = useState(props)
    const [isReady, setReady] = useState<boolean>()
    const navigates = useNavigation().state !== 'idle'
    // The router changes this context after each navigation, outside a transition: React would discard the HTML of a
    // part below that depends on it instead of waiting. Once a component reads the context here, React does not search
    // below it.
    useContext(FrameworkContext)
    // A navigation within the page waits for its parts, so it must not depend on a first use that may never happen.
    if (isBrowser && !isReady && (isNew || navigates || differs(props, first))) start()
    const shown = isReady || isNew ? props : first
    useEarlyPress(id, isNew || isReady !== undefined)
    // The same element until the part is ready, because a new one would count as a change of props.
    return useMemo(
      () => (
        <Suspense>
          <Part id={id} shown={shown} onDecided={setReady} />
        </Suspense>
      ),
      [id, shown],
    )
  }
  return Object.assign(WhenUsed, { preload: () => void begin() })
}

/** Even a resolved promise would show nothing for a moment; React reads this synchronously. */
const alreadyHere = <Loaded extends object>(loaded: Loaded) =>
  // oxlint-disable-next-line unicorn/no-thenable -- nobody but React awaits it
  ({ then: (resolve: (value: Loaded) => void) => resolve(loaded) }) as Promise<Loaded> // React only asks for `then`

function readyPart<Props extends object>(Component: ComponentType<Props>) {
  return {
    default: function ReadyPart({ id, shown, onDecided }: PartProps<Props>) {
      useEffect(() => onDecided(true), [onDecided])
      return (
        <div id={id} className="contents">
          <Component {...shown} />
        </div>
      )
    },
  }
}

/** React does not touch the content of an element with `dangerouslySetInnerHTML`, so the server's HTML stays. */
function lifelessPart<Props extends object>() {
  return {
    default: function LifelessPart({ id, onDecided }: PartProps<Props>) {
      useEffect(() => onDecided(false), [onDecided])
      // oxlint-disable-next-line react/no-danger -- nothing is put in
      return <div id={id} className="contents" dangerouslySetInnerHTML={noHtml} suppressHydrationWarning />
    },
  }
}

const noHtml = { __html: '' }

/** React drops presses on content that is not hydrated, and a link would reload the whole page. */
function useEarlyPress(id: string, isDecided: boolean) {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isDecided) {
      const element = pressed.current
      pressed.current = null
      if (element?.isConnected) queueMicrotask(() => element.click())
      return
    }
    const remember = (event: MouseEvent) => {
      const element = waitingTarget(event)
      if (element === null || !document.getElementById(id)?.contains(element)) return
      event.preventDefault()
      // React would replay it as well if the module is loaded and only hydration is missing.
      event.stopPropagation()
      pressed.current = element
    }
    addEventListener('click', remember, { capture: true })
    return () => removeEventListener('click', remember, { capture: true })
  }, [id, isDecided])
}

/** A button that submits no form, or a link within the site that opens in this tab. */
function waitingTarget(event: MouseEvent): HTMLElement | null {
  const { target } = event
  const element = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
  if (element instanceof HTMLButtonElement)
    return element.form === null || element.ariaHasPopup === 'dialog' ? element : null
  if (!(element instanceof HTMLAnchorElement)) return null
  return isPlainClick(event) && element.target === '' && element.origin === location.origin ? element : null
}

const differs = <Props extends object>(props: Props, first: Props) =>
  Object.keys(props).some((key) => props[key as keyof Props] !== first[key as keyof Props]) // its own keys
