/** In the locative. */
const locativeNames = [
  'siječnju',
  'veljači',
  'ožujku',
  'travnju',
  'svibnju',
  'lipnju',
  'srpnju',
  'kolovozu',
  'rujnu',
  'listopadu',
  'studenome',
  'prosincu',
]

/** `u siječnju 2026.`, for a month or a day in it. */
export const inMonth = (text: string) => `u ${locativeNames[Number(text.slice(5, 7)) - 1]} ${text.slice(0, 4)}.`
