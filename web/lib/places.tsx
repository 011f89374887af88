import { type ReactNode, useState } from 'react'
import { useAfterFirstFrame } from './first-frame.ts'

/** The height that a part of a list had when the list was left, and whether it was in view. */
interface Place {
  height: number
  isInView: boolean
}

/** The places of one list, by name, in a window of one width. */
export interface Places {
  width: number
  byName: Map<string, Place>
}

/** Of the window's height: just out of view counts as in view, since a finger soon moves it in. */
const MARGIN = 0.25

let restored: Places | undefined

/** The places that the parts of the page have now. */
export function measurePlaces(): Places {
  const margin = innerHeight * MARGIN
  const byName = new Map<string, Place>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom, height } = element.getBoundingClientRect()
    byName.set(element.dataset.place ?? '', { height, isInView: bottom > -margin && top < innerHeight + margin })
  }
  return { width: innerWidth, byName }
}

/** Parts that come now are of the list that had these places. */
export function restorePlaces(places: Places | undefined): void {
  restored = places
}

interface PlaceAttributes {
  'data-place': string
  style?: { height: number }
}

/**
 * For the element of a part of a list: its attributes, and whether to draw its content. On the way back the first frame
 * has only what was in view, and the other parts are empty and exactly as high as they were: a slow phone is at the
 * list's place in half the time. They are drawn right after. Margins of the content must not reach out of the element.
 */
export function usePlace(name: string): [isDrawn: boolean, attributes: PlaceAttributes] {
  // Other places in a window of another width.
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
