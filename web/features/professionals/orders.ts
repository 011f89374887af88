import type { ProfessionalOrder } from '#contract/professionals.ts'

/** The orders of a list, the default first. */
export const orders: Readonly<Record<ProfessionalOrder, string>> = {
  recommended: 'Preporučeno',
  rating: 'Ocjena',
  price: 'Cijena',
  reviews: 'Broj recenzija',
  newest: 'Najnoviji',
}
