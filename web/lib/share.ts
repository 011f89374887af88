export type ShareOutcome = 'shared' | 'copied' | 'by-hand'

/** The system's sheet where there is one, else a copy of the address; `by-hand` where neither is allowed. */
export async function share(address: { title: string; url: string }): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(address)
      return 'shared'
    } catch (error) {
      // Closed without a choice.
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
