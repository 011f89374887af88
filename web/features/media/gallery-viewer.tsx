import { mdiChevronLeft, mdiChevronRight, mdiClose } from '@mdi/js'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Media } from '#contract/media.ts'
import { cx } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'

/**
 * The pictures in full screen, side by side in a snapping strip: fingers swipe it natively, buttons and keys jump. Only
 * the current picture and its neighbours are loaded.
 */
export function Viewer({
  pictures,
  altOf,
  name,
  start,
  onClose,
}: {
  pictures: Media[]
  altOf: (index: number) => string
  name: string
  start: number
  onClose: (last: number) => void
}) {
  const [index, setIndex] = useState(start)
  const viewer = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1

  function show(wanted: number) {
    const next = Math.max(0, Math.min(wanted, last))
    setIndex(next)
    jumpTo(strip.current, next)
  }

  // By now the dialog below is open, so the strip has its width.
  useEffect(() => {
    jumpTo(strip.current, start)
  }, [start])

  useNoScrollbarGutter()
  useKeyDown((event) => {
    if (event.key === 'Tab') return keepFocusInside(event, viewer.current)
    // With these, the arrows are the browser's, such as those back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  })

  return (
    <Dialog
      open
      persistent
      onClose={() => onClose(index)}
      label={`Fotografije: ${name}`}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black! text-white"
    >
      <div ref={viewer} className="flex h-full flex-col">
        {/* In a low window the picture takes the whole height, with the buttons beside it. */}
        <div className="flex items-center justify-between gap-4 p-2 pl-5 md:p-4 md:pl-6 low:pointer-events-none low:absolute low:inset-x-0 low:*:pointer-events-auto">
          <p aria-hidden className="font-medium tabular-nums">
            {index + 1} / {pictures.length}
          </p>
          <p aria-live="polite" className="sr-only">
            {`Fotografija ${index + 1} od ${pictures.length}: ${altOf(index)}`}
          </p>
          <ViewerButton icon={mdiClose} aria-label="Zatvori" onClick={() => onClose(index)} />
        </div>
        <ul
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Fotografije"
          className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-4 outline-white hide-scrollbar"
          onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {pictures.map((media, place) => (
            <ViewedPicture key={media.id} media={media} alt={altOf(place)} distance={Math.abs(place - index)} />
          ))}
        </ul>
        {/* At the bottom, the buttons stay under the finger, however many lines a picture's text has. */}
        <div className="flex min-h-16 items-end justify-between gap-3 p-2 md:p-4 low:contents">
          <ViewerButton
            icon={mdiChevronLeft}
            aria-label="Prethodna fotografija"
            aria-disabled={index === 0}
            className="md:absolute md:top-1/2 md:left-4 md:-translate-y-1/2 low:absolute low:top-1/2 low:left-4 low:-translate-y-1/2"
            onClick={() => show(index - 1)}
          />
          <p className="flex-1 self-center text-center text-sm wrap-anywhere text-white/85 low:hidden" aria-hidden>
            {pictures[index]?.alt}
          </p>
          <ViewerButton
            icon={mdiChevronRight}
            aria-label="Sljedeća fotografija"
            aria-disabled={index === last}
            className="md:absolute md:top-1/2 md:right-4 md:-translate-y-1/2 low:absolute low:top-1/2 low:right-4 low:-translate-y-1/2"
            onClick={() => show(index + 1)}
          />
        </div>
      </div>
    </Dialog>
  )
}

/** `distance` is how many steps it is away from the current picture, which itself is at 0. */
function ViewedPicture({ media, alt, distance }: { media: Media; alt: string; distance: number }) {
  return (
    <li
      aria-hidden={distance > 0}
      className="@container-[size] grid size-full shrink-0 snap-center snap-always place-items-center p-2 md:px-20 low:px-20"
    >
      {/* Of the picture's shape, so that its place is visible while it loads. */}
      <div className="bg-white/8 [&>picture]:contents" style={frameOf(media)}>
        <Picture
          files={mediaFiles(media)}
          alt={alt}
          sizes="100vw"
          eager={distance <= 1}
          className="size-full bg-transparent! object-contain"
        />
      </div>
    </li>
  )
}

/** Otherwise the page's scrollbar gutter would be visible beside the full-screen viewer. */
function useNoScrollbarGutter() {
  useEffect(() => {
    const { classList } = document.documentElement
    classList.add('[scrollbar-gutter:auto]')
    return () => classList.remove('[scrollbar-gutter:auto]')
  }, [])
}

function useKeyDown(onKeyDown: (event: KeyboardEvent) => void) {
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

/** As large as the window allows, but a small picture at most twice its size, beyond which it is a blur. */
const frameOf = ({ width, height }: Media) => ({
  aspectRatio: `${width} / ${height}`,
  width: `min(100cqw, ${width / height} * 100cqh, ${width * 2}px)`,
})

function jumpTo(strip: HTMLElement | null, index: number) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' })
}

/** In a modal dialog, Tab also reaches the browser's toolbars; here it cycles within the viewer. */
function keepFocusInside(event: KeyboardEvent, viewer: HTMLElement | null) {
  const stops = [...(viewer?.querySelectorAll<HTMLElement>('button, [tabindex="0"]') ?? [])]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from && viewer?.contains(document.activeElement)) return
  event.preventDefault()
  to?.focus()
}

/** Stays focusable at the ends, so that the focus never leaves the viewer. */
function ViewerButton({ icon, className, ...props }: ComponentProps<'button'> & { icon: string }) {
  return (
    <button
      type="button"
      className={cx(
        'grid size-12 shrink-0 place-items-center rounded-full bg-white/10 outline-white transition-colors duration-150',
        'hover:bg-white/25 aria-disabled:bg-transparent aria-disabled:opacity-35',
        className,
      )}
      {...props}
    >
      <Icon path={icon} className="size-7" />
    </button>
  )
}
