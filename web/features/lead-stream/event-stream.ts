export interface StreamEvent {
  type: string
  data: string
  /** The last one given, as the standard says; empty before the first. */
  id: string
}

/**
 * Reads server-sent events out of text as it comes in, in whatever pieces.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function eventParser(
  onEvent: (event: StreamEvent) => void,
  onRetry: (ms: number) => void,
): (text: string) => void {
  let rest = ''
  let type = ''
  let data: string[] = []
  let id = ''

  function take(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ type: type || 'message', data: data.join('\n'), id })
      type = ''
      data = []
      return
    }
    // A line that begins with the colon is a comment: the server's sign of life.
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') type = value
    else if (field === 'data') data.push(value)
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value))
  }

  return (text) => {
    // A carriage return at the very end may be half of a line's end: what follows will tell.
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}
