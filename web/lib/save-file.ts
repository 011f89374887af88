/** Saves a file as a download. */
export function saveFile(blob: Blob, filename: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // Safari reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
