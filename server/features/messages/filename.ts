import { attachmentPolicy, type AttachmentType } from '#contract/attachment-policy.ts'
import { cleanText } from '#contract/text.ts'

const extensions: Record<AttachmentType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

/**
 * Characters that some system does not allow in file names, and the escapes that browser forms use for characters they
 * cannot send.
 */
const forbidden = /(?:[<>:"|?*]|%22|%0[AD])+/g

/** Letters, as in `.exe`, and not a number that belongs to the name. */
const extensionPattern = /\.[a-z][a-z0-9]{1,4}$/i

/** Looked for where they begin alone: from each of them anew, a name of thousands takes minutes. */
const dotsAtEnd = /(?<![.\s])[.\s]+$/

/**
 * The name under which the other side will save the file: without folders or characters that are invisible or change
 * the writing direction, and with the extension of its real content, so that no program opens it as anything else.
 */
export function attachmentName(given: string | undefined, type: AttachmentType): string {
  const [last = ''] = cleanText(given ?? '')
    .split(/[\\/]/)
    .slice(-1)
  const name = last
    .replaceAll(forbidden, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(dotsAtEnd, '')
  const [usual] = extensions[type]
  const own = extensions[type].find((extension) => name.toLowerCase().endsWith(extension))
  const extension = own === undefined ? usual : name.slice(-own.length)
  const stem = own === undefined ? name.replace(extensionPattern, '') : name.slice(0, -own.length)
  const short = stem
    .slice(0, attachmentPolicy.maxFilename - extension.length)
    .toWellFormed()
    .trim()
  return (short || (type === 'application/pdf' ? 'dokument' : 'slika')) + extension
}

const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Without diacritics, for programs that do not know the encoded form. */
const plain = (name: string) =>
  name
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .,()+-]/g, '_')

/** The Content-Disposition of a file that is saved, never shown: RFC 6266. */
export const asDownload = (name: string) => `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`
