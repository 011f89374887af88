import { formatEuro } from './money.ts'
import { formatNumber } from './numbers.ts'

/** `€\u00A01.500`, `€\u00A099,90`: a price with a non-breaking space. */
export const formatSum = (euros: number) => formatEuro(euros).replace(' ', '\u00A0')

/** `1.500,00`: for a column of amounts, all of which show cents. */
export const formatCents = (euros: number) => formatNumber(euros, 2)

/** `€\u00A01.500,00`: the sum of such a column. */
export const formatExactSum = (euros: number) => `€\u00A0${formatCents(euros)}`
