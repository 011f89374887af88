import { mdiClose } from '@mdi/js'
import { type ReactNode, useEffect, useId, useLayoutEffect, useReducer, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { addModal } from './modal-stack.ts'
import { useBackToClose } from './use-back-to-close.ts'

/**
 * A native modal dialog: the rest of the page is inert, Escape and going back close it, and the focus returns to where
 * it was.
 */
export function Dialog({
  open,
  onClose,
  label,
  className,
  persistent = false,
  isNavigation = false,
  children,
}: {
  open: boolean
  onClose: () => void
  label: string
  className?: string
  /** A click outside does not close it. */
  persistent?: boolean | undefined
  /** A navigation opened it, so it needs no history entry of its own. */
  isNavigation?: boolean | undefined
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useBackToClose(open && !isNavigation, onClose)
  // During the commit, so that no handler below sees `open` disagree with the element's state.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  })
  useEffect(() => {
    if (!open || ref.current === null) return
    const removeModal = addModal(ref.current)
    // The page behind must not scroll; the reserved gutter keeps it from shifting.
    document.documentElement.classList.add('overflow-hidden')
    return () => {
      removeModal()
      document.documentElement.classList.remove('overflow-hidden')
    }
  }, [open])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own key for the same
    <dialog
      ref={ref}
      aria-label={label}
      className={cx('p-0', className)}
      // The close event is asynchronous: if the dialog was reopened meanwhile, it must stay open.
      onClose={(event) => {
        if (!open || event.currentTarget.open) return
        onClose()
        // A phone's second back gesture closes the dialog unconditionally. If `onClose` asks about unsaved changes
        // instead of closing, the next render reopens it.
        renderAgain()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (!persistent && event.target === event.currentTarget) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}

/** The standard dialog: a title, a close button, the content and its buttons. */
export function TitledDialog({
  open,
  onClose,
  title,
  width = 'max-w-[500px]',
  persistent,
  isNavigation,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  width?: string
  persistent?: boolean
  isNavigation?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={title}
      persistent={persistent}
      isNavigation={isNavigation}
      className={cx('w-[calc(100%-2rem)] rounded-card bg-raised text-ink shadow-float open:animate-rise', width)}
    >
      <div className="p-[20px] md:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={id} className="pt-2 text-xl font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Zatvori"
            onClick={onClose}
            className="-mt-1 -mr-1 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint"
          >
            <Icon path={mdiClose} className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </Dialog>
  )
}
