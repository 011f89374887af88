import type { ReactNode } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import type { MenuItem } from '#web/ui/menu.tsx'

/** Pieces of other features that the page puts into a conversation. */
export interface ConversationParts {
  /** The status, in the words of this side. */
  statusOf: (lead: Lead) => ReactNode
  /** The other side's telephone, once the day is booked. */
  phoneOf: (lead: Lead) => ReactNode
  /** A message of the kind `offer`. */
  offerOf: (message: Message, lead: Lead) => ReactNode
  /** Beside the head's menu, such as the way to a new offer. */
  actionsOf?: (lead: Lead) => ReactNode
  menuOf: (lead: Lead) => MenuItem[]
  /** Of a professional, opened over the conversation. */
  savedReplies?: (props: SavedRepliesProps) => ReactNode
  /** Below the head, such as a hint that concerns the whole conversation. */
  noticeOf?: (lead: Lead) => ReactNode
}

export interface SavedRepliesProps {
  open: boolean
  onClose: () => void
  lead: Lead
  /** Stands in the field now, to be saved as a reply. */
  text: string
  /** With its placeholders filled in. */
  onChoose: (text: string) => void
}
