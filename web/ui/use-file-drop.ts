import { type DragEvent, useState } from 'react'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files that are dragged over an element with these properties and dropped on it; with null it takes none. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setOver] = useState(false)
  const dropProps = {
    onDragOver(event: DragEvent) {
      if (onFiles === null || !carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (onFiles === null || !carriesFiles(event)) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, dropProps }
}
