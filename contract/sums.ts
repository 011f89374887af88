import { formatAmount } from './money.ts'

const withCents = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.500\u00A0€`, `99,90\u00A0€`: an amount within a sentence, with a non-breaking space. */
export const formatSum = (euros: number) => `${formatAmount(euros)}\u00A0€`

/** `1.500,00`: for a column of amounts, all of which show cents. */
export const formatCents = (euros: number) => withCents.format(euros)
