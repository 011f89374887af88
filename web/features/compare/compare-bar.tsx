import { mdiClose } from '@mdi/js'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { compareAddress, MAX_COMPARED } from '#contract/compare.ts'
import { pages } from '#contract/paths.ts'
import { useRootMark } from '#web/lib/root-mark.ts'
import { useWeddingDay } from '#web/lib/wedding-day.ts'
import { findPage } from '#web/pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { COMPARE_FORM } from './compare-button.tsx'
import { type Chosen, readChosen, setChosen, subscribeToChosen, toggleChosen } from './chosen.ts'

/** Handles a press of a `CompareButton`. */
export function press({ value, dataset }: HTMLButtonElement) {
  if (toggleChosen({ id: Number(value), name: dataset['compare'] ?? '' })) return
  showSnackbar(`Uspoređujemo najviše ${MAX_COMPARED}. Uklonite jednog pa dodajte ovoga.`, 'info')
}

const none: readonly Chosen[] = []

/** At the bottom of public pages while anybody is chosen for comparison; marks the buttons of those. */
export function CompareBar() {
  const chosen = useSyncExternalStore(subscribeToChosen, readChosen, () => none)
  const { pathname } = useLocation()
  const isShown = chosen.length > 0 && pathname !== pages.compare && findPage(pathname)?.roles === 'everyone'
  useEffect(() => {
    const mark = () => markButtons(chosen)
    mark()
    // Cards come and go with each list.
    return observeContent(mark)
  }, [chosen])
  return isShown && <Bar chosen={chosen} />
}

/** Calls back when elements of the page's content come or go; those of the bars and messages around it do not count. */
function observeContent(onChange: () => void, options: MutationObserverInit = {}): () => void {
  const observer = new MutationObserver(onChange)
  const content = document.getElementById('sadrzaj')
  if (content) observer.observe(content, { childList: true, subtree: true, ...options })
  return () => observer.disconnect()
}

function markButtons(chosen: readonly Chosen[]) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const isPressed = String(chosen.some(({ id }) => id === Number(button.value)))
    if (button.getAttribute('aria-pressed') !== isPressed) button.setAttribute('aria-pressed', isPressed)
  }
}

function Bar({ chosen }: { chosen: readonly Chosen[] }) {
  const box = useRef<HTMLElement>(null)
  const day = useWeddingDay()
  const date = useDayOfPage() ?? day
  useRootMark('data-compare-bar')
  useHeightForOthers(box)
  const ids = chosen.map(({ id }) => id)

  /** The pressed button disappears with its name. */
  function remove(one: Chosen, index: number) {
    toggleChosen(one)
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button') ?? []
    ;(buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('sadrzaj'))?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={box}
      aria-label="Odabrani za usporedbu"
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="container-page flex items-center gap-2 py-1.5 max-lg:in-data-bottom-bar:py-0.5">
        <ul className="hide-scrollbar flex min-w-0 flex-1 gap-1.5 overflow-x-auto">
          {chosen.map((one, index) => (
            <li
              key={one.id}
              className="flex max-w-56 min-w-26 shrink items-center rounded-control bg-tint pl-3 text-sm"
            >
              <span className="truncate">{one.name}</span>
              <button
                type="button"
                aria-label={`Ukloni iz usporedbe: ${one.name}`}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
                onClick={() => remove(one, index)}
              >
                <Icon path={mdiClose} className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
        <ButtonLink to={compareAddress(ids, { date })} className="px-4!">
          Usporedi ({chosen.length})
        </ButtonLink>
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-control px-2 text-sm font-semibold text-primary hover:bg-primary-soft max-md:hidden"
          onClick={() => setChosen([])}
        >
          Poništi
        </button>
      </div>
    </section>
  )
}

/** The day of a list, which words may name; empty if it has none, undefined where there is no list. */
function readDayOfList(): string | undefined {
  const field = document.forms.namedItem(COMPARE_FORM)?.elements.namedItem('date')
  return field instanceof HTMLInputElement ? field.value : undefined
}

const subscribeToDayOfList = (onChange: () => void) => observeContent(onChange, { attributeFilter: ['value'] })

/** The day of the list, or else the one in the address, as of a profile. */
function useDayOfPage(): string | undefined {
  const { search } = useLocation()
  const ofList = useSyncExternalStore(subscribeToDayOfList, readDayOfList, () => undefined)
  return (ofList ?? new URLSearchParams(search).get('date')) || undefined
}

/** The page's other bar sits above this one. */
function useHeightForOthers(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => style.setProperty('--compare-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--compare-bar')
    }
  }, [box])
}
