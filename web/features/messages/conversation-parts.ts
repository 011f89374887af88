import type { ReactNode } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { Message } from '#contract/messages.ts'
import type { MenuItem } from '#web/ui/menu.tsx'

/** Parts of other features that the page adds to a conversation. */
export interface ConversationParts {
  /** The status as worded for this side. */
  statusOf: (lead: Lead) => ReactNode
  /** The other side's phone number, once the day is booked. */
  phoneOf: (lead: Lead) => ReactNode
  /** A message of kind `offer`. */
  offerOf: (message: Message, lead: Lead) => ReactNode
  /** Beside the menu in the header, such as the button for a new offer. */
  actionsOf?: (lead: Lead) => ReactNode
  menuOf: (lead: Lead) => MenuItem[]
  /** A professional's saved replies, opened over the conversation. */
  savedReplies?: (props: SavedRepliesProps) => ReactNode
  /** Below the header, such as a hint about the whole conversation. */
  noticeOf?: (lead: Lead) => ReactNode
}

export interface SavedRepliesProps {
  open: boolean
  onClose: () => void
  lead: Lead
  /** The field's current text, to be saved as a reply. */
  text: string
  /** With its placeholders filled in. */
  onChoose: (text: string) => void
}
