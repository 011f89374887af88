import { foldCroatian } from '#server/fold-croatian.ts'

/**
 * Of each month: as it is called and in `u lipnju`, `do lipnja`, then in English and German and as neighbours call it,
 * without what is a woman's name as well.
 */
export const monthNames: readonly string[] = [
  'siječanj siječnja siječnju january januar januara januaru',
  'veljača veljače veljači veljaču february februar februara februaru',
  'ožujak ožujka ožujku march märz mart martu',
  'travanj travnja travnju april aprile aprila aprilu',
  'svibanj svibnja svibnju may mai maj maju maggio',
  'lipanj lipnja lipnju june juni jun juna junu giugno',
  'srpanj srpnja srpnju july juli jul jula julu luglio',
  'kolovoz kolovoza kolovozu august agosto augusta augustu',
  'rujan rujna rujnu september settembre septembar septembra septembru',
  'listopad listopada listopadu october oktober ottobre oktobar oktobra oktobru',
  'studeni studenog studenoga studenom studenome november novembre novembar novembra novembru',
  'prosinac prosinca prosincu december dezember dicembre decembar decembra decembru',
]

/** Of a word of younger scripts none is. */
const folded = (name: string) => foldCroatian(name) ?? ''

/** Each name, folded, with its number from 1. */
export const monthsByName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((forms, index) => forms.split(' ').map((form) => [folded(form), index + 1] as const)),
)

/** From 1; undefined for what no month is called. */
export const monthNumber = (name: string): number | undefined => monthsByName.get(folded(name))
