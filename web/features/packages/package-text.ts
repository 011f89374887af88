import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import type { PackageValues } from './package-values.ts'

/** Its name, or its place while it has none. */
export const packageName = ({ name }: Pick<PackageValues, 'name'>, index: number) =>
  name.trim() || `${index + 1}. paket`

export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Paket podižete razmaknicom ili tipkom Enter. Dok je podignut, premještate ga strelicama. Razmaknica ga spušta, a Escape vraća na mjesto.',
}

/** Announcements for screen readers while a package is moved, with its place. */
export function dragAnnouncements(placeOf: (key: number | string) => number, count: number): Announcements {
  const place = (key: number | string) => `${placeOf(key)}. mjesto od ${count}`
  return {
    onDragStart: ({ active }) => `Paket je podignut: ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? `Iznad: ${place(over.id)}.` : undefined),
    // Its new place is announced by the list, which has it by then.
    onDragEnd: () => 'Paket je spušten.',
    onDragCancel: ({ active }) => `Premještanje je prekinuto. Paket je opet na svojem mjestu: ${place(active.id)}.`,
  }
}

/** For packages that were changed here and, with these names, on another device. */
export const conflictText = (names: readonly string[]) =>
  names.length === 0
    ? 'Na drugom uređaju paketi su u međuvremenu izbrisani. Spremite ponovo ako želite da ostanu ovi.'
    : `Paketi su u međuvremenu promijenjeni na drugom uređaju (sada: ${names.map((name) => `„${name}”`).join(', ')}). Spremite ponovo ako ih želite zamijeniti ovima.`
