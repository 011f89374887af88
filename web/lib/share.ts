export type ShareOutcome = 'shared' | 'copied' | 'by-hand'

/** Opens the system's share sheet if there is one, otherwise copies the address; `by-hand` if neither is allowed. */
export async function share(address: { title: string; url: string }): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(address)
      return 'shared'
    } catch (error) {
      // The user closed the sheet without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(address.url)
  } catch {
    return 'by-hand'
  }
  return 'copied'
}
