import type { CalendarDay } from '#contract/calendar-day.ts'
import type { Message } from '#contract/messages.ts'
import { dayOf } from './time-text.ts'

/** Messages by the same author within this time form a group, with the time below the last one. */
const TOGETHER_MS = 5 * 60_000

export interface MessageRow {
  message: Message
  /** The day, on its first message. */
  day: CalendarDay | null
  /** Whether it continues the group of the previous message. */
  isContinued: boolean
  /** Whether the time is shown below it, as the last of its group. */
  hasTime: boolean
  /** Whether it was the first unread message when the conversation was opened. */
  isFirstUnread: boolean
}

const areTogether = (one: Message, next: Message) =>
  one.kind === 'text' &&
  next.kind === 'text' &&
  one.author === next.author &&
  dayOf(one.created_at) === dayOf(next.created_at) &&
  Date.parse(next.created_at) - Date.parse(one.created_at) < TOGETHER_MS

/** The layout of messages, oldest first. */
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
