import { parseUrl } from '#contract/parse-url.ts'

/** A part of a message; a link has its address. */
export type TextPiece = { text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”„»«]+/gi

/** At the end of an address these belong to the sentence. */
const closing = '.,;:!?…)]}*_~|'

const countOf = (sign: string, text: string) => text.split(sign).length - 1

/** Without the sentence's punctuation at the end; a closing bracket stays if it was opened within the address. */
function withoutSentence(found: string): string {
  // Counted once: recounting for each of thousands of brackets would block the reader's page.
  let unopened = countOf(')', found) - countOf('(', found)
  let end = found.length
  for (; closing.includes(found.charAt(end - 1)); end--) {
    if (found[end - 1] === ')' && unopened-- <= 0) break
  }
  return found.slice(0, end)
}

/** Null if it is not a web address, or hides its target: a user name before an @ looks like a host. */
function hrefOf(text: string): string | null {
  const url = parseUrl(/^www\./i.test(text) ? `https://${text}` : text)
  const isPlain = url?.username === '' && url.password === '' && url.hostname.includes('.')
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Splits a message at its addresses; joined, the pieces are the original text. */
export function linkPieces(body: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of body.matchAll(address)) {
    const text = withoutSentence(found)
    const href = hrefOf(text)
    if (href === null) continue
    if (index > end) pieces.push({ text: body.slice(end, index) })
    pieces.push({ text, href })
    end = index + text.length
  }
  if (end < body.length) pieces.push({ text: body.slice(end) })
  return pieces
}
