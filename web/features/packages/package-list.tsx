import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Ref } from 'react'
import { packageLimits } from '#contract/package-prices.ts'
import { PackageRow } from './package-row.tsx'
import { dragAnnouncements, dragInstructions } from './package-text.ts'
import { copyOf, type PackageValues } from './package-values.ts'
import type { usePackages } from './use-packages.ts'

/** The packages in their order, which dragging changes as well as the menu of each. */
export function PackageList({
  ref,
  packages: { values, opened, isFull, form, toggle, type },
  onInsert,
  onMove,
  onRemove,
}: {
  ref: Ref<HTMLUListElement>
  packages: ReturnType<typeof usePackages>
  onInsert: (index: number, added: PackageValues) => void
  /** With the button that was pressed for it, if it was not dragged. */
  onMove: (from: number, to: number, button?: HTMLElement) => void
  onRemove: (index: number) => void
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (key: string | number) => values.findIndex((one) => one.key === key)

  return (
    <DndContext
      id="paketi"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => over && active.id !== over.id && onMove(indexOf(active.id), indexOf(over.id))}
      accessibility={{
        announcements: dragAnnouncements((key) => indexOf(key) + 1, values.length),
        screenReaderInstructions: dragInstructions,
      }}
    >
      <SortableContext items={values.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul ref={ref} aria-label="Vaši paketi" className="space-y-3 empty:hidden">
          {values.map((one, index) => (
            <PackageRow
              key={one.key}
              values={one}
              index={index}
              count={values.length}
              isOpen={opened.has(one.key)}
              isReadOnly={form.busy}
              canCopy={!isFull}
              errorsOf={form.errorsOf}
              onToggle={(isOpen) => toggle(one.key, isOpen)}
              onType={(change) => type(one.key, change)}
              onMove={(to, button) => onMove(index, to, button)}
              onCopy={() => onInsert(index + 1, copyOf(one, packageLimits.name))}
              onRemove={() => onRemove(index)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
