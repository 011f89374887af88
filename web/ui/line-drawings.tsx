import type { ReactNode } from 'react'

/** The frame and the stroke that all of them share. */
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

/** An open envelope with two rings above it: an empty list. */
export const EmptyDrawing = () => (
  <LineDrawing>
    <path d="M34 52 80 84l46-32v44a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
    <path d="m34 52 16-12M126 52l-16-12" />
    <circle cx="70" cy="34" r="17" />
    <circle cx="90" cy="34" r="17" />
    <path d="m64 12 6-7 6 7-6 5Z" />
  </LineDrawing>
)

/** A wedding arch without people: a page that does not exist. */
export const NotFoundDrawing = () => (
  <LineDrawing>
    <path d="M46 102V56a34 34 0 0 1 68 0v46" />
    <path d="M58 102V58a22 22 0 0 1 44 0v44" />
    <path d="M20 102h120" />
    <path d="M46 70c-10-2-14-10-12-18 8 0 13 6 12 18ZM114 70c10-2 14-10 12-18-8 0-13 6-12 18Z" />
    <path d="M70 26c-6-6-6-13-2-18 6 4 7 11 2 18ZM90 26c6-6 6-13 2-18-6 4-7 11-2 18Z" />
  </LineDrawing>
)

/** Two glasses of which one has tipped over: an error. */
export const FailureDrawing = () => (
  <LineDrawing>
    <path d="M36 14h30l-4 30a11 11 0 0 1-22 0ZM51 55v42M38 100h26" />
    <path d="m92 70 34-14 12 29-32 3c-14 1-22-12-14-18Z" />
    <path d="m94 82-16 8M74 82l8 17" />
    <path d="M142 96c4 2 6 4 8 7M132 98c2 3 3 5 3 8" />
  </LineDrawing>
)
