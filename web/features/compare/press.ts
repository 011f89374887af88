import { MAX_COMPARED } from '#contract/compare-address.ts'
import { showSnackbar } from '#web/ui/snackbar.tsx'
import { toggleChosen } from './chosen.ts'

/** A press of a `CompareButton`. */
export function press({ value, dataset }: HTMLButtonElement) {
  if (toggleChosen({ id: Number(value), name: dataset['compare'] ?? '' })) return
  showSnackbar(`Uspoređujemo najviše ${MAX_COMPARED}. Uklonite jednog pa dodajte ovoga.`, 'info')
}
