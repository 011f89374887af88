/** The other of a conversation's two sides. */
export const otherSide = (side: 'couple' | 'professional') => (side === 'couple' ? 'professional' : 'couple')
