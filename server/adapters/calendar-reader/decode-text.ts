const utf8 = new TextDecoder('utf-8', { fatal: true })

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined // shown by the result
  }
}

/** A program that counts bytes may have folded a line in the middle of a character. */
const unfolded = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll(/\r?\n[ \t]/g, ''), 'latin1')

function decoderOf(contentType: string | undefined): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(contentType ?? '')?.[1]
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

/**
 * The text of a calendar: UTF-8 whatever its server says, unless that is impossible. Invalid characters are replaced.
 */
export function decodeText(bytes: Buffer, contentType: string | undefined): string {
  return decodeUtf8(bytes) ?? decodeUtf8(unfolded(bytes)) ?? decoderOf(contentType).decode(bytes)
}
