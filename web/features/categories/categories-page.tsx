import { useEffect, useRef, useState } from 'react'
import type { Category } from '#contract/categories.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { CategoryForm } from './category-form.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategories } from './use-categories.ts'

const intro = 'Nazivi i redoslijed kojim ih vide svi. Uvijek ih je jedanaest.'

/** The eleven categories, which can be renamed and reordered but not added or removed. */
export function Categories({ loaded }: { loaded: readonly Category[] }) {
  const { categories, move, rename } = useCategories(loaded)
  const [renamed, setRenamed] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string>(undefined)

  // Moving a row or closing its form removes the focused element, so the focus is set again.
  useEffect(() => {
    if (focused.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-focus="${focused.current}"]`)?.focus()
    focused.current = undefined
  })

  function moveBy(index: number, by: -1 | 1) {
    const category = categories[index]
    const place = index + by
    if (!category || place < 0 || place >= categories.length) return
    focused.current = `${by === -1 ? 'up' : 'down'}-${category.id}`
    setAnnouncement(`${category.name}: ${place + 1}. mjesto od ${categories.length}`)
    move(index, by)
  }

  function close(id: number) {
    focused.current = `name-${id}`
    setRenamed(null)
  }

  return (
    <>
      <p className="-mt-2 mb-5 text-muted">{intro}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="max-w-200 divide-y divide-line rounded-card border border-line bg-surface">
        {categories.map((category, index) => (
          <li key={category.id} className="px-3 py-2 sm:px-5">
            {renamed === category.id ? (
              <CategoryForm
                category={category}
                onSave={async (name, replaces) => {
                  await rename(category, name, replaces)
                  showSnackbar('Naziv je spremljen')
                }}
                onClose={() => close(category.id)}
              />
            ) : (
              <CategoryRow
                category={category}
                place={index + 1}
                last={categories.length}
                onMove={(by) => moveBy(index, by)}
                onRename={() => setRenamed(category.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

export const CategoriesSkeleton = () => (
  <ListSkeleton
    label="Učitavanje kategorija"
    bar={<p className="-mt-2 mb-5 text-muted">{intro}</p>}
    className="max-w-200 [&>*]:rounded-none [&>*]:border-t-0 [&>*]:py-3.5 [&>:first-child]:rounded-t-card [&>:first-child]:border-t [&>:last-child]:rounded-b-card"
    row={<Skeleton className="h-7 w-48" />}
    count={11}
  />
)
