import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Message } from '#contract/messages.ts'
import { dayOf } from './time-text.ts'

/** Messages of one author within this time stand together, with the time below the last one. */
const TOGETHER_MS = 5 * 60_000

export interface MessageRow {
  message: Message
  /** The day, where its first message stands. */
  day: CalendarDay | null
  /** Whether it stands close below the one before. */
  isContinued: boolean
  /** Whether the time stands below it: it is the last of its group. */
  hasTime: boolean
  /** Whether it is the first that was not read when the conversation was opened. */
  isFirstUnread: boolean
}

const areTogether = (one: Message, next: Message) =>
  one.kind === 'text' &&
  next.kind === 'text' &&
  one.author === next.author &&
  dayOf(one.created_at) === dayOf(next.created_at) &&
  Date.parse(next.created_at) - Date.parse(one.created_at) < TOGETHER_MS

/** How messages, the oldest first, are laid out. */
export const messageRows = (messages: readonly Message[], firstUnreadId: number | null): MessageRow[] =>
  messages.map((message, index) => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    const day = dayOf(message.created_at)
    const isFirstUnread = message.id === firstUnreadId
    return {
      message,
      day: before === undefined || dayOf(before.created_at) !== day ? day : null,
      isContinued: before !== undefined && !isFirstUnread && areTogether(before, message),
      hasTime: after === undefined || after.id === firstUnreadId || !areTogether(message, after),
      isFirstUnread,
    }
  })
