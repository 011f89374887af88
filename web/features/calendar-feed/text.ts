/** An address that opens in the person's own calendar program. */
export const webcalOf = (url: string) => url.replace(/^https?:/, 'webcal:')
