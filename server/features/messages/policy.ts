import type { ConversationSide } from '#contract/messages.ts'

/** The other of a conversation's two sides. */
export const otherSide = (side: ConversationSide) => (side === 'couple' ? 'professional' : 'couple')
