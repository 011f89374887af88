import { Component, type ReactNode, type RefObject } from 'react'

interface Props {
  scroller: RefObject<HTMLElement | null>
  isHeld: boolean
  children: ReactNode
}

interface Place {
  row: Element
  /** From its top to the end of all rows, in pixels. */
  below: number
}

const roomBelow = (row: Element) =>
  (row.parentElement?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().top

/**
 * The rows of a scroller that counts from its end. While held, the rows being read stay in place, although rows below
 * may arrive or lose their timestamp. A class, because only `getSnapshotBeforeUpdate` runs before the DOM changes.
 */
export class HeldPlace extends Component<Props> {
  /** The lowest row in view. */
  override getSnapshotBeforeUpdate({ scroller: { current: box }, isHeld }: Props): Place | null {
    if (!isHeld || box === null) return null
    const end = box.getBoundingClientRect().bottom
    const row = [...box.querySelectorAll('ol > li')].findLast((one) => one.getBoundingClientRect().top < end)
    return row === undefined ? null : { row, below: roomBelow(row) }
  }

  override componentDidUpdate(_before: Props, _state: unknown, place: Place | null) {
    const box = this.props.scroller.current
    if (place?.row.isConnected && box !== null) box.scrollTop -= roomBelow(place.row) - place.below
  }

  override render() {
    return this.props.children
  }
}
