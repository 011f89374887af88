import { foldedWord } from './meanings.ts'

/** Of each month: as it is called and in `u lipnju`, `do lipnja`, and in English. */
const monthNames = [
  'siječanj siječnja siječnju january',
  'veljača veljače veljači veljaču february',
  'ožujak ožujka ožujku march',
  'travanj travnja travnju april',
  'svibanj svibnja svibnju may',
  'lipanj lipnja lipnju june',
  'srpanj srpnja srpnju july',
  'kolovoz kolovoza kolovozu august',
  'rujan rujna rujnu september',
  'listopad listopada listopadu october',
  'studeni studenog studenoga studenom studenome november',
  'prosinac prosinca prosincu december',
]

const numbersByName = new Map(
  monthNames.flatMap((forms, index) => forms.split(' ').map((form) => [foldedWord(form), index + 1] as const)),
)

/** From 1; undefined for what no month is called. */
export const monthNumber = (name: string): number | undefined => numbersByName.get(foldedWord(name))
