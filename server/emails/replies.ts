import type { ConversationSide } from '#contract/messages.ts'
import { canBeRepliedTo } from '#server/adapters/mailer/mailer.ts'

const otherSide = { couple: 'pružatelju usluga', professional: 'paru' }

/** For an address to which a reply would not go. */
const notReplied = (to: ConversationSide, address: string) =>
  `Ne odgovarajte na ovu poruku jer odgovor ne bi stigao ${otherSide[to]}: pišite mu na ${address}.`

/** To the reader: whether a reply goes to the other side, which has this address. */
export const replyNote = (to: ConversationSide, address: string): string =>
  canBeRepliedTo(address)
    ? `Na ovu poruku možete odgovoriti: odgovor stiže izravno ${otherSide[to]}.`
    : notReplied(to, address)

/** The same for a message, which is better answered in the conversation. */
export const messageReplyNote = (to: ConversationSide, address: string): string =>
  canBeRepliedTo(address)
    ? `Na ovu poruku možete odgovoriti i e-poštom: odgovor tada stiže izravno ${otherSide[to]}, ali se u razgovoru na portalu neće vidjeti.`
    : notReplied(to, address)

/** Beside the conversation, in which a lead is better answered. */
export const leadReply = (address: string): string =>
  canBeRepliedTo(address)
    ? 'Možete odgovoriti i na ovu poruku: odgovor stiže izravno paru.'
    : `Možete paru pisati i na ${address}, ali ne odgovarajte na ovu poruku jer mu odgovor ne bi stigao.`

/** Ends a sentence that sends the reader to the other side. */
export const directReply = (address: string, byReply: string): string =>
  canBeRepliedTo(address) ? byReply : `pišite mu na ${address}`
