const bytesOf = (content: Uint8Array) => Buffer.from(content.buffer, content.byteOffset, content.byteLength)

const signatures = [
  ['document', '%PDF-'],
  ['picture', '\u00ff\u00d8\u00ff'],
  ['picture', '\u0089PNG\r\n\u001a\n'],
] as const

/** The kind of file that the first bytes claim; null for a kind that messages do not carry. */
export const claimedKind = (content: Uint8Array): 'document' | 'picture' | null =>
  signatures.find(([, signature]) => bytesOf(content).toString('latin1', 0, signature.length) === signature)?.[0] ??
  null

// A PDF's header, its trailer and their positions are defined in ISO 32000-2, 7.5.

/** Readers look for the end mark within this many bytes. */
const TAIL = 1024
const HEAD = 1024

/**
 * A file that is another kind as well: a page that a browser would run, or an archive, whose directory is at its end.
 */
const pageStart = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i
const archiveStart = 'PK\u0003\u0004'
const archiveEnd = 'PK\u0005\u0006'

/**
 * Whether the file has the structure of a PDF: it begins and ends like one, and its end gives the position of an object
 * table within it. The objects are not inspected, since a PDF is only ever saved, never opened here.
 */
export function isPdf(content: Uint8Array): boolean {
  const file = bytesOf(content)
  const text = (from: number, length: number) => file.toString('latin1', Math.max(0, from), Math.max(0, from) + length)
  const head = text(0, HEAD)
  if (!/^%PDF-[12]\.\d[\s%]/.test(head) || pageStart.test(head) || head.includes(archiveStart)) return false
  const tail = text(file.length - TAIL, TAIL)
  const place = /startxref\s+(\d{1,10})\s+%%EOF(?![^]*%%EOF)/.exec(tail)?.[1]
  if (place === undefined || tail.includes(archiveEnd)) return false
  return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text(Number(place), 64))
}
