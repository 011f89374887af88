import { formatNumber } from './numbers.ts'

/** The quantity of an offer's item, without needless decimals: `120`, `2,5` */
export const formatItemQuantity = (quantity: number) => formatNumber(quantity, 3).replace(/,?0+$/, '')
