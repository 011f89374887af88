import { formatQuantity } from '#contract/croatian.ts'
import type { Failure } from '#web/lib/failure.ts'
import { toFailure } from '#web/lib/failure.ts'
import { ApiError } from '#web/call.ts'
import { errorMessages } from '#contract/error-messages.ts'

export const calendarTitle = 'Moj kalendar'

/** Long enough to be read and to reach the button by keyboard. */
export const LONG_MS = 8000

export const successMessages = {
  create: 'Događaj uspješno kreiran',
  update: 'Događaj uspješno ažuriran',
  remove: 'Događaj uspješno izbrisan',
}

export const failureMessages = {
  load: 'Neuspjelo učitavanje događaja',
  loadAfterChange: 'Promjena je spremljena, ali kalendar nije osvježen.',
  move: 'Neuspjelo ažuriranje događaja',
  save: 'Neuspjelo spremanje događaja',
  remove: 'Neuspjelo brisanje događaja',
  undo: 'Neuspjelo poništavanje oznaka',
}

export const pastDay = 'Datum ne može biti prije današnjeg.'
export const pastDayClicked = 'Prošli dani se ne mogu označiti. Odaberite današnji ili kasniji dan.'
export const pastDayDropped = 'Događaj se ne može premjestiti u prošlost. Vratili smo ga na njegov dan.'

/** The reason of a refused save: our sentence about an overlap, else the server's, else a general one. */
export function explainSave(error: unknown): Failure {
  if (error instanceof ApiError && error.code === 'overlap') return { message: errorMessages.overlap, fields: {} }
  return toFailure(error, failureMessages.save)
}

export const labels = { title: 'Naslov', event_type: 'Vrsta', event_date: 'Datum', notes: 'Bilješke' }

export const countedDays = (count: number) => formatQuantity(count, 'dan', 'dana', 'dana')

export const leftOutDays = (count: number) =>
  formatQuantity(
    count,
    'već označen dan je izostavljen',
    'već označena dana su izostavljena',
    'već označenih dana je izostavljeno',
  )

export const freeDaysBefore = (count: number) =>
  formatQuantity(
    count,
    'dan bio je označen kao slobodan',
    'dana bila su označena kao slobodna',
    'dana bilo je označeno kao slobodno',
  )

export const newlyTakenDays = (count: number) =>
  formatQuantity(count, 'dan je u međuvremenu zauzet', 'dana su u međuvremenu zauzeta', 'dana je u međuvremenu zauzeto')

/** How many of the marked days are as they were before. */
export function undoneDays(undone: number, marked: number): string {
  if (undone === 0) return 'Ništa nije poništeno jer se sve u međuvremenu promijenilo.'
  return undone === marked
    ? `Poništeno: ${countedDays(marked)}`
    : `Poništeno: ${undone} od ${marked} dana. Što se u međuvremenu promijenilo, ostaje kako jest.`
}
