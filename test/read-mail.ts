const decodeQ = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** RFC 2047: `=?UTF-8?Q?Vjen=C4=8Danje?=`; a space between two encoded words is dropped. */
const decodeHeader = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : decodeQ(word.replaceAll('_', ' ')),
    )

interface Part {
  /** By lower-case name, unfolded. */
  headers: Map<string, string>
  body: string
}

function splitPart(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQ(body)
        : body
  return text.replaceAll('\r\n', '\n')
}

/** The leaf parts, in order. */
function leavesOf(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)/.exec(part.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  // The line break before a boundary belongs to it.
  return `\r\n${part.body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((one) => leavesOf(splitPart(one.slice(2))))
}

/** Parses a mail like a mail client. */
export function readMail(raw: string) {
  const mail = splitPart(raw)
  const parts = leavesOf(mail).map((part) => ({
    type: part.headers.get('content-type') ?? '',
    filename: /filename="?([^";]+)/.exec(part.headers.get('content-disposition') ?? '')?.[1],
    content: decodeBody(part),
  }))
  const textOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.content ?? ''
  return {
    headers: mail.headers,
    subject: decodeHeader(mail.headers.get('subject') ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    files: parts.filter(({ filename }) => filename !== undefined),
  }
}
