import { mdiArrowDown, mdiArrowUp, mdiPencilOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import type { Category } from '#contract/categories.ts'
import { Icon } from '#web/ui/icon.tsx'

/** `data-focus` identifies the buttons, so that the page can focus one again after a change. */
export function CategoryRow({
  category: { id, name, slug },
  place,
  last,
  onMove,
  onRename,
}: {
  category: Category
  place: number
  last: number
  onMove: (by: -1 | 1) => void
  onRename: () => void
}) {
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-2">
      <span data-category={slug} className="mr-2 grid size-10 shrink-0 place-items-center rounded-control bg-tone-soft">
        <span aria-hidden className="category-icon size-6 text-tone" />
      </span>
      <span className="min-w-0 flex-1 basis-[5rem] font-medium wrap-anywhere">{name}</span>
      <div className="ml-auto flex flex-wrap gap-1 sm:gap-2">
        <IconButton label={`Preimenuj: ${name}`} focus={`name-${id}`} onPress={onRename}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton label={`Pomakni gore: ${name}`} focus={`up-${id}`} isOff={place === 1} onPress={() => onMove(-1)}>
          <Icon path={mdiArrowUp} />
        </IconButton>
        <IconButton
          label={`Pomakni dolje: ${name}`}
          focus={`down-${id}`}
          isOff={place === last}
          onPress={() => onMove(1)}
        >
          <Icon path={mdiArrowDown} />
        </IconButton>
      </div>
    </div>
  )
}

/**
 * `aria-disabled` instead of `disabled`, so that the button keeps the focus when its row reaches the end of the list.
 */
function IconButton({
  label,
  focus,
  isOff = false,
  onPress,
  children,
}: {
  label: string
  focus: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-focus={focus}
      className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink aria-disabled:opacity-35 md:size-11"
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {children}
    </button>
  )
}
