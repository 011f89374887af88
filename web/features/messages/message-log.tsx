import { mdiArrowDown } from '@mdi/js'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CalendarDay } from '#contract/calendar-day.ts'
import { formatQuantity } from '#contract/croatian.ts'
import type { ConversationSide, Message } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { ConversationState } from './conversation.ts'
import { HeldPlace } from './held-place.ts'
import { messageRows } from './message-rows.ts'
import { MessageItem } from './message-row.tsx'
import type { OutgoingMessage } from './outgoing-messages.ts'
import { OutgoingItem } from './outgoing-item.tsx'

/** The number of newest messages rendered fully from the start, so that their heights are known and nothing moves. */
const OPENED = 60

/** Nearer to the end than anyone scrolls on purpose. */
const END_PX = 60

interface MessageLogProps {
  label: string
  side: ConversationSide
  messages: readonly Message[]
  outgoing: readonly OutgoingMessage[]
  older: ConversationState['older']
  /** The latest messages from the other side. */
  arrived: readonly Message[]
  firstUnreadId: number | null
  /** The newest message that the other side has read. */
  otherReadId: number | null
  today: CalendarDay
  offerOf: (message: Message) => ReactNode
  onOlder: () => void
  onRetry: () => void
  onDiscard: (key: string) => void
  /** Whether the newest message is in view. */
  onAtEnd: (isAtEnd: boolean) => void
}

/**
 * The messages, with the newest at the bottom and in view. The scroller counts from its end (`flex-col-reverse`), so
 * that neither older messages above nor pictures that load late move the text being read.
 */
export function MessageLog({ messages, outgoing, older, arrived, onOlder, onAtEnd, ...log }: MessageLogProps) {
  const { scroller, isAtEnd, unseen, toEnd } = useEnd(outgoing.length, arrived)
  const reportEnd = useEffectEvent(onAtEnd)
  useEffect(() => reportEnd(isAtEnd), [isAtEnd])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        // Can be scrolled by keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        role="log"
        // New messages are announced separately; loading older ones must not read them out.
        aria-live="off"
        aria-label={log.label}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-4 pb-3 -outline-offset-2 [overflow-anchor:none]"
      >
        {/* Fills the space left by few messages, so that they stay at the top. */}
        <div>
          <OlderMessages state={older} count={messages.length} onOlder={onOlder} />
          <ol>
            <HeldPlace scroller={scroller} isHeld={!isAtEnd}>
              <Messages {...log} messages={messages} />
              {outgoing.map((message) => (
                <OutgoingItem
                  key={message.key}
                  message={message}
                  onRetry={log.onRetry}
                  onDiscard={() => log.onDiscard(message.key)}
                />
              ))}
            </HeldPlace>
          </ol>
        </div>
      </div>
      {!isAtEnd && <ToEnd unseen={unseen} onPress={toEnd} />}
    </div>
  )
}

function Messages({
  messages,
  side,
  firstUnreadId,
  otherReadId,
  today,
  offerOf,
}: Pick<MessageLogProps, 'messages' | 'side' | 'firstUnreadId' | 'otherReadId' | 'today' | 'offerOf'>) {
  const marks = readMarks(messages, side, otherReadId)
  const rows = useMemo(() => messageRows(messages, firstUnreadId), [messages, firstUnreadId])
  return rows.map((row, index) => (
    <MessageItem
      key={row.message.id}
      {...row}
      isMine={row.message.author === side}
      isFarUp={index < rows.length - OPENED}
      mark={marks.get(row.message.id)}
      today={today}
      offer={row.message.kind === 'offer' ? offerOf(row.message) : null}
    />
  ))
}

/** Below the last own message that was read, and below the last one of all if it was not. */
function readMarks(
  messages: readonly Message[],
  side: ConversationSide,
  otherReadId: number | null,
): Map<number, string> {
  const own = messages.filter(({ author }) => author === side)
  const read = own.findLast(({ id }) => otherReadId !== null && id <= otherReadId)
  const last = own.at(-1)
  const marks = new Map<number, string>()
  if (last && last !== read) marks.set(last.id, 'Poslano')
  if (read) marks.set(read.id, 'Pročitano')
  return marks
}

/** Whether the end is in view, and how much has arrived below it. Sending a message scrolls to it. */
function useEnd(sending: number, arrived: readonly Message[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [seen, setSeen] = useState(arrived)
  const [unseen, setUnseen] = useState(0)
  const before = useRef(0)

  if (arrived !== seen) {
    setSeen(arrived)
    setUnseen(isAtEnd ? 0 : unseen + arrived.length)
  }

  const toEnd = () => {
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    scroller.current?.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }

  useLayoutEffect(() => {
    if (sending > before.current && scroller.current !== null) scroller.current.scrollTop = 0
    before.current = sending
  }, [sending])

  useEffect(() => {
    const box = scroller.current
    const onScroll = () => {
      const isNear = box !== null && box.scrollTop > -END_PX
      setAtEnd(isNear)
      if (isNear) setUnseen(0)
    }
    box?.addEventListener('scroll', onScroll, { passive: true })
    return () => box?.removeEventListener('scroll', onScroll)
  }, [])

  return { scroller, isAtEnd, unseen, toEnd }
}

const ToEnd = ({ unseen, onPress }: { unseen: number; onPress: () => void }) => (
  <button
    type="button"
    className={cx(
      'absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3 font-semibold text-primary shadow-float hover:bg-tint',
      unseen > 0 && 'pl-4',
    )}
    onClick={onPress}
  >
    {unseen > 0 ? (
      formatQuantity(unseen, 'nova poruka', 'nove poruke', 'novih poruka').replace(/^1 n/, 'N')
    ) : (
      <span className="sr-only">Na kraj razgovora</span>
    )}
    <Icon path={mdiArrowDown} />
  </button>
)

/**
 * Loads older messages as it comes near the viewport; remounted for each page, so that loading continues while it is in
 * view.
 */
function OlderMessages({
  state,
  count,
  onOlder,
}: {
  state: ConversationState['older']
  count: number
  onOlder: () => void
}) {
  return (
    <div className="text-center text-sm text-muted">
      {state === 'more' && <Threshold key={count} onNear={onOlder} />}
      {state === 'loading' && <p className="py-4">Učitavanje starijih poruka…</p>}
      {state === 'failed' && (
        <p className="py-2">
          Starije poruke nisu učitane.
          <Button variant="plain" className="px-3!" onClick={onOlder}>
            Pokušaj ponovo
          </Button>
        </p>
      )}
    </div>
  )
}

function Threshold({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onNear)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { root: place.current.closest('[role=log]'), rootMargin: '800px 0px 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place} className="h-14" />
}
