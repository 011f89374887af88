export const TOAST_MS = 3000
/** Long enough to find the way back by keyboard. */
export const UNDO_MS = 8000

/** The key of what was asked for before a sign-in. */
export const INTENT = 'favorite'

export const added = 'Dodano u favorite'
export const removed = 'Uklonjeno iz favorita'
export const failed = 'Neuspjelo ažuriranje favorita'
export const signInFirst = 'Prijavite se, a favorit će biti spremljen čim se vratite.'
