import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatQuantity } from '#contract/croatian.ts'
import type { Lead } from '#contract/leads.ts'
import type { ConversationSide, Message } from '#contract/messages.ts'
import type { PageOf } from '#contract/page.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useFileDrop } from '#web/ui/use-file-drop.ts'
import { Composer, sendsByEnter, useComposer } from './composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import type { ConversationParts } from './conversation-parts.ts'
import { MessageLog } from './message-log.tsx'
import type { OutgoingMessage } from './outgoing-messages.ts'
import { otherName } from './sides.ts'
import { useConversation } from './use-conversation.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useWindowAboveKeyboard } from './use-window-above-keyboard.ts'

interface ConversationProps {
  userId: number
  side: ConversationSide
  lead: Lead
  /** The newest messages when the page was loaded. */
  first: PageOf<Message>
  /** `countLeadChanges` before that. */
  asOf: number
  search: string
  parts: ConversationParts
}

/** A conversation; keyed by its lead, so that no state is carried over to another one. */
export function ConversationView({ search, parts, ...loaded }: ConversationProps) {
  const { userId, side } = loaded
  const conversation = useConversation(loaded)
  const { lead, messages, arrived } = conversation
  const composer = useComposer(userId, lead.id, conversation.send)
  const [isAtEnd, setAtEnd] = useState(true)
  const [firstUnreadId] = useState(() => firstUnread(loaded))
  const [isChoosing, setChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  const openReplies = () => {
    setHasChosen(true)
    setChoosing(true)
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const today = useToday()
  const name = otherName(lead, side)
  useMarkRead(lead, messages.at(-1)?.id ?? 0, isAtEnd)
  useWindowAboveKeyboard(frame)
  const drop = useFileDrop(lead.can_write ? composer.addFiles : null)

  // With a keyboard the user can type at once; on a touch screen one wants to read first.
  const takeFocus = () => {
    const place = sendsByEnter() ? (composer.field.current ?? heading.current) : heading.current
    place?.focus({ preventScroll: true })
  }
  const focusAtFirst = useEffectEvent(takeFocus)
  useEffect(() => focusAtFirst(), [])
  // The pressed button disappears, and the focus with it.
  const withFocus =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given)
      takeFocus()
    }

  return (
    <div ref={frame} className="relative flex h-full flex-col" {...drop.dropProps}>
      <ConversationHead lead={lead} side={side} search={search} heading={heading} parts={parts} />
      {parts.noticeOf?.(lead)}
      <MessageLog
        label={`Razgovor: ${name}`}
        side={side}
        messages={messages}
        outgoing={conversation.outgoing}
        older={conversation.older}
        arrived={arrived}
        firstUnreadId={firstUnreadId}
        otherReadId={lead.other_read_id}
        today={today}
        offerOf={(message) => parts.offerOf(message, lead)}
        onOlder={() => void conversation.loadOlder()}
        onRetry={withFocus(conversation.retry)}
        onDiscard={withFocus(conversation.discard)}
        onAtEnd={setAtEnd}
      />
      <Announcement messages={arrived} outgoing={conversation.outgoing} />
      {lead.can_write ? (
        <Composer composer={composer} label={`Poruka: ${name}`} onReplies={parts.savedReplies ? openReplies : null} />
      ) : (
        <Closed lead={lead} />
      )}
      {/* Loaded on the first press. */}
      {hasChosen &&
        parts.savedReplies?.({
          open: isChoosing,
          onClose: () => setChoosing(false),
          lead,
          text: composer.text,
          onChoose(reply) {
            const { text } = composer
            // The dialog returns the focus as it closes, and Chromium then ignores keys until there is a caret again.
            flushSync(() => {
              composer.write(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`)
              setChoosing(false)
            })
            putCaretAtEnd(composer.field.current)
          },
        })}
      {drop.isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/95 text-lg font-semibold text-primary-strong">
          Ispustite datoteke ovdje
        </div>
      )}
    </div>
  )
}

function putCaretAtEnd(field: HTMLTextAreaElement | null) {
  field?.blur()
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** The oldest message that was unread when the page was loaded. */
function firstUnread({ side, lead, first }: ConversationProps | Omit<ConversationProps, 'search' | 'parts'>) {
  const theirs = first.data.filter(({ author }) => author !== side && author !== 'system')
  // Newest first.
  const oldest = theirs[lead.unread_count - 1]
  // If everything is new, as in an enquiry that was never opened, the line is pointless.
  return oldest === undefined || oldest.id === 0 ? null : oldest.id
}

/** Longer texts are read in place. */
const ANNOUNCED = 200

/** Announces new and failed messages to screen readers, without reading the whole conversation. */
function Announcement({ messages, outgoing }: { messages: readonly Message[]; outgoing: readonly OutgoingMessage[] }) {
  const last = messages.at(-1)
  const held = outgoing.find(({ note }) => note !== null)
  return (
    <div role="status" className="sr-only">
      {last && <p>{announcementOf(last, messages.length)}</p>}
      {held && <p>Poruka nije poslana. {held.note}</p>}
    </div>
  )
}

function announcementOf({ kind, author_name: name, body, attachments }: Message, count: number): string {
  if (kind === 'status') return body
  if (kind === 'offer') return `${name}: novosti o ponudi. ${body}`.trim()
  if (count > 1) return `${name}: ${formatQuantity(count, 'nova poruka', 'nove poruke', 'novih poruka')}.`
  const text = body.length > ANNOUNCED ? `${body.slice(0, ANNOUNCED)}…` : body
  return `${name}: ${text}${attachments.length > 0 ? ` Priloga: ${attachments.length}.` : ''}`
}

function closedReason({ status, is_called_off, couple }: Lead): string {
  if (is_called_off) return 'Rezervacija je otkazana, pa je razgovor završen.'
  if (status === 'rejected') return 'Upit je odbijen, pa je razgovor završen.'
  if (couple === null) return 'Par je izbrisao svoj račun, pa je razgovor završen.'
  return 'Druga strana trenutačno ne može primati poruke.'
}

const Closed = ({ lead }: { lead: Lead }) => (
  <p className="shrink-0 border-t border-line bg-tint px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-muted">
    {closedReason(lead)} Napisano ostaje ovdje.
  </p>
)
