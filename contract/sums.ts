import { formatAmount } from './money.ts'

const withCents = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1.500\u00A0€`, `99,90\u00A0€`: a sum in a sentence, which no line breaks. */
export const formatSum = (euros: number) => `${formatAmount(euros)}\u00A0€`

/** `1.500,00`: in a column of amounts, where each has its cents. */
export const formatCents = (euros: number) => withCents.format(euros)
