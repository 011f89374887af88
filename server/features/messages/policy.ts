/** Of the two of a conversation. */
export const otherSide = (side: 'couple' | 'professional') => (side === 'couple' ? 'professional' : 'couple')
