/** The cities of the home filter, in the specified order; a profile may name any other. */
export const homeCities = [
  'Zagreb',
  'Split',
  'Rijeka',
  'Osijek',
  'Zadar',
  'Dubrovnik',
  'Pula',
  'Varaždin',
  'Šibenik',
  'Karlovac',
  'Slavonski Brod',
] as const
