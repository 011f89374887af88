import { mdiImageMultipleOutline } from '@mdi/js'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { Media } from '#contract/media.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyOptional } from '#web/ui/lazy-optional.ts'
import { openLoaded } from '#web/ui/open-loaded.ts'
import { isPlainClick } from '#web/ui/link.tsx'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { mosaicOf, PHONE_SIZES } from './gallery-mosaic.ts'
import { pictureText, showAllText } from './gallery-text.ts'

const loadViewer = () => import('./gallery-viewer.tsx')
const Viewer = lazyOptional(() => loadViewer().then((module) => module.Viewer))

/** On a wide screen a mosaic of the first pictures, on a phone a strip of all; `fallback` if there are none. */
export function Gallery({ pictures, name, fallback }: { pictures: Media[]; name: string; fallback: ReactNode }) {
  return (
    <div
      className={cx(
        'relative overflow-hidden max-md:container-bleed md:rounded-card',
        pictures.length > 0 ? 'aspect-5/4 md:aspect-12/5' : 'aspect-2/1 md:aspect-9/2',
      )}
    >
      {pictures.length > 0 ? <Pictures pictures={pictures} name={name} /> : fallback}
    </div>
  )
}

function Pictures({ pictures, name }: { pictures: Media[]; name: string }) {
  const [opened, setOpened] = useState<number | null>(null)
  const [shown, setShown] = useState(0)
  const strip = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement>(null)
  const mosaic = mosaicOf(pictures.length)
  const altOf = (index: number) => pictureText(pictures[index]?.alt ?? null, name, index, pictures.length)

  function open(index: number, from: HTMLElement) {
    opener.current = from
    openLoaded(loadViewer, () => setOpened(index))
  }

  function close(last: number) {
    setOpened(null)
    // On a phone the strip keeps its scroll position; a mosaic does not scroll.
    strip.current?.scrollTo({ left: last * strip.current.clientWidth, behavior: 'instant' })
  }

  // After the viewer has closed, because nothing behind it can be focused while it is open.
  useEffect(() => {
    if (opened === null) opener.current?.focus({ preventScroll: true })
  }, [opened, opener])

  return (
    <>
      <ul
        ref={strip}
        aria-label="Fotografije"
        onPointerEnter={() => void loadViewer().catch(() => {})}
        onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className={cx(
          'flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain hide-scrollbar md:grid md:gap-2',
          mosaic.list,
        )}
      >
        {pictures.map((media, index) => {
          const cell = mosaic.cells[index]
          return (
            <li
              key={media.id}
              className={cx('relative size-full shrink-0 snap-center snap-always', cell ? cell.className : 'md:hidden')}
            >
              <a
                href={media.url}
                aria-haspopup="dialog"
                className="block size-full overflow-hidden -outline-offset-4 outline-white focus-visible:outline-3"
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  open(index, event.currentTarget)
                }}
              >
                <Picture
                  files={mediaFiles(media)}
                  alt={altOf(index)}
                  sizes={cell?.sizes ?? PHONE_SIZES}
                  // The others are visible only on a wide screen; on a phone they would delay the first.
                  priority={index === 0}
                  className="size-full object-cover transition-[filter] duration-150 hover:brightness-95"
                />
              </a>
            </li>
          )
        })}
      </ul>
      {pictures.length > 1 && (
        <p className="pointer-events-none absolute right-4 bottom-4 rounded-full bg-black/70 px-3 py-1 text-sm font-medium text-white tabular-nums md:hidden print:hidden">
          <span className="sr-only">Fotografija </span>
          {Math.min(shown + 1, pictures.length)} / {pictures.length}
        </p>
      )}
      {pictures.length > mosaic.cells.length && (
        <button
          type="button"
          className={buttonClass('outlined', 'absolute right-4 bottom-4 border-transparent! max-md:hidden')}
          onClick={(event) => open(0, event.currentTarget)}
        >
          <Icon path={mdiImageMultipleOutline} />
          {showAllText(pictures.length)}
        </button>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Viewer pictures={pictures} altOf={altOf} name={name} start={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
