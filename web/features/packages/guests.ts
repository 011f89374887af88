/** Begins as a draft's does: a sign-out removes it. */
const KEY = 'draft:guests'

/** As many as a usual wedding in Croatia has. */
export const DEFAULT_GUESTS = 80

/** The number that this couple has last reckoned with. */
export function readGuests(): number {
  try {
    const number = Number(localStorage.getItem(KEY))
    return Number.isInteger(number) && number > 0 ? number : DEFAULT_GUESTS
  } catch {
    return DEFAULT_GUESTS
  }
}

export function writeGuests(number: number) {
  try {
    localStorage.setItem(KEY, String(number))
  } catch {
    // Storage is full or forbidden; the sums are right until the page is left.
  }
}
