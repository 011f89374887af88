import { showSnackbar } from '#web/ui/snackbar.tsx'

/** The system's sheet where there is one, else a copy of the address; `by-hand` where neither is allowed. */
export async function share(address: { title: string; url: string }): Promise<'done' | 'by-hand'> {
  if ('share' in navigator) {
    try {
      await navigator.share(address)
      return 'done'
    } catch (error) {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    }
  }
  try {
    await navigator.clipboard.writeText(address.url)
  } catch {
    return 'by-hand'
  }
  showSnackbar('Poveznica je kopirana.')
  return 'done'
}
