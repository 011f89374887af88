/** Programs hand out `webcal:` addresses, which mean the same file over https. */
const webcal = /^webcals?:(\/\/)?/i

/** The address as it is stored and requested; null if it cannot be a calendar's. */
export function calendarAddressOf(text: string): string | null {
  const address = text.replace(webcal, 'https://')
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href
}

/** The name for a calendar that has none of its own. */
export const hostOf = (address: string) => new URL(address).hostname.slice(0, 100)
