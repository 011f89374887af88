// The longest texts that people may write, apart from the schemas: forms that validate without them read these too.

import { formatQuantity } from './croatian.ts'

/** `Najviše 5.000 znakova.`, `Najviše 254 znaka.` */
export const tooLongMessage = (max: number) => `Najviše ${formatQuantity(max, 'znak', 'znaka', 'znakova')}.`

export const LEAD_MESSAGE_MAX = 5000

export const REVIEW_COMMENT_MAX = 5000

export const FAVORITE_NOTE_MAX = 1000

export const REVIEW_REPLY_MAX = 2000

/** Messages of a reported conversation beside its first one, the latest: more is a flood, and an admin reads them at once. */
export const TRANSCRIPT_MESSAGES_MAX = 2_000
