import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Media } from '#contract/media.ts'
import { dragAnnouncements, dragInstructions } from './portfolio-drag-text.ts'
import { TILES_ID } from './portfolio-text.ts'
import { PictureTile } from './portfolio-tile.tsx'
import type { Portfolio } from './use-portfolio.ts'

/** The pictures, which can be moved by mouse, finger, keyboard, or their buttons. */
export function PictureGrid({
  portfolio: { pictures, move, replace, markText },
  onDelete,
  children,
}: {
  portfolio: Portfolio
  onDelete: (picture: Media) => void
  /** The tiles after the pictures. */
  children: ReactNode
}) {
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: number | string) => pictures.findIndex((picture) => picture.id === id)
  const firstWithoutText = pictures.find(({ alt }) => alt === null)

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) move(indexOf(active.id), indexOf(over.id))
  }

  function moveByButton(from: number, to: number, button: HTMLButtonElement) {
    if (to < 0 || to >= pictures.length) return
    flushSync(() => move(from, to))
    setAnnouncement(`Slika je sada ${to + 1}. od ${pictures.length}${to === 0 ? ' i naslovna je' : ''}.`)
    // The browser drops the focus of an element that is moved in the DOM.
    button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <DndContext
        id="portfelj"
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{
          announcements: dragAnnouncements((id) => indexOf(id) + 1, pictures.length),
          screenReaderInstructions: dragInstructions,
        }}
      >
        <SortableContext items={[...pictures]} strategy={rectSortingStrategy}>
          <ul
            id={TILES_ID}
            aria-label="Slike portfelja"
            className="grid grid-halves gap-x-3 gap-y-6 sm:gap-x-5 md:grid-cols-3"
          >
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.id}
                picture={picture}
                index={index}
                count={pictures.length}
                isFirstWithoutText={picture.id === firstWithoutText?.id}
                onMove={(to, button) => moveByButton(index, to, button)}
                onDelete={() => onDelete(picture)}
                onChange={replace}
                onText={(isUnsaved) => markText(picture.id, isUnsaved)}
              />
            ))}
            {children}
          </ul>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
