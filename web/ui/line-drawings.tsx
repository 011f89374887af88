import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** The shared frame and stroke. */
export function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 110"
      className="h-28 w-40 fill-none stroke-primary stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}

/** In separate files, loaded when shown: every page could need them, but hardly any does. */
const drawingClass = 'block h-28 w-40 bg-primary forced-colors:bg-[CanvasText]'

/** An open envelope with two rings above it: an empty list. */
export const EmptyDrawing = () => <span aria-hidden className={cx(drawingClass, 'mask-drawing-empty')} />

/** A wedding arch without people: a page that does not exist. */
export const NotFoundDrawing = () => <span aria-hidden className={cx(drawingClass, 'mask-drawing-not-found')} />

/** Two glasses of which one has tipped over: an error. */
export const FailureDrawing = () => <span aria-hidden className={cx(drawingClass, 'mask-drawing-failure')} />
