import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Sliku podižete razmaknicom ili tipkom Enter. Dok je podignuta, premještate je strelicama. Razmaknica je spušta, a Escape vraća na mjesto.',
}

/** Screen reader announcements while a picture is moved, with its position. */
export function dragAnnouncements(placeOf: (id: number | string) => number, count: number): Announcements {
  const place = (id: number | string) => `${placeOf(id)}. mjesto od ${count}`
  return {
    onDragStart: ({ active }) => `Slika je podignuta: ${place(active.id)}.`,
    // Before it has moved, the picture is over its own position.
    onDragOver: ({ active, over }) =>
      over ? `${over.id === active.id ? 'Slika je podignuta' : 'Slika je iznad'}: ${place(over.id)}.` : undefined,
    onDragEnd: ({ over }) => (over ? `Slika je spuštena: ${place(over.id)}.` : 'Slika je spuštena na svoje mjesto.'),
    onDragCancel: () => 'Premještanje je prekinuto. Slika je na svojem mjestu.',
  }
}
