import { foldCroatian } from '#server/fold-croatian.ts'

/**
 * For each month: its name in the cases of `u lipnju` and `do lipnja`, then in English, German and neighbouring
 * languages, without forms that are also women's names.
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

/** A word in a script unknown to the folding is not a month. */
const folded = (name: string) => foldCroatian(name) ?? ''

/** Each folded name with its number, starting at 1. */
export const monthsByName: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((forms, index) => forms.split(' ').map((form) => [folded(form), index + 1] as const)),
)

/** Starting at 1; undefined if it is not a month. */
export const monthNumber = (name: string): number | undefined => monthsByName.get(folded(name))
