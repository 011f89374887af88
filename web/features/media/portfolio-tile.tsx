import { useSortable } from '@dnd-kit/sortable'
import { mdiChevronLeft, mdiChevronRight, mdiDragVariant, mdiStarOutline, mdiTrashCanOutline } from '@mdi/js'
import type { Media } from '#contract/media.ts'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { mediaFiles } from '#web/lib/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { AltField } from './portfolio-alt-field.tsx'

/** A picture of the portfolio. The picture itself is the drag handle; below it are its menu and alternative text. */
export function PictureTile({
  picture,
  index,
  count,
  isFirstWithoutText,
  onMove,
  onDelete,
  onChange,
  onText,
}: {
  picture: Media
  index: number
  count: number
  isFirstWithoutText: boolean
  onMove: (to: number, button: HTMLButtonElement) => void
  onDelete: () => void
  onChange: (picture: Media) => void
  onText: (isUnsaved: boolean) => void
}) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
    attributes: { roleDescription: 'pomična slika' },
  })
  const name = `Slika ${index + 1}`
  const isCover = index === 0
  return (
    <li
      ref={setNodeRef}
      className={cx('relative flex min-w-0 flex-col', isDragging && 'z-10')}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Premjesti: ${name}`}
        className={cx(
          'group relative block cursor-grab touch-manipulation overflow-hidden rounded-card bg-tint select-none [-webkit-touch-callout:none]',
          isDragging && 'cursor-grabbing shadow-float',
        )}
      >
        <Picture
          files={mediaFiles(picture)}
          sizes="(width >= 64rem) 230px, (width >= 48rem) 30vw, 45vw"
          alt={picture.alt ?? ''}
          className="pointer-events-none aspect-4/3 w-full object-cover"
        />
        <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-surface/90 text-muted group-hover:text-ink">
          <Icon path={mdiDragVariant} className="size-4.5" />
        </span>
      </button>
      {isCover && (
        <span className="pointer-events-none absolute top-2 left-2 rounded-full bg-surface px-2.5 py-0.5 text-sm font-semibold text-ink">
          Naslovna
        </span>
      )}
      <div className="-mx-1 mt-1 flex justify-between">
        <TileButton
          icon={mdiChevronLeft}
          label={`Pomakni ranije: ${name}`}
          isOff={isCover}
          onPress={(button) => onMove(index - 1, button)}
        />
        <TileButton
          icon={mdiChevronRight}
          label={`Pomakni kasnije: ${name}`}
          isOff={index === count - 1}
          onPress={(button) => onMove(index + 1, button)}
        />
        <TileButton
          icon={mdiStarOutline}
          label={`Postavi kao naslovnu: ${name}`}
          isOff={isCover}
          onPress={(button) => onMove(0, button)}
        />
        <TileButton icon={mdiTrashCanOutline} label={`Izbriši: ${name}`} hasDialog onPress={onDelete} />
      </div>
      <AltField
        picture={picture}
        name={name}
        isFirstWithoutText={isFirstWithoutText}
        onChange={onChange}
        onText={onText}
      />
    </li>
  )
}

function TileButton({
  icon,
  label,
  isOff = false,
  hasDialog = false,
  onPress,
}: {
  icon: string
  label: string
  /** Looks disabled and does nothing, but stays focusable. */
  isOff?: boolean
  hasDialog?: boolean
  onPress: (button: HTMLButtonElement) => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label.slice(0, label.indexOf(':'))}
      aria-disabled={isOff || undefined}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      className="grid h-11 min-w-0 flex-1 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35 sm:max-w-11"
      onClick={({ currentTarget }) => !isOff && onPress(currentTarget)}
    >
      <Icon path={icon} className="size-5.5" />
    </button>
  )
}
