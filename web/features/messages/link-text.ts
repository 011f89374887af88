/** A piece of a message: a link has the address that it leads to. */
export type TextPiece = { text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"'“”„»«]+/gi

/** At its end they belong to the sentence. */
const closing = /[.,;:!?…)\]}*_~|]$/

/** Without the sentence's own signs at its end; a bracket stays where it was opened within the address. */
function withoutSentence(found: string): string {
  let text = found
  for (;;) {
    const last = closing.exec(text)?.[0]
    if (last === undefined) return text
    if (last === ')' && text.split('(').length >= text.split(')').length) return text
    text = text.slice(0, -1)
  }
}

/** null for what is no address of the web, or hides where it leads: a name before an @ looks like a host. */
function hrefOf(text: string): string | null {
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text)
  const isPlain = url?.username === '' && url.password === '' && url.hostname.includes('.')
  return isPlain && /^https?:$/.test(url.protocol) ? url.href : null
}

/** A message's text with its addresses; joined, the pieces are the text. */
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
