import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { ConversationSide } from '#contract/messages.ts'
import { weddingDay } from './days.ts'
import { type Block, type Email, withheldMessages } from './email.ts'
import { messageReplyNote } from './replies.ts'
import { leadSubject } from './subjects.ts'

interface UnreadMessage {
  body: string
  /** The names of its files. */
  attachments: readonly string[]
}

interface UnreadMessages {
  to: ConversationSide
  companyName: string
  coupleName: string
  eventOn: CalendarDay
  total: number
  /** The latest, at most MAX_QUOTED, oldest first; the rest can be read in the conversation. */
  messages: readonly UnreadMessage[]
  conversationUrl: string
  /** The sender's address. */
  replyTo: string
  /** Whether the reader's address is unconfirmed and so may be a stranger's. */
  isUnconfirmed?: boolean
}

/** How many messages one mail quotes. */
export const MAX_QUOTED = 5
const MAX_LENGTH = 600

function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  // Does not cut a word in two, unless it is extremely long.
  const end = /\s\S{0,80}$/.exec(cut)?.index ?? cut.length
  return `${cut.slice(0, end).toWellFormed().trimEnd()} …`
}

const quoted = ({ body, attachments }: UnreadMessage): Block => ({
  quote: [shortened(body), ...attachments.map((name) => `Prilog: ${name}`)].filter((line) => line !== '').join('\n'),
})

/** A message may consist of files alone. */
const describeLast = (messages: readonly UnreadMessage[]) =>
  [messages.at(-1)?.body, ...(messages.at(-1)?.attachments ?? [])].filter(Boolean).join(' · ')

/** To the side that has not read them for five minutes. */
export function unreadMessages({
  to,
  companyName,
  coupleName,
  eventOn,
  total,
  messages,
  conversationUrl,
  replyTo,
  isUnconfirmed = false,
}: UnreadMessages): Email {
  const isOne = total === 1
  const left = total - messages.length
  const sender = to === 'couple' ? companyName : coupleName
  const what = isOne ? 'Nova poruka' : 'Nove poruke'
  return {
    subject: leadSubject(eventOn, sender),
    preview: isUnconfirmed ? `${what}.` : `${what}: ${describeLast(messages)}`,
    heading: isOne ? 'Imate novu poruku' : 'Imate nove poruke',
    body: [
      {
        facts: [['Piše', sender], weddingDay(eventOn)],
      },
      ...(isUnconfirmed ? [withheldMessages(isOne)] : messages.map(quoted)),
      ...(left > 0 && !isUnconfirmed
        ? [`Još ${formatQuantity(left, 'raniju poruku', 'ranije poruke', 'ranijih poruka')} pročitajte u razgovoru.`]
        : []),
    ],
    button: { label: 'Otvori razgovor', url: conversationUrl },
    note: messageReplyNote(to, replyTo),
  }
}
