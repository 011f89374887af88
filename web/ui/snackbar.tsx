import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClose, mdiInformationOutline } from '@mdi/js'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { failureMessage } from '#web/lib/failure.ts'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { openModals, useTopModal } from './modal-stack.ts'

type Kind = 'success' | 'info' | 'warning' | 'error'
type Action = { label: string; run: () => void }
type Message = {
  id: number
  text: string
  kind: Kind
  durationMs: number
  actions: readonly Action[]
  /**
   * The dialogs that were open when the message came; with any others it has moved, and is not announced again. Undefined
   * if the page announces the same.
   */
  announcedWith: ReturnType<typeof openModals> | undefined
}

const DEFAULT_MS = 5000
/** A message with an action stays this much longer after it is hovered or focused. */
const HOVER_EXTENSION_MS = 1000

/** The dialog that a message is about closes within this time, and the message appears where it can stay. */
const DIALOG_CLOSES_MS = 50

/** The second press of a double click comes within this time. */
const DOUBLE_CLICK_MS = 500

/** Undefined for a moment after one was closed. */
let current: Message | null | undefined = null
let lastId = 0
let waiting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function setMessage(message: typeof current) {
  current = message
  for (const listener of listeners) listener()
}

function close() {
  setMessage(undefined)
  setTimeout(() => current === undefined && setMessage(null), DOUBLE_CLICK_MS)
}

/** Shows one sentence at the top; a new one replaces the previous one. */
export function showSnackbar(
  text: string,
  kind: Kind = 'success',
  durationMs = DEFAULT_MS,
  action: Action | readonly Action[] = [],
  isQuiet = false,
) {
  clearTimeout(waiting)
  waiting = setTimeout(
    () =>
      setMessage({
        id: ++lastId,
        text,
        kind,
        durationMs,
        actions: [action].flat(),
        announcedWith: isQuiet ? undefined : openModals(),
      }),
    DIALOG_CLOSES_MS,
  )
}

/** Shows why something failed; `fallback` is for an error without its own message. */
export const showFailure = (error: unknown, fallback?: string) => showSnackbar(failureMessage(error, fallback), 'error')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const kindStyles: Record<Kind, { icon: string; tone: string }> = {
  success: { icon: mdiCheckCircleOutline, tone: 'bg-success-soft text-success' },
  info: { icon: mdiInformationOutline, tone: 'bg-info-soft text-info' },
  warning: { icon: mdiAlertCircleOutline, tone: 'bg-warning-soft text-warning' },
  error: { icon: mdiAlertCircleOutline, tone: 'bg-error-soft text-error' },
}

/**
 * The single live region for messages. It exists from the start, since screen readers announce only changes in a region
 * that they know. An open dialog gets its own region, because the rest of the page is inert behind its backdrop.
 */
export function Snackbar() {
  const box = useRef<HTMLDivElement>(null)
  const modal = useTopModal()
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  useEffect(() => {
    if (!message) return
    const hide = () => {
      const isHeld = message.actions[0] && box.current?.matches(':hover, :focus-within')
      if (isHeld) timer = setTimeout(hide, HOVER_EXTENSION_MS)
      else setMessage(null)
    }
    let timer = setTimeout(hide, message.durationMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <>
      <Region message={modal === null ? message : null} ref={box} />
      {modal && createPortal(<Region message={message} ref={box} />, modal)}
    </>
  )
}

function Region({ message, ref }: { message: typeof current; ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      role="status"
      aria-live={message && message.announcedWith !== openModals() ? 'off' : 'polite'}
      className="pointer-events-none fixed inset-x-0 top-3 z-50 flex justify-center px-4 md:top-20"
    >
      {/* In place of the closed message, so that a double click on its cross does not press what lies below. */}
      {message === undefined && <div className="pointer-events-auto h-20 max-w-xl grow" />}
      {message && (
        <div
          key={message.id}
          ref={ref}
          className="pointer-events-auto flex max-w-xl animate-rise items-stretch gap-3 overflow-hidden rounded-control bg-raised pr-2 shadow-float"
        >
          <span className={cx('grid w-12 shrink-0 place-items-center', kindStyles[message.kind].tone)}>
            <Icon path={kindStyles[message.kind].icon} className="size-6" />
          </span>
          <span className="self-center py-2 wrap-anywhere">{message.text}</span>
          <span className="my-2 shrink-0 self-center empty:hidden max-sm:grid">
            {message.actions.map(({ label, run }) => (
              <button
                key={label}
                type="button"
                className="min-h-11 rounded-control px-3 font-semibold text-primary hover:bg-tint"
                onClick={() => {
                  close()
                  run()
                }}
              >
                {label}
              </button>
            ))}
          </span>
          <button
            type="button"
            aria-label="Zatvori poruku"
            className="my-2 grid size-11 shrink-0 place-items-center self-center rounded-control text-muted hover:bg-tint"
            onClick={close}
          >
            <Icon path={mdiClose} />
          </button>
        </div>
      )}
    </div>
  )
}
