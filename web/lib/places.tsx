import { type ReactNode, useState } from 'react'
import { useAfterFirstFrame } from './first-frame.ts'

/** The height of a part of a list when the list was left, and whether it was in view. */
interface Place {
  height: number
  isInView: boolean
}

/** The places of one list by name, at one window width. */
export interface Places {
  width: number
  byName: Map<string, Place>
}

/** In window heights: a part just out of view counts as in view, since it is soon scrolled in. */
const MARGIN = 0.25

let restored: Places | undefined

/** Measures the parts of the current page. */
export function measurePlaces(): Places {
  const margin = innerHeight * MARGIN
  const byName = new Map<string, Place>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom, height } = element.getBoundingClientRect()
    byName.set(element.dataset.place ?? '', { height, isInView: bottom > -margin && top < innerHeight + margin })
  }
  return { width: innerWidth, byName }
}

/** The parts that are rendered next belong to the list with these places. */
export function restorePlaces(places: Places | undefined): void {
  restored = places
}

interface PlaceAttributes {
  'data-place': string
  style?: { height: number }
}

/**
 * For the element of a part of a list: its attributes, and whether to render its content. On the way back the first
 * frame contains only the parts that were in view; the others are empty but keep their exact height, so a slow phone
 * reaches the list's position in half the time. They are rendered right afterwards. Margins of the content must not
 * extend outside the element.
 */
export function usePlace(name: string): [isDrawn: boolean, attributes: PlaceAttributes] {
  // The places do not apply at another window width.
  const [left] = useState(() => restored && (restored.width === innerWidth ? restored.byName.get(name) : undefined))
  const isDrawn = useAfterFirstFrame(left?.isInView !== false)
  return [isDrawn, { 'data-place': name, ...(left && !isDrawn && { style: { height: left.height } }) }]
}

export function Place({ name, children }: { name: string; children: ReactNode }) {
  const [isDrawn, attributes] = usePlace(name)
  return (
    <div {...attributes} className="flow-root">
      {isDrawn && children}
    </div>
  )
}
