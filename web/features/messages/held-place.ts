import { Component, type ReactNode, type RefObject } from 'react'

interface Props {
  scroller: RefObject<HTMLElement | null>
  isHeld: boolean
  children: ReactNode
}

interface Place {
  row: Element
  /** From its upper end to the end of all rows, in pixels. */
  below: number
}

const roomBelow = (row: Element) =>
  (row.parentElement?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().top

/**
 * The rows of a scroller that counts from its end. While it is held, what is read stays where it is: rows below may
 * arrive, or lose the time that stood below them. A class, since only that is asked before the page is changed.
 */
export class HeldPlace extends Component<Props> {
  /** The lowest row that is in view. */
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
