/** An address that opens in the user's calendar program. */
export const webcalOf = (url: string) => url.replace(/^https?:/, 'webcal:')
