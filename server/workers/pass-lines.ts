import type { Readable } from 'node:stream'

const LINE_END = 0x0a

/**
 * Forwards whole lines only, so that the output of several processes does not mix. An unfinished last line is forwarded
 * when the stream ends.
 */
export function passLines(from: Readable, pass: (lines: Buffer) => void): void {
  let rest: Buffer[] = []
  from.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf(LINE_END) + 1
    if (end > 0) {
      pass(Buffer.concat([...rest, chunk.subarray(0, end)]))
      rest = []
    }
    if (end < chunk.length) rest.push(chunk.subarray(end))
  })
  from.on('end', () => {
    if (rest.length > 0) pass(Buffer.concat([...rest, Buffer.of(LINE_END)]))
  })
}
