import { mdiImagePlusOutline } from '@mdi/js'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Media } from '#contract/media.ts'
import { uploadPolicy } from '#contract/upload-policy.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyDrawing } from '#web/ui/line-drawings.tsx'
import { DeleteDialog } from './portfolio-delete-dialog.tsx'
import { PictureGrid } from './portfolio-grid.tsx'
import { countText, fullText, missingText, overflowText, portfolioIds, TILES_ID } from './portfolio-text.ts'
import { UploadTile } from './upload-tile.tsx'
import type { Upload } from './uploads.ts'
import type { Portfolio } from './use-portfolio.ts'

/** The ordered pictures and the running uploads; files can be dropped anywhere on it. */
export function PortfolioSection({ portfolio }: { portfolio: Portfolio }) {
  const { pictures, uploads, room, tooMany } = portfolio
  const { isOver, dropProps } = useFileDrop(portfolio.add)
  const [leaving, setLeaving] = useState<Media | null>(null)
  const place = useRef(0)
  const [deletions, setDeletions] = useState(0)
  const isEmpty = pictures.length === 0 && uploads.length === 0
  useAddedInView(uploads, tooMany > 0)

  // The pressed button has disappeared with its picture. While the dialog is open, nothing behind it can take the
  // focus.
  useEffect(() => {
    if (deletions === 0) return
    const buttons = document.querySelectorAll<HTMLElement>(`#${TILES_ID} button[aria-haspopup]`)
    const next = buttons[Math.min(place.current, buttons.length - 1)] ?? document.getElementById(portfolioIds.pictures)
    next?.focus({ preventScroll: true })
  }, [deletions])

  function askToDelete(picture: Media) {
    place.current = pictures.indexOf(picture)
    setLeaving(picture)
  }

  function retryAll() {
    portfolio.retryAll()
    // The pressed button has disappeared.
    document.getElementById(portfolioIds.pictures)?.focus({ preventScroll: true })
  }

  return (
    <div {...dropProps}>
      <div className="-mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted tabular-nums">{countText(pictures.length, portfolio.underWay)}</p>
        {!isEmpty && <FileChooser room={room} onChoose={portfolio.add} />}
      </div>
      <div role="alert" className="contents">
        {tooMany > 0 && (
          <p className="mb-5 rounded-control bg-warning-soft px-4 py-3 text-warning">{overflowText(tooMany)}</p>
        )}
      </div>
      {/* A single failed upload is retried at its own tile. */}
      {portfolio.canRetry > 1 && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control bg-error-soft px-4 py-3 text-error">
          <p>{missingText(portfolio.canRetry)}</p>
          <Button onClick={retryAll}>Ponovi sve</Button>
        </div>
      )}
      {isEmpty ? (
        <EmptyPortfolio isOver={isOver}>
          <FileChooser room={room} onChoose={portfolio.add} />
        </EmptyPortfolio>
      ) : (
        <>
          <p className="mb-5 measure text-muted">
            {room > 0
              ? `Prva je slika naslovna. Slike premještate povlačenjem ili strelicama. ${formats}`
              : 'Prva je slika naslovna. Slike premještate povlačenjem ili strelicama.'}
          </p>
          <div
            className={cx(
              'rounded-card outline-2 outline-offset-8 outline-dashed',
              isOver ? 'outline-primary' : 'outline-transparent',
            )}
          >
            <PictureGrid portfolio={portfolio} onDelete={askToDelete}>
              {uploads.map((upload) => (
                <UploadTile
                  key={upload.key}
                  upload={upload}
                  onCancel={() => portfolio.cancel(upload.key)}
                  onRetry={() => portfolio.retry(upload.key)}
                />
              ))}
            </PictureGrid>
          </div>
        </>
      )}
      <DeleteDialog
        picture={leaving}
        onClose={() => setLeaving(null)}
        onDelete={portfolio.remove}
        onDeleted={() => setDeletions((count) => count + 1)}
      />
    </div>
  )
}

/**
 * Scrolls to the tiles of the files just added, which are below all pictures: with many, their progress and their
 * failures would be screens away from the button. Not if `isSaidAbove` that some were left out.
 */
function useAddedInView(uploads: readonly Upload[], isSaidAbove: boolean) {
  const lastKey = useRef(0)
  useEffect(() => {
    const count = uploads.filter(({ key }) => key > lastKey.current).length
    lastKey.current = uploads.at(-1)?.key ?? lastKey.current
    if (count === 0 || isSaidAbove) return
    const added = [...document.querySelectorAll(`#${TILES_ID} > li`)].slice(-count)
    // The first one last, so that it is in view even if not all fit.
    for (const tile of [added.at(-1), added[0]]) tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [uploads, isSaidAbove])
}

const formats = 'JPG ili PNG, svaka do 5 MB.'

const EmptyPortfolio = ({ isOver, children }: { isOver: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'flex flex-col items-center rounded-card border-2 border-dashed px-4 py-10 text-center transition-colors duration-150',
      isOver ? 'border-primary bg-primary-soft' : 'border-control/50',
    )}
  >
    <div className="mb-5">
      <EmptyDrawing />
    </div>
    <p className="text-lg font-semibold">Pokažite svoj rad</p>
    <p className="mt-1 mb-5 max-w-100 text-muted">Povucite slike ovamo ili ih odaberite. {formats}</p>
    {children}
  </div>
)

function FileChooser({ room, onChoose }: { room: number; onChoose: (files: readonly File[]) => void }) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])])
    // Otherwise choosing the same file again would fire no change event.
    target.value = ''
  }
  if (room <= 0) {
    return (
      <p id={portfolioIds.pictures} tabIndex={-1} className="text-muted">
        {fullText}
      </p>
    )
  }
  return (
    <label
      className={cx(
        buttonClass('outlined', 'relative cursor-pointer'),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      )}
    >
      <Icon path={mdiImagePlusOutline} />
      Dodaj slike
      <input
        id={portfolioIds.pictures}
        type="file"
        multiple
        accept={uploadPolicy.types.join(',')}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={choose}
      />
    </label>
  )
}
