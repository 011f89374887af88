import { pages } from '#contract/paths.ts'
import { Link } from '#web/ui/link.tsx'

/** Two interlocked rings and the name; with large text narrow enough for the menu to fit on a phone. */
export function Brand() {
  return (
    <Link
      to={pages.home}
      className="flex min-h-11 items-center gap-[min(0.625rem,2.5vw)] rounded-control pr-2"
      aria-label="Zauvijek, početna"
    >
      <svg
        // The view box has the width of the rings' strokes, so that they align with the text below.
        viewBox="3.75 0 32.5 24"
        className="h-[min(1.5rem,7vw)] w-auto shrink-0 fill-none stroke-primary stroke-[2.5]"
        aria-hidden
      >
        <circle cx="14" cy="12" r="9" />
        <path d="M26 3a9 9 0 1 1-6.4 15.4M19.6 5.6A9 9 0 0 1 26 3" />
      </svg>
      <span className="font-display text-[min(1.75rem,8.5vw)] leading-none">Zauvijek</span>
    </Link>
  )
}
