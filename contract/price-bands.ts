/** The price bands offered as choices, whose counts are stored. */
export const priceChoices = [
  { price_min: 0, price_max: 499.99 },
  { price_min: 500, price_max: 999.99 },
  { price_min: 1000, price_max: 1999.99 },
  { price_min: 2000, price_max: 4999.99 },
  { price_min: 5000, price_max: null },
] as const
