// Maximum text lengths, separate from the schemas because forms that validate without schemas use them too.

import { formatQuantity } from './croatian.ts'

/** As the schemas count a stored text: an emoji is one character, and so is a letter whose mark stands apart. */
export const countCharacters = (text: string) => [...text.normalize().trim()].length

/** `Najviše 5.000 znakova.`, `Najviše 254 znaka.` */
export const tooLongMessage = (max: number) => `Najviše ${formatQuantity(max, 'znak', 'znaka', 'znakova')}.`

export const LEAD_MESSAGE_MAX = 5000

export const REVIEW_COMMENT_MAX = 5000

export const FAVORITE_NOTE_MAX = 1000

export const REVIEW_REPLY_MAX = 2000

/**
 * The latest messages of a reported conversation, not counting the first. More would be a flood, and an admin loads all
 * of them at once.
 */
export const TRANSCRIPT_MESSAGES_MAX = 2_000
