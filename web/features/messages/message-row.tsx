import { memo, type ReactNode, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatMoment } from '#web/lib/format.ts'
import { cx } from '#web/ui/class-names.ts'
import { AttachmentView } from './attachment-view.tsx'
import type { MessageRow } from './message-rows.ts'
import { MessageText } from './message-text.tsx'
import { clockTime, dayTitle } from './time-text.ts'

/** Out of view it costs no layout or painting, and remembers its height. */
const farUpClass = '[content-visibility:auto] [contain-intrinsic-size:auto_4.5rem]'

export const bubbleClass = (isMine: boolean) =>
  cx(
    'w-fit max-w-full min-w-0 space-y-2 rounded-[1.125rem] px-3.5 py-2',
    isMine ? 'ml-auto bg-primary-soft' : 'border border-line bg-page',
  )

/** A message; the first one of a day has the day above it. */
export const MessageItem = memo(function MessageItem({
  message,
  day,
  isContinued,
  hasTime,
  isFirstUnread,
  isMine,
  isFarUp: isFarUpAtFirst,
  mark,
  today,
  offer,
}: MessageRow & {
  isMine: boolean
  /** Whether it is out of view when first rendered. */
  isFarUp: boolean
  /** Whether the other side has read it; only below some messages. */
  mark: string | undefined
  today: CalendarDay
  offer: ReactNode
}) {
  // Decided once: new messages push it further up, and switching to an estimated height then would move the text being
  // read.
  const [isFarUp] = useState(isFarUpAtFirst)
  return (
    <li className={cx(isContinued ? 'pt-1' : 'pt-4', isFarUp && farUpClass)}>
      {day !== null && <DayTitle day={day} today={today} />}
      {isFirstUnread && <UnreadLine />}
      {message.kind === 'status' ? (
        <QuietLine createdAt={message.created_at}>{message.body}</QuietLine>
      ) : message.kind === 'offer' && message.offer_event !== 'sent' ? (
        <QuietLine createdAt={message.created_at}>{offer}</QuietLine>
      ) : (
        <div className={cx('w-[min(34rem,88%)]', isMine && 'ml-auto')}>
          <p className="sr-only">{isMine ? 'Vi' : message.author_name}:</p>
          {message.kind === 'offer' ? (
            offer
          ) : (
            <div className={bubbleClass(isMine)}>
              {message.body !== '' && <MessageText body={message.body} />}
              {message.attachments.map((attachment) => (
                <AttachmentView key={attachment.id} leadId={message.lead_id} attachment={attachment} />
              ))}
            </div>
          )}
          {/* Every message has its time for screen readers; it is visible below a group. */}
          <p
            className={cx(
              hasTime || mark ? 'mt-1 px-1 text-sm text-muted tabular-nums' : 'sr-only',
              isMine && 'text-right',
            )}
          >
            <time dateTime={message.created_at} title={formatMoment(message.created_at)}>
              {clockTime(message.created_at)}
            </time>
            {mark && ` · ${mark}`}
          </p>
        </div>
      )}
    </li>
  )
})

/** An event rather than a message. */
const QuietLine = ({ createdAt, children }: { createdAt: string; children: ReactNode }) => (
  <div className="mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-2 rounded-[1.125rem] bg-tint px-3.5 py-1 text-center text-sm text-muted">
    {children}
    <time dateTime={createdAt} title={formatMoment(createdAt)} className="tabular-nums">
      {clockTime(createdAt)}
    </time>
  </div>
)

const DayTitle = ({ day, today }: { day: CalendarDay; today: CalendarDay }) => (
  <h2 className="mb-4 text-center text-sm font-semibold text-muted tabular-nums">
    <time dateTime={day}>{dayTitle(day, today)}</time>
  </h2>
)

const UnreadLine = () => (
  <p className="mb-4 flex items-center gap-3 text-sm font-semibold text-primary before:h-px before:flex-1 before:bg-primary/30 after:h-px after:flex-1 after:bg-primary/30">
    Nepročitano
  </p>
)
