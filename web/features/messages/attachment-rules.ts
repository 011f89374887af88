import { attachmentPolicy, type AttachmentType } from '#contract/attachment-policy.ts'
import { formatNumber } from '#contract/numbers.ts'

const isAllowed = (type: string): type is AttachmentType => attachmentPolicy.types.some((one) => one === type)

/**
 * Why the server would refuse the file, as far as a browser can tell; null if nothing is wrong.
 * @internal
 */
export function refusalOfFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!isAllowed(type)) return attachmentPolicy.typeMessage
  if (size > attachmentPolicy.maxBytes) return attachmentPolicy.sizeMessage
  return size === 0 ? attachmentPolicy.emptyMessage : null
}

/** Which files can be added to the message's existing ones, and why others cannot. */
export function chooseFiles<T extends Pick<File, 'type' | 'size' | 'name'>>(
  before: readonly T[],
  added: readonly T[],
): { files: T[]; refusals: string[] } {
  const refusals: string[] = []
  const fit = added.filter((file) => {
    const refusal = refusalOfFile(file)
    if (refusal !== null) refusals.push(`${file.name}: ${refusal}`)
    return refusal === null
  })
  const files = [...before, ...fit]
  if (files.length > attachmentPolicy.maxFiles) refusals.push(attachmentPolicy.countMessage)
  return { files: files.slice(0, attachmentPolicy.maxFiles), refusals }
}

/** `840 B`, `12 kB`, `1,2 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 999_500
    ? `${Math.round(bytes / 1000)} kB`
    : `${formatNumber(bytes / 1_000_000, 1).replace(',0', '')} MB`
}
