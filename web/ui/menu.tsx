import { mdiDotsVertical } from '@mdi/js'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface MenuItem {
  label: string
  icon: string
  isGrave?: boolean
  onChoose: () => void
}

/**
 * A three-dot button and its menu. Uses the browser's popover: it is on top of everything, closes on Escape or a click
 * outside, and returns the focus; it opens upwards if there is no room below, and over the button if there is none above
 * either.
 */
export function Menu({ label, items, className }: { label: string; items: MenuItem[]; className?: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  const choices = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return menu.current?.hidePopover()
    const all = choices()
    const next = nextItemIndex(
      event.key,
      all.map((choice) => choice.textContent),
      all.findIndex((choice) => choice === document.activeElement),
    )
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink md:size-11',
          className,
        )}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          // Read from the DOM, since the state is updated only later.
          if (menu.current?.matches(':popover-open')) return
          event.preventDefault()
          // A click instead of `showPopover`, so that the button stays the menu's anchor.
          button.current?.click()
        }}
      >
        <Icon path={mdiDotsVertical} className="size-6" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="inset-auto m-0 max-h-dvh w-max max-w-[calc(100vw-2rem)] overflow-y-auto rounded-control bg-raised p-1.5 text-ink shadow-float [position-area:bottom_span-left] [position-try-fallbacks:flip-block,--over-its-button] open:animate-rise"
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'open' && !isAnchored() && button.current) placeAt(button.current, currentTarget)
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            key={item.label}
            ref={index === 0 ? focusWhenOpened : undefined}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={cx(
              'flex min-h-12 w-full items-center gap-3 rounded-[0.5rem] px-3 text-left font-medium -outline-offset-2 hover:bg-tint md:min-h-11',
              item.isGrave && 'text-error',
            )}
            onClick={() => {
              // First, so that the focus is back on the button and a dialog can later return it there.
              menu.current?.hidePopover()
              item.onChoose()
            }}
          >
            <Icon path={item.icon} className={cx('size-5.5', !item.isGrave && 'text-muted')} />
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

/** Safari before 26 and Firefox before 147 do not place a popover beside its button. */
const isAnchored = () => CSS.supports('position-area', 'bottom')

/** Below the button, or above it in the lower half of the window; the menu's size is unknown before it is open. */
function placeAt(button: HTMLElement, menu: HTMLElement) {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isLow = top + bottom > innerHeight
  menu.style.left = `${right}px`
  menu.style.top = `${isLow ? top : bottom}px`
  menu.style.translate = isLow ? '-100% -100%' : '-100%'
  menu.style.maxHeight = `${isLow ? top : innerHeight - bottom}px`
}

/**
 * The browser focuses it when it opens the popover, so that a key pressed right after the click is not lost. Set as an
 * attribute, because React's `autoFocus` focuses on mount.
 */
function focusWhenOpened(choice: HTMLElement | null) {
  choice?.setAttribute('autofocus', '')
}

/**
 * The choice to which a key moves, as is usual in menus: arrow keys wrap around, a letter moves to the next choice that
 * begins with it.
 * @internal
 */
export function nextItemIndex(key: string, labels: string[], current: number): number | null {
  const count = labels.length
  if (count === 0) return null
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return null
  for (let step = 1; step <= count; step++) {
    const index = (Math.max(current, 0) + step) % count
    if (labels[index]?.toLowerCase().startsWith(key.toLowerCase())) return index
  }
  return null
}
